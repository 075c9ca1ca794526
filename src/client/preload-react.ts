// Evaluates React by itself, before the code that uses it (see client/client-entry.ts).
import 'react-dom/client';
