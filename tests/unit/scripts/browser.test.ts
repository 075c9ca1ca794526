import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { launchOptions } from '../../../scripts/setup/browser.ts';

test('the browser is started without what Playwright leaves out: of two such lists the last counts alone', () => {
  const [, list = ''] =
    /disabledFeatures = \[([^\]]*)\]/.exec(readFileSync('node_modules/playwright-core/lib/coreBundle.js', 'utf8')) ??
    [];
  const theirs = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, feature]) => feature ?? '');
  expect(theirs.length).toBeGreaterThan(10);

  const prefix = '--disable-features=';
  const [ours = '', ...more] = launchOptions('chromium').args.filter((arg) => arg.startsWith(prefix));
  expect(more).toEqual([]);
  const features = ours.slice(prefix.length).split(',');
  expect(theirs.filter((feature) => !features.includes(feature))).toEqual([]);
  expect(features.filter((feature) => !theirs.includes(feature))).toEqual([
    'WebUIOmniboxPopup',
    'WebUIOmniboxAimPopup',
  ]);
});
