/**
 * Size of London's tile map. Tiles (districts.ts) are columns and rows, counted from 0 in the north-west corner.
 * tests/unit/styles/sheets.test.ts checks that the stylesheet has the same size.
 */
export const mapGrid = { columns: 14, rows: 15 } as const;

/** The legend covers the first `columns` columns from row `row` down. Districts cannot use its tiles. */
export const mapLegend = { columns: 3, row: 10 } as const;

/** Postcode areas inside London without district pages, and their tiles. */
export const unservedAreas = [
  { code: 'WC', tile: [7, 6] },
  { code: 'EC', tile: [8, 6] },
] as const;
