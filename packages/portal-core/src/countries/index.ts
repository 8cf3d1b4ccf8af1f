export { findCountry } from './countries.js';
export { countryOfCode } from './country-codes.js';
export { countryOfTown } from './known-towns.js';
export { postalCodeFault, withoutCountryPrefix } from './postal-codes.js';
