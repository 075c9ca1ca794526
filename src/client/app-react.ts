// Part of 7. Evaluates React by itself, before the app that uses it.
import 'react-dom/client';
