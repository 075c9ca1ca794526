interface AreaPrefixes {
  code: string;
  districts: readonly string[];
}

/** Converts a postcode to upper case without white space (specification, section 5, rule 1). */
export function normalizePostcode(postcode: string): string {
  return postcode.toUpperCase().replace(/\s+/g, '');
}

/** Returns the first area that matches a postcode. N precedes NW: `NW1` is North London (specification, section 5). */
export function findArea<T extends AreaPrefixes>(areas: readonly T[], postcode: string): T | undefined {
  const value = normalizePostcode(postcode);
  return areas.find(
    ({ code, districts }) => value.startsWith(code) || districts.some((district) => value.startsWith(district)),
  );
}
