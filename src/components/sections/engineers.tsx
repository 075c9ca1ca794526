import { gasSafeRegister } from '../../content/claims.ts';
import type { Business } from '../../lib/business.ts';
import { Photo } from './photo.tsx';

/** Lists the engineers with links to the public register. */
export function Engineers({ engineers }: Pick<Business, 'engineers'>) {
  if (engineers.length === 0) return null;
  return (
    <>
      <ul className="plain-list">
        {engineers.map(({ name, gasSafeId }) => (
          <li key={gasSafeId}>
            {`${name}, Gas Safe ID ${gasSafeId}`}
            <Photo name={gasSafeId} />
          </li>
        ))}
      </ul>
      <p className="note">
        <a href={gasSafeRegister}>Check the Gas Safe Register</a>
      </p>
    </>
  );
}
