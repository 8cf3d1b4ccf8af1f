import { foldCountryName, foldedCountryNames } from '../../countries/index.js';
import { editDistance } from './edit-distance.js';

/** Letters of the shortest name in which a typing error is looked for; shorter ones are too near to each other. */
const SHORTEST = 5;

/** The country whose name is one typing error away from a text (`Deutschlnd`, `Östereich`); empty without one, and with several. */
export function mistypedCountry(text: string): string {
  const typed = foldCountryName(text);
  if (typed.length < SHORTEST) return '';
  const near = new Set<string | null>();
  for (const [name, alpha2] of foldedCountryNames)
    if (name.length >= SHORTEST && editDistance(typed, name, 1) === 1) near.add(alpha2);
  const [found] = near;
  return near.size === 1 ? (found ?? '') : '';
}
