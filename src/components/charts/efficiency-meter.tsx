interface EfficiencyMeterProps {
  /** Seasonal efficiencies in per cent. */
  rows: readonly { label: string; percent: number }[];
  /** Legal minimum for a new boiler, in per cent. */
  floor: number;
  /** Limits of class A, in per cent. */
  classA: readonly [number, number];
}

const headHeight = 24;
const rowHeight = 46;
/** In per cent. Values are points, not bars, because the scale does not start at zero. */
const scale = [88, 98] as const;
const ticks = [90, 92, 94, 96];

export function EfficiencyMeter({ rows, floor, classA }: EfficiencyMeterProps) {
  const across = (percent: number) => `${(percent - scale[0]) * 10}%`;
  const foot = headHeight + rows.length * rowHeight + 4;
  const shown = rows.map(({ label, percent }) => `${label} ${percent}%`);

  return (
    <svg className="drawing chart" height={foot + 42} role="img">
      <title>{`Efficiency on the label: ${shown.join('; ')}. Class A is ${classA.join('-')}%.`}</title>
      <text className="i-note i-middle" x={across((classA[0] + classA[1]) / 2)} y="13">
        {`Class A, ${classA.join('-')}%`}
      </text>
      <line className="d-return i-brace" x1={across(classA[0])} x2={across(classA[1])} y1="21" y2="21" />
      {rows.map(({ label, percent }, index) => {
        const y = headHeight + index * rowHeight;
        return (
          <g key={label}>
            <text className="i-note" y={y + 19}>
              {label}
            </text>
            <text className="i-value i-end" x="100%" y={y + 19}>
              {`${percent}%`}
            </text>
            <rect
              className="i-mark"
              x={across(classA[0])}
              y={y + 26}
              width={`${(classA[1] - classA[0]) * 10}%`}
              height="16"
            />
            <line className="d-detail" x2="100%" y1={y + 34} y2={y + 34} />
            <line className="d-line" x1={across(floor)} x2={across(floor)} y1={y + 26} y2={y + 42} />
            <circle className="i-bar" cx={across(percent)} cy={y + 34} r="6" />
          </g>
        );
      })}
      <line className="d-line" x2="100%" y1={foot} y2={foot} />
      <line className="d-line" x1={across(floor)} x2={across(floor)} y1={foot} y2={foot + 24} />
      {ticks.map((tick) => (
        <text key={tick} className="i-note i-middle" x={across(tick)} y={foot + (tick === floor ? 38 : 17)}>
          {tick === floor ? `${tick}%, least by law` : `${tick}%`}
        </text>
      ))}
    </svg>
  );
}
