import type { Business } from '../../lib/business.ts';
import { formatPrice } from '../../lib/money.ts';
import { DataTable } from '../ui/data-table.tsx';

/** Lists the configured prices of work not included in the installed price. */
export function InstallationExtras({ extras }: { extras: Business['installationExtras'] }) {
  if (extras.length === 0) return null;
  return (
    <DataTable
      caption="Extras, VAT included"
      columns={[{ label: 'Extra' }, { label: 'Price', kind: 'figure' }]}
      rows={extras.map(({ name, price }) => [name, formatPrice(price)])}
    />
  );
}
