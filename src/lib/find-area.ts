interface AreaPrefixes {
  code: string;
  districts: readonly string[];
}

/** Upper case without white space: the form the lookup compares (specification, section 5, rule 1). */
export function normalizePostcode(postcode: string): string {
  return postcode.toUpperCase().replace(/\s+/g, '');
}

/** Finds the area of a postcode. The first match wins, so `NW1` is in North London (specification, section 5). */
export function findArea<T extends AreaPrefixes>(areas: readonly T[], postcode: string): T | undefined {
  const value = normalizePostcode(postcode);
  return areas.find(
    ({ code, districts }) => value.startsWith(code) || districts.some((district) => value.startsWith(district)),
  );
}
