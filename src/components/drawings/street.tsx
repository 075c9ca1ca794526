const terraces = [8, 92, 176, 868, 952];
const semis = [566, 642];
const columns = [300, 328, 356, 384, 412, 440, 780, 804];
const repeatAt = (places: readonly number[], path: string) => places.map((place) => `M${place} ${path}`).join('');

/** Draws a street of London homes: terraces, a mansion block, a pair of semis and a tower. */
export function Street() {
  return (
    <svg className="drawing street" viewBox="0 0 1040 120" preserveAspectRatio="xMinYMax slice" aria-hidden="true">
      <path
        className="d-outline"
        d={`${repeatAt(terraces, '119V36h84v83zm0-83V20h14v16z')}M570 119V48h148v71zM772 119V12h56v107zM0 119h1040`}
      />
      <path className="d-room d-line" d="M294 119V28h30l20-18 20 18h30l20-18 20 18h30v91zM560 48l36-32h96l36 32z" />
      <path
        className="d-sky d-detail"
        d={
          repeatAt([...terraces, ...semis], '48m12 8h20v20h-20zm40 0h20v20h-20zm-42 36h24v20h-24z') +
          repeatAt(columns, '36h16v12h-16zm0 20h16v12h-16zm0 20h16v12h-16zm0 20h16v12h-16z')
        }
      />
      <path className="d-cut" d={repeatAt([...terraces, ...semis], '92m54 0h16v27h-16z')} />
    </svg>
  );
}
