import type { Place } from './positions.ts';
import type { LinkEntry, LinkReport } from './report.ts';

/** So many further places are named with a fault; those who show SARIF show fewer. */
const relatedLimit = 100;

interface SarifLocation {
  physicalLocation: {
    artifactLocation: { uri: string };
    region?: { startLine: number; startColumn?: number };
  };
}

/**
 * Renders the report as SARIF 2.1.0: an error for each fault, a note for each listed dead link. Its place is the source
 * line that declares it, or else the first place in a built file; the others are related locations.
 *
 * @param dist the folder that was checked, as the paths in the log name it
 */
export function toSarif(report: LinkReport, dist: string): string {
  const faults = [...report.unlisted, ...report.stale];
  const notes = report.dead.filter((entry) => !report.unlisted.includes(entry));
  const rules = new Set([...faults, ...notes].map(ruleOf));
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'check:links', rules: [...rules].sort().map((id) => ({ id })) } },
        columnKind: 'utf16CodeUnits',
        results: [
          ...faults.map((entry) => resultOf(entry, 'error', dist)),
          ...notes.map((entry) => resultOf(entry, 'note', dist)),
        ],
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function resultOf(entry: LinkEntry, level: 'error' | 'note', dist: string) {
  const [first, ...others] = [
    ...entry.declaredAt.map(sourceLocation),
    ...entry.places.map((at) => builtLocation(at, dist)),
  ];
  return {
    ruleId: ruleOf(entry),
    level,
    message: { text: `${entry.target}: ${entry.reason} (status ${entry.status})` },
    locations: [first ?? { physicalLocation: { artifactLocation: { uri: uriOf(dist) } } }],
    ...(others.length > 0 && { relatedLocations: others.slice(0, relatedLimit) }),
    partialFingerprints: { target: entry.target },
  };
}

/** The name of a fault without what differs from one to the next: `link-with-a-trailing-slash`. */
function ruleOf({ reason }: LinkEntry): string {
  const [name = ''] = reason.split(/[;:,]| that is published as | claims to be /);
  return name.toLowerCase().replace(/\W+/g, '-').replace(/^-|-$/g, '');
}

function sourceLocation(place: string): SarifLocation {
  const [file = '', line = '1'] = place.split(/:(?=\d+$)/);
  return { physicalLocation: { artifactLocation: { uri: uriOf(file) }, region: { startLine: Number(line) } } };
}

function builtLocation({ file, line, column }: Place, dist: string): SarifLocation {
  const artifactLocation = { uri: uriOf(`${dist}/${file}`) };
  return { physicalLocation: { artifactLocation, region: { startLine: line, startColumn: column } } };
}

/** A path as a relative reference. */
function uriOf(path: string): string {
  const name = path.replaceAll('\\', '/').replace(/^\.\//, '');
  return encodeURI(name).replace(/[?#[\]]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}
