/** Draws text labels. Labels left of the origin (x < 0) end at their position. */
export function Labels({ of }: { of: readonly (readonly [text: string, x: number, y: number])[] }) {
  return (
    <g className="d-label">
      {of.map(([text, x, y]) => (
        <text key={`${x} ${y}`} className={x < 0 ? 'd-end' : undefined} x={x} y={y}>
          {text}
        </text>
      ))}
    </g>
  );
}
