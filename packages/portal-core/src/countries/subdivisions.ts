import { countryOfCode } from './country-codes.js';

/** Countries whose code is no language's, so that every code behind it is a subdivision. */
const UNSPOKEN: ReadonlySet<string> = new Set(['AT', 'AU', 'CH', 'GB', 'US']);
/** Subdivisions whose codes are other countries' as well. */
const SUBDIVISIONS: Readonly<Record<string, string>> = {
  CA: 'NL,NU,PE,SK,YT',
  DE: 'BB,BY,NI,SH,SL,SN,ST,TH',
};
/** Other countries of a language whose own country has many such subdivisions: what is not among them may be one. */
const SPOKEN: Readonly<Record<string, string>> = { ES: 'AR,CL,MX,US', IT: 'SM', NL: 'BE' };

/**
 * The country of a code of two parts: of a subdivision (ISO 3166-2: `DE-BY`, `AT-9`, `US-CA`) the first part, of a locale (`de-AT`, `en_GB`)
 * the second. Null for a text that means neither, or either (`DE-BE`: Berlin or Belgium).
 */
export function countryOfSubdivision(text: string): string | null {
  const [first = '', second = ''] = text.split(/[-_]/);
  const [own, other] = [countryOfCode(first), countryOfCode(second)];
  if (other === null) return own;
  if (own === null || own === other) return other;
  const isSubdivision = SUBDIVISIONS[own]?.split(',').includes(other) === true;
  if (first === first.toLowerCase()) return isSubdivision ? null : other;
  if (isSubdivision || UNSPOKEN.has(own)) return own;
  const spoken = SPOKEN[own];
  if (spoken !== undefined) return spoken.split(',').includes(other) ? other : null;
  return own === 'DE' && other === 'BE' ? null : other;
}
