// Part of 5. Evaluates React in its own task. Imported here for its side effects, because a dynamic import of the package
// would add the bundler's helper for CommonJS to the client entry.
import 'react-dom/client';
