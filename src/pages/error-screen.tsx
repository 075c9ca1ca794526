import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { CallButton } from '../components/sections/actions.tsx';

/** What a visitor sees when the application itself fails (specification, section 8). */
export function ErrorScreen() {
  const error = useRouteError();

  return (
    <main className="page message-page">
      <h1>Unexpected Application Error!</h1>
      <p>{describe(error)}</p>
      <p>
        <a href="/">Load the home page afresh</a>, or ring us: the phone works in any case.
      </p>
      <CallButton size="lg" />
    </main>
  );
}

function describe(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : String(error);
}
