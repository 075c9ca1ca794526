import { expect, test } from 'vitest';
import { deadLinks } from '../../../scripts/links/built-links.ts';

test('a build hears of dead links and missing parts, in quotes or without', () => {
  const dead = deadLinks(
    [
      ['index.html', '<a href=/gone>1</a><a href="/lost">2</a><a href=/a#no>3</a><a href="#nor">4</a><p id=part>'],
      [
        'a.html',
        '<p id="here"><a href=/#part>5</a><a href="#here">6</a><a href=/a?b=1#here>7</a><a href=//x.example>8</a>',
      ],
    ],
    new Set(['/', '/a']),
  );
  expect(dead.map(({ href, missesPart }) => [href, missesPart])).toEqual([
    ['/gone', false],
    ['/lost', false],
    ['/a#no', true],
    ['#nor', true],
  ]);
});
