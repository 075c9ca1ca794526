import { Fragment } from 'react';

/** Returns whether a label is a code (`CE 207`, `1 03 to 1 07`), not a symptom in words. */
export function isCode(label: string): boolean {
  return !/[a-z]{3}/.test(label);
}

/** Label of the key that leads away from a brand's codes. */
export const otherBrand = 'Other brand';

/** Returns the class of a brand's keys: codes, or symptoms in words, which are wider. */
export function keyGridClass(labels: readonly string[]): string {
  return labels.some(isCode) ? '' : 'keys-words';
}

/** Class of a key. */
export const keyClass = 'btn btn-outline btn-sm';

/** Renders the label of a key, which may break after a slash: `E118/E119`. */
export function KeyLabel({ label }: { label: string }) {
  return (
    <span>
      {label.split('/').map((part, index) => (
        <Fragment key={part}>
          {index > 0 && ['/', <wbr key="wbr" />]}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
