/**
 * The tile map of London: its size, and the tiles that no district can have. A tile (see districts.ts) is a column and a row
 * from 0, north up. The map's styles name the same size: tests/unit/styles/sheets.test.ts fails when they part.
 */
export const mapGrid = { columns: 15, rows: 15 } as const;

/** The corner in which the key stands: the columns from the left, and the rows down from one. */
export const mapKey = { columns: 4, row: 10 } as const;

/** Postcode areas inside London that no district page covers, and their tiles. */
export const unservedAreas = [
  { code: 'WC', tile: [8, 6] },
  { code: 'EC', tile: [9, 6] },
] as const;
