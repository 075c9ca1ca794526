/** A number, the point on the part, and the position of the disc, by default at the same height. */
export type Leader = readonly [number: number, x: number, y: number, discX: number, discY?: number];

/** Draws numbers beside a drawing, each with a line to a dot on its part. */
export function Leaders({ of }: { of: readonly Leader[] }) {
  const line = ([, x, y, discX, discY]: Leader) => `M${discX} ${discY ?? y}H${x}${discY === undefined ? '' : `V${y}`}`;
  return (
    <>
      <path className="d-detail" d={of.map(line).join('')} />
      <path className="d-tail" d={of.map(([, x, y]) => `M${x} ${y}h.1`).join('')} />
      {of.map(([number, , y, discX, discY = y]) => (
        <g key={number} transform={`translate(${discX} ${discY})`}>
          <circle className="d-outline" r="12" />
          <text className="d-reading" y="5">
            {number}
          </text>
        </g>
      ))}
    </>
  );
}
