// Part of 7. Evaluates the other packages by themselves.
import 'react-helmet-async';
import 'react-router-dom';
