import { packages, packageWarrantyYears } from '../../content/packages.ts';
import { formatPounds } from '../../lib/money.ts';
import { AtlasBoiler } from '../drawings/atlas/atlas-boiler.tsx';
import { PriceTable } from '../ui/price-table.tsx';
import { BookButton } from './actions.tsx';

export function PackageTable() {
  return (
    <PriceTable
      caption="Installation packages, installed, VAT included"
      captionHidden
      columns={[
        { label: 'Package' },
        { label: 'Boiler' },
        { label: 'Warranty' },
        { label: 'Installed price', kind: 'price' },
        { label: 'Book', kind: 'action' },
      ]}
      rows={packages.map(({ name, boiler, brand, price }) => ({
        picture: <AtlasBoiler brand={brand} />,
        cells: [
          name,
          boiler,
          `${packageWarrantyYears} years`,
          formatPounds(price),
          <BookButton key="book" label="Get fixed price" variant="outline" size="sm" iconFrom="none" />,
        ],
      }))}
    />
  );
}
