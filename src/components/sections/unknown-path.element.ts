import type { Connect } from '../ui/custom-elements.ts';

/** Says in the log which path led here (specification, section 8). Shows nothing. */
const logUnknownPath: Connect = () => {
  console.warn('404 Error: User attempted to access non-existent route:', window.location.pathname);
};

export default logUnknownPath;
