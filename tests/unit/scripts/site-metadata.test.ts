import { describe, expect, test } from 'vitest';
import { llmsTxt } from '../../../scripts/metadata/llms.ts';
import { securityTxt } from '../../../scripts/metadata/security-txt.ts';

test('llms.txt escapes what Markdown would read as its own', () => {
  const pages = [{ url: 'https://a.example/', title: 'One [two]', description: 'Three_four' }];
  expect(
    llmsTxt('A', 'B', [
      { heading: 'Pages', pages },
      { heading: 'None', pages: [] },
    ]),
  ).toBe('# A\n\n> B\n\n## Pages\n\n- [One \\[two\\]](https://a.example/): Three\\_four\n');
});

describe('security.txt', () => {
  const today = new Date('2026-06-01T12:00:00Z');

  test('is not written without a contact', () => {
    expect(securityTxt('https://a.example', { contact: '', expires: '' }, today)).toBeUndefined();
  });

  test.each([
    ['security@a.example', 'mailto:security@a.example'],
    ['https://a.example/report', 'https://a.example/report'],
  ])('names %s as RFC 9116 has it', (contact, uri) => {
    expect(securityTxt('https://a.example', { contact, expires: '2027-05-31' }, today)).toBe(
      `Contact: ${uri}\nExpires: 2027-05-31T23:59:59Z\nPreferred-Languages: en\nCanonical: https://a.example/.well-known/security.txt\n`,
    );
  });

  test.each(['2026-05-31', '2027-12-01'])('stops the build when it would expire on %s', (expires) => {
    expect(() => securityTxt('https://a.example', { contact: 'a@a.example', expires }, today)).toThrow(
      'src/site.config.ts  security.expires',
    );
  });
});
