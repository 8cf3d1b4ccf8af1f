import codes from 'i18n-iso-countries/codes.json' with { type: 'json' };

const alpha2OfCode = new Map<string, string>();
const alpha2OfNumber = new Map<string, string>();
for (const [alpha2, alpha3, number] of codes) {
  if (alpha2 === undefined || alpha3 === undefined) continue;
  alpha2OfCode.set(alpha2, alpha2).set(alpha3, alpha2);
  if (number !== undefined) alpha2OfNumber.set(number, alpha2);
}

/** The ISO 3166-1 alpha-2 code for an alpha-2 or alpha-3 code in any case, or null. `findCountry` of `countries` reads names. */
export function countryOfCode(code: string): string | null {
  return alpha2OfCode.get(code) ?? alpha2OfCode.get(code.toUpperCase()) ?? null;
}

/** Shops number their countries from 1 to some 260, so that such a number may be their own: 204 is Benin, and osCommerce's Switzerland. */
const ONLY_OF_ISO = /^(?:0\d{2}|27[6-9]|2[89]\d|[3-9]\d{2})$/;

/** The alpha-2 code for a numeric code of ISO 3166-1 that can be nothing else (`276`, `040`), or null. */
export function countryOfNumber(text: string): string | null {
  return ONLY_OF_ISO.test(text) ? (alpha2OfNumber.get(text) ?? null) : null;
}
