import { useVisitor } from '../../lib/use-visitor.ts';
import { island } from '../ui/island.tsx';

interface ThisYearProps {
  /** The year that stands in the served file. */
  served: number;
}

/** The year on the visitor's calendar. */
function VisitorsYear({ served }: ThisYearProps) {
  return useVisitor(served, () => new Date().getFullYear());
}

export default island('this-year', VisitorsYear);
