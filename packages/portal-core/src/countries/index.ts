export { countries, countryName, findCountry } from './countries.js';
export type { Country } from './countries.js';
export { countryOfCode } from './country-codes.js';
export { postalCodeFault, withoutCountryPrefix } from './postal-codes.js';
export { countryOfTown } from './known-towns.js';
