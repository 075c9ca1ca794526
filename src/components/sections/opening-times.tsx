import { bankHolidayRows, weekRows } from '../../lib/opening-state.ts';
import { site } from '../../site.config.ts';

const rows = [
  ...weekRows(site.hours),
  ...bankHolidayRows(site.bankHolidays),
  ...(site.emergencyService ? [{ label: 'Emergency', hours: '24/7, every bank holiday' }] : []),
];

/** Renders the hours of the week, bank holidays and emergencies. */
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
