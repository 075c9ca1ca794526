import { expect, test } from 'vitest';
import { readOptions } from '../../../scripts/build/options.ts';

test.each([
  { args: [], options: { out: 'dist', compress: false } },
  { args: ['--compress'], options: { out: 'dist', compress: true } },
  { args: ['--compress', '--out', 'site'], options: { out: 'site', compress: true } },
  { args: ['--out=site'], options: { out: 'site', compress: false } },
])('a build takes $args', ({ args, options }) => {
  expect(readOptions(args)).toEqual(options);
});

test('one message names every argument of a build that means nothing', () => {
  expect(() => readOptions(['--compres', 'site', '-x', '--compress=no', '--out=', '--'])).toThrow(
    [
      'A build takes --out DIR and --compress; nothing was written.',
      '  --compres    is no option',
      '  site    is no option',
      '  -x    is no option',
      '  --compress=no    takes no value',
      '  --out    needs a folder',
    ].join('\n'),
  );
});

test.each([[['--out']], [['--out', '--compress']]])('a folder must be named: %s', (args) => {
  expect(() => readOptions(args)).toThrow('  --out    needs a folder');
});
