// Step 5 of inline-script.ts: loads React in its own task. `import('react-dom/client')` would add the bundler's helper for
// CommonJS to the client entry.
import 'react-dom/client';
