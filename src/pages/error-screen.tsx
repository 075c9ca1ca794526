import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { Head } from 'vite-react-ssg';
import { formatPhone } from '../lib/phone.ts';
import { site } from '../site.config.ts';

const heading = 'Unexpected Application Error!';

/** Renders the error page of the application (specification, section 8). */
export function ErrorScreen() {
  const error = useRouteError();
  // The development server also renders this screen in Node, which may have no navigator.
  const offline = globalThis.navigator?.onLine === false;

  useEffect(() => {
    if (!offline) return undefined;
    const reload = () => window.location.reload();
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, [offline]);

  return (
    <div className="page message-page">
      <Head defer={false}>
        <title>{heading}</title>
      </Head>
      <h1>{heading}</h1>
      <p>{offline ? 'You’re offline. The page will load by itself once you’re back online.' : describe(error)}</p>
      <p>
        <a href="/" target="_self">
          Reload the home page
        </a>
        , or call us.
      </p>
      <a className="btn btn-lg" href={`tel:${site.phone}`}>{`Call ${formatPhone(site.phone)}`}</a>
    </div>
  );
}

function describe(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : String(error);
}
