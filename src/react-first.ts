// Evaluates React by itself, before the code that uses it (see after-paint.ts).
import 'react-dom/client';
