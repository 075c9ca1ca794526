/** Renders a panel radiator with its thermostatic valve; its origin is the top left of the panel. */
export function RadiatorPanel({ width, height }: { width: number; height: number }) {
  const gaps = Math.round((width - 20) / 17);
  const pitch = (width - 20) / gaps;
  const fins = Array.from({ length: gaps + 1 }, (_, index) => `M${Math.round(10 + index * pitch)} 12v${height - 24}`);

  return (
    <>
      <rect className="d-outline" width={width} height={height} rx="6" />
      <path className="d-detail" d={`${fins.join('')}M0 8h${width}M0 ${height - 8}h${width}`} />
      <path
        className="d-outline"
        d={`M-13 ${height - 17}h13v10h-13zM${width} ${height - 17}h13v10h-13zM-14 ${height - 38}h6a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3h-6a3 3 0 0 1-3-3v-14a3 3 0 0 1 3-3z`}
      />
    </>
  );
}
