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
  test('is not written without a contact', () => {
    expect(securityTxt('https://a.example', { contact: '', expires: '' })).toBeUndefined();
  });

  test.each([
    ['security@a.example', 'mailto:security@a.example'],
    ['https://a.example/report', 'https://a.example/report'],
  ])('names %s as RFC 9116 has it', (contact, uri) => {
    expect(securityTxt('https://a.example', { contact, expires: '2027-05-31' })).toBe(
      `Contact: ${uri}\nExpires: 2027-05-31T23:59:59Z\nPreferred-Languages: en\nCanonical: https://a.example/.well-known/security.txt\n`,
    );
  });
});
