// Step 5 of inline-script.ts: loads React in its own task. A dynamic import of `react-dom/client` in the client entry
// would add the bundler's helper for CommonJS to it.
import 'react-dom/client';
