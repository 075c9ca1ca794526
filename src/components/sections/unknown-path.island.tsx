import { useEffect } from 'react';
import { island } from '../ui/island.tsx';

/** Says in the log which path led here (specification, section 8). Shows nothing. */
function LogUnknownPath() {
  useEffect(() => {
    console.warn('404 Error: User attempted to access non-existent route:', window.location.pathname);
  }, []);
  return null;
}

export default island('unknown-path', LogUnknownPath);
