import { bankHolidayRows, weekRows } from '../../lib/opening-state.ts';
import { site } from '../../site.config.ts';

const rows = [
  ...weekRows(site.hours),
  ...bankHolidayRows(site.bankHolidays),
  { label: 'Emergency', hours: '24/7, every bank holiday' },
];

/** The week's hours, those of bank holidays, and the hour that never closes. */
export function OpeningTimes() {
  return (
    <dl className="hours">
      {rows.map(({ label, hours }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{hours}</dd>
        </div>
      ))}
    </dl>
  );
}
