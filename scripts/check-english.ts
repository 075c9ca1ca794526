import { readdirSync, readFileSync } from 'node:fs';
import { formatFaults } from '../src/lib/settings.ts';
import { runCommand } from './run-command.ts';
import { type WordRule, wordFaults } from './style/words.ts';

const rules: readonly WordRule[] = [
  { words: /\b(?:tells|told|says|said)\b/gi, instead: 'reports, prints, returns, contains' },
  { words: /\b(?:stands?|stood)\b(?! for)/gi, instead: 'is, appears, is defined' },
  { words: /\b(?:holds?|held|lacks?|leavings)\b/gi, instead: 'contains, has no, leftover files' },
  { words: /\b(?:answers to|asks? for|asked|speaks? of|knows? nothing)\b/gi, instead: 'handles, requests, refers to' },
  {
    words: /\b(?:(?:of (?:its|their) )own|made-up|taken for|will not do)\b/gi,
    instead: 'separate, generated, is invalid',
  },
  { words: /\b(?:goes? on|comes|came|stays?|is sound)\b/gi, instead: 'continues, arrives, does not change, is valid' },
  { words: /\b(?:alone|anew|for ever|in place of|nor|whatever|whoever)\b/gi, instead: 'only, again, instead of' },
  { words: /\b(?:the one|those) (?:that|which|who)\b/gi, instead: 'the noun' },
];

/** Matches comments, and the titles and messages that are passed to these functions. */
const texts =
  /\/\*[\s\S]*?\*\/|(?<=^\s*|[;,{(\]] )\/\/ .*|(?<=\b(?:test|describe|step|Error)(?:\.\w+)*\(\s*)(['"`])(?:(?!\1)[^\\]|\\.)*\1/gm;

/** `npm run lint` runs this after Biome. */
function main(): number {
  const files = ['src', 'scripts', 'tests'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  );
  const sources = files.filter((file) => /\.(?:css|mjs|tsx?)$/.test(file) && !/fixtures|check-english/.test(file));
  const faults = sources.flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    return [...source.matchAll(texts)].flatMap(({ 0: text, index }) =>
      wordFaults({ place: `${file}:${source.slice(0, index).split('\n').length}`, text }, rules),
    );
  });
  for (const line of formatFaults(faults)) console.error(line);
  return faults.length > 0 ? 1 : 0;
}

runCommand(main, '');
