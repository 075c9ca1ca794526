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
      labels={{ name: 'Package', detail: 'Boiler', terms: 'Warranty', price: 'Installed price', action: 'Book' }}
      rows={packages.map(({ name, boiler, brand, price }) => ({
        name,
        picture: <AtlasBoiler brand={brand} />,
        detail: boiler,
        terms: `${packageWarrantyYears} years`,
        price: formatPounds(price),
        action: <BookButton label="Get fixed price" variant="outline" size="sm" iconFrom="none" />,
      }))}
    />
  );
}
