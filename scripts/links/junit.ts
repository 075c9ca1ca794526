import type { LinkEntry, LinkReport } from './report.ts';

/**
 * Renders the report as JUnit XML, in the form that CI servers read: a failure for each fault, a skipped case for each
 * listed dead link, and one case that passes and says how much was looked at.
 *
 * @param seconds how long the check took
 */
export function toJUnit(report: LinkReport, seconds: number): string {
  const faults = [...report.unlisted, ...report.stale];
  const known = report.dead.filter((entry) => !report.unlisted.includes(entry));
  const cases = [
    testCase('check', `${report.pages} pages, ${report.links} links`),
    ...known.map((entry) =>
      testCase(entry.reason, entry.target, `<skipped message="listed: ${escapeXml(entry.reason)}"/>`),
    ),
    ...faults.map((entry) => testCase(entry.reason, entry.target, failureOf(entry))),
  ];
  const counts = `tests="${cases.length}" failures="${faults.length}" errors="0"`;
  const time = `time="${seconds.toFixed(3)}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="links" ${counts} ${time}>`,
    `  <testsuite name="links" ${counts} skipped="${known.length}" ${time}>`,
    ...cases.map((line) => `    ${line}`),
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}

function testCase(classname: string, name: string, content = ''): string {
  const start = `<testcase classname="${escapeXml(classname)}" name="${escapeXml(name)}"`;
  return content === '' ? `${start}/>` : `${start}>${content}</testcase>`;
}

function failureOf({ reason, status, pages, places, declaredAt }: LinkEntry): string {
  const lines = [
    ...declaredAt.map((place) => `declared at ${place}`),
    ...places.map(({ file, line, column }) => `in ${file}:${line}:${column}`),
    ...(places.length === 0 ? pages.map((page) => `on ${page}`) : []),
  ];
  const message = escapeXml(`${reason} (status ${status})`);
  return `<failure type="${escapeXml(reason)}" message="${message}">${escapeXml(lines.join('\n'))}</failure>`;
}

/** Text as XML takes it, in attributes too: what XML 1.0 has no character for is replaced. */
function escapeXml(text: string): string {
  const references: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\t': '&#9;' };
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD')
    .replace(/[&<>"\t]/g, (character) => references[character] ?? character);
}
