import {
  agreeing,
  type Check,
  isUnset,
  listOf,
  numberFrom,
  optional,
  repeated,
  required,
  type SettingRule,
} from '../../src/lib/settings.ts';

/** One line of text, with nothing in it that a template has put there by mistake. */
export const words: SettingRule = {
  expected: 'one line of text',
  test: (value) =>
    typeof value === 'string' &&
    value !== '' &&
    value.trim() === value &&
    !/\p{Cc}|\b(undefined|NaN)\b|\[object /u.test(value),
};

/** A price: a number that is one, and more than nothing. */
export const pounds: SettingRule = {
  expected: 'a number of pounds above 0',
  test: (value) => typeof value === 'number' && value > 0 && value < 100_000,
};

/** A whole number of something, both limits included. */
export const wholeFrom = (min: number, max: number, unit: string): SettingRule => ({
  expected: `whole ${unit} from ${min} to ${max}`,
  test: (value) => Number.isInteger(value) && numberFrom(min, max).test(value),
});

/** A text that has to be there. */
export const text = required(words);
/** A text that may be left out. */
export const optionalText = optional(words);

/** A list of a certain length, every entry of which passes. */
export function listFrom(min: number, check: Check, max = Number.POSITIVE_INFINITY): Check {
  const expected = min === max ? `a list of ${min}` : `a list of ${min} or more`;
  return (value, setting) =>
    Array.isArray(value) && value.length >= min && value.length <= max
      ? listOf(check)(value, setting)
      : [{ setting, found: Array.isArray(value) ? `a list of ${value.length}` : value, expected }];
}

/** A list that is not empty. */
export const some = (check: Check) => listFrom(1, check);
/** A list of so many. */
export const exactly = (length: number, check: Check) => listFrom(length, check, length);

/** A list without repetitions; `key` is the field that tells its entries apart. */
export function distinct(check: Check, key?: string): Check {
  return agreeing<readonly unknown[]>(check, (list, setting) =>
    repeated(
      key === undefined ? list : list.map((entry) => (entry as Record<string, unknown> | null)?.[key]),
      (index) => (key === undefined ? `${setting}[${index}]` : `${setting}[${index}].${key}`),
    ),
  );
}

/** Two numbers, the smaller one first. */
export function span(rule: SettingRule): Check {
  return agreeing<readonly [number, number]>(exactly(2, required(rule)), ([low, high], setting) =>
    high < low ? [{ setting: `${setting}[1]`, found: high, expected: `no less than ${low}` }] : [],
  );
}

/** A check for a value that may be left out. */
export function unlessUnset(check: Check): Check {
  return (value, setting) => (isUnset(value) ? [] : check(value, setting));
}
