import { fold, transcribed } from './fold-name.js';

/** The country whose post codes have towns here. */
export const TOWNS_COUNTRY = 'DE';

type TownsFile = () => Promise<{ readonly TOWNS: string }>;

/** Post codes and towns by the first digit of the code, each loaded when it is needed. */
const FILES: Readonly<Record<string, TownsFile>> = {
  '0': () => import('./german-towns/towns-0.js'),
  '1': () => import('./german-towns/towns-1.js'),
  '2': () => import('./german-towns/towns-2.js'),
  '3': () => import('./german-towns/towns-3.js'),
  '4': () => import('./german-towns/towns-4.js'),
  '5': () => import('./german-towns/towns-5.js'),
  '6': () => import('./german-towns/towns-6.js'),
  '7': () => import('./german-towns/towns-7.js'),
  '8': () => import('./german-towns/towns-8.js'),
  '9': () => import('./german-towns/towns-9.js'),
};

const GERMAN_CODE = /^\d{5}$/;

/**
 * The towns that have a post code, in alphabetical order; none for a country without a list, an incomplete or an unknown code. `country` is an
 * alpha-2 code, or empty while it is not known. Rejects when the list could not be loaded.
 */
export async function townsOfPostalCode(country: string, postalCode: string): Promise<readonly string[]> {
  const code = postalCode.trim();
  if ((country !== TOWNS_COUNTRY && country !== '') || !GERMAN_CODE.test(code)) return [];
  const file = await FILES[code.charAt(0)]?.();
  const line = file?.TOWNS.split(';').find((one) => one.startsWith(code));
  return line?.slice(code.length + 1).split('|') ?? [];
}

/** The town to enter without asking: the only one there is, unless somebody typed another. `proposed` was entered in this way before. */
export function townToEnter(city: string, proposed: string, towns: readonly string[]): string | null {
  const [only, ...others] = towns;
  if (only === undefined || others.length > 0 || city === only) return null;
  return city.trim() === '' || city === proposed ? only : null;
}

/** Whether a city is one of the towns, with or without a district or an addition behind its name. */
export function isOneOf(city: string, towns: readonly string[]): boolean {
  const typed = fold(city);
  const begins = (name: string) => typed.startsWith(name) && !/\p{L}/u.test(typed.charAt(name.length));
  return towns.some((town) => begins(fold(town)) || begins(fold(transcribed(town))));
}
