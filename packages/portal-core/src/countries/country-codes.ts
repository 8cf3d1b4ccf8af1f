import codes from 'i18n-iso-countries/codes.json' with { type: 'json' };

const alpha2OfCode = new Map<string, string>();
for (const [alpha2, alpha3] of codes) {
  if (alpha2 === undefined || alpha3 === undefined) continue;
  alpha2OfCode.set(alpha2, alpha2).set(alpha3, alpha2);
}

/** The ISO 3166-1 alpha-2 code for an alpha-2 or alpha-3 code in any case, or null. `findCountry` of `countries` reads names. */
export function countryOfCode(code: string): string | null {
  return alpha2OfCode.get(code) ?? alpha2OfCode.get(code.toUpperCase()) ?? null;
}
