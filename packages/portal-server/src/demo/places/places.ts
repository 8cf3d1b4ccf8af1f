import { AUSTRIAN_TOWNS } from './austrian-towns.js';
import { GERMAN_TOWNS } from './german-towns.js';
import { SWISS_FRENCH_TOWNS, SWISS_GERMAN_TOWNS, SWISS_ITALIAN_TOWNS } from './swiss-towns.js';

/** Country and language that decide the street names. */
export type StreetStyle = 'DE' | 'AT' | 'CH-de' | 'CH-fr' | 'CH-it';

/** A town as part of an address. */
export interface Place {
  readonly postalCode: string;
  readonly city: string;
  readonly country: 'DE' | 'AT' | 'CH';
  readonly streets: StreetStyle;
}

function readTowns(lines: string, streets: StreetStyle): readonly Place[] {
  const country = streets.slice(0, 2) as Place['country'];
  return lines
    .trim()
    .split(/[|\n]/)
    .map((town) => {
      const space = town.indexOf(' ');
      return { postalCode: town.slice(0, space), city: town.slice(space + 1), country, streets };
    });
}

export const GERMAN_PLACES = readTowns(GERMAN_TOWNS, 'DE');
export const AUSTRIAN_PLACES = readTowns(AUSTRIAN_TOWNS, 'AT');
export const SWISS_PLACES = [
  ...readTowns(SWISS_GERMAN_TOWNS, 'CH-de'),
  ...readTowns(SWISS_FRENCH_TOWNS, 'CH-fr'),
  ...readTowns(SWISS_ITALIAN_TOWNS, 'CH-it'),
];
