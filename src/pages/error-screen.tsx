import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { formatPhone } from '../lib/phone.ts';
import { site } from '../site.config.ts';

/** What a visitor sees when the application itself fails (specification, section 8). */
export function ErrorScreen() {
  const error = useRouteError();

  return (
    <div className="page message-page">
      <h1>Unexpected Application Error!</h1>
      <p>{describe(error)}</p>
      <p>
        <a href="/">Load the home page afresh</a>, or ring us: the phone works in any case.
      </p>
      <a className="btn btn-lg" href={`tel:${site.phone}`}>{`Call ${formatPhone(site.phone)}`}</a>
    </div>
  );
}

function describe(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : String(error);
}
