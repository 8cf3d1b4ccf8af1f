import { countryOfNumber, findCountry } from '../../../countries/index.js';

/** The ISO code of the country that a text names by name, code, car sign or number; the text itself where it names none. */
export const countryText = (text: string): string =>
  text === '' ? '' : (findCountry(text) ?? countryOfNumber(text) ?? text);
