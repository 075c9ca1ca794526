interface HeroFiguresProps {
  /** Labels with formatted prices or times. */
  figures: readonly (readonly [label: string, figure: string])[];
}

/** Renders the most important prices and times of a page in a row. */
export function HeroFigures({ figures }: HeroFiguresProps) {
  return (
    figures.length > 0 && (
      <dl className="hero-figures">
        {figures.map(([label, figure]) => (
          <div key={label}>
            <dt className="note">{label}</dt>
            <dd className="figure">{figure}</dd>
          </div>
        ))}
      </dl>
    )
  );
}
