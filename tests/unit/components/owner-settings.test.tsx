import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Engineers } from '../../../src/components/sections/engineers.tsx';
import { InstallationExtras } from '../../../src/components/sections/installation-extras.tsx';
import { VisitPrices } from '../../../src/components/sections/visit-prices.tsx';

/** What only the owner knows: as it is set, and as nobody has set it. */
const settings: Record<string, { set: ReactElement; says: readonly string[]; unset: ReactElement }> = {
  'prices of a visit': {
    set: <VisitPrices visits={{ prices: { findingTheFault: 72.5, firstHourAtNight: 1140 }, parking: '' }} />,
    says: ['Call-out and finding the fault', '£72.50', 'First hour at night', '£1,140', 'VAT included'],
    unset: <VisitPrices visits={{ prices: {}, parking: '' }} />,
  },
  'who pays for parking': {
    set: <VisitPrices visits={{ prices: {}, parking: 'We pay for parking.' }} />,
    says: ['We pay for parking.'],
    unset: <VisitPrices visits={{ prices: {}, parking: '' }} />,
  },
  'the engineers by name': {
    set: <Engineers engineers={[{ name: 'Zoë O’Neill', gasSafeId: '1234567' }]} />,
    says: ['Zoë O’Neill', 'Gas Safe ID 1234567', 'https://www.gassaferegister.co.uk/'],
    unset: <Engineers engineers={[]} />,
  },
  'extras of an installation': {
    set: <InstallationExtras extras={[{ name: 'Flue through the roof', price: 320 }]} />,
    says: ['Flue through the roof', '£320', 'VAT included'],
    unset: <InstallationExtras extras={[]} />,
  },
};

describe.each(Object.entries(settings))('%s', (_, { set, says, unset }) => {
  test('stand on the page once the owner has set them', () => {
    const markup = renderToStaticMarkup(set);
    for (const text of says) expect(markup).toContain(text);
  });

  test('leave no trace before', () => {
    expect(renderToStaticMarkup(unset)).toBe('');
  });
});

test('a price that is not set does not stand as a row', () => {
  const markup = renderToStaticMarkup(<VisitPrices visits={{ prices: { firstHour: 95 }, parking: '' }} />);
  expect(markup).not.toContain('night');
});
