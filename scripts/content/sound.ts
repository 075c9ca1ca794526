import type { SettingFault } from '../../src/lib/settings.ts';
import { at, type Content, fieldPath, isGroup } from './content.ts';

/**
 * The content without the values that are not sound: `undefined` stands in their place. What is compared with a value that
 * has a fault already would tell that fault once more, somewhere else.
 */
export function soundContent(content: Content, faults: readonly SettingFault[]): Content {
  const sound = new Map(content);
  for (const { setting } of faults) {
    const { file, keys } = fieldPath(setting, content);
    const exports = sound.get(file);
    if (exports && keys.length > 0) sound.set(file, without(exports, keys) as Record<string, unknown>);
  }
  return sound;
}

function without(value: unknown, [key, ...keys]: readonly string[]): unknown {
  if (key === undefined) return undefined;
  if (Array.isArray(value)) return value.map((entry, index) => (String(index) === key ? without(entry, keys) : entry));
  return isGroup(value) && key in value ? { ...value, [key]: without(value[key], keys) } : value;
}

/** A number that came to nothing, and what a template makes of one or of a value that is missing. */
const unfilled = /\b(?:undefined|NaN)\b|\[object /;

/**
 * The faults without those that only say what others have led to: a number or a text that was worked out of a faulty value,
 * and the same value where it was taken over.
 */
export function withoutEchoes(faults: readonly SettingFault[]): SettingFault[] {
  const own = faults.filter((fault) => !faults.some((other) => isTakenFrom(other, fault)));
  const causes = own.filter(({ found }) => (typeof found === 'string' ? !unfilled.test(found) : !Number.isNaN(found)));
  return causes.length > 0 ? causes : own;
}

const packages = at('packages.ts');

/** Whether a faulty value is that of a package, or of its brand's service: other boilers, and packages, take these. */
function isTakenFrom(other: SettingFault, { setting, found }: SettingFault): boolean {
  if (found === undefined || found !== other.found || setting === other.setting) return false;
  const [file, otherFile] = [setting, other.setting].map((place) => place.split('  ')[0]);
  return file === otherFile ? other.setting === `${file}  servicePrice` : otherFile === packages;
}
