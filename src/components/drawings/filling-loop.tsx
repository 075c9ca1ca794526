import { Drawing } from './drawing.tsx';

/** A filling loop under a boiler: a valve on the cold main, a braided hose, a valve on the heating return. */
export function FillingLoop() {
  return (
    <Drawing viewBox="0 0 240 176" title="A filling loop: a braided hose between two valves under the boiler.">
      <path className="d-outline" d="M24 2v42h192V2" />
      <circle className="d-outline" cx="184" cy="24" r="13" />
      <path className="d-line" d="M184 24l-6-7" />
      <path className="d-return" d="M60 44v130" />
      <path className="d-cold" d="M180 44v130" />
      <path className="d-line" d="M68 96c22 34 82 34 104 0" />
      <path className="d-detail" d="M68 96c22 34 82 34 104 0" />
      <path className="d-outline" d="M52 86h20v20H52zm116 0h20v20h-20z" />
      <path className="d-line" d="M42 96h10m136 0h10" />
      <text className="d-label" x="72" y="168">
        heating
      </text>
      <text className="d-label d-end" x="168" y="168">
        mains
      </text>
    </Drawing>
  );
}
