import { expect, test } from 'vitest';
import { readOptions } from '../../../scripts/build/options.ts';

test.each([
  { args: [], options: { out: 'dist', compress: false, check: false } },
  { args: ['--compress'], options: { out: 'dist', compress: true, check: false } },
  { args: ['--compress', '--out', 'site'], options: { out: 'site', compress: true, check: false } },
  { args: ['--out=site'], options: { out: 'site', compress: false, check: false } },
  { args: ['--check'], options: { out: 'dist', compress: false, check: true } },
])('a build takes $args', ({ args, options }) => {
  expect(readOptions(args)).toEqual(options);
});

test('one message names every argument of a build that means nothing', () => {
  expect(() => readOptions(['--compres', 'site', '-x', '--compress=no', '--out=', '--'])).toThrow(
    [
      'A build takes --out DIR, --compress and --check; nothing was written.',
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
