/**
 * The size of the tile map of London. A district's tile (see districts.ts) is its column and row from 0, north up. The
 * map's styles name the same number: tests/unit/styles/map-grid.test.ts fails when they part.
 */
export const mapGrid = { columns: 15, rows: 15 } as const;
