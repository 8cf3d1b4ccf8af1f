export { findCountry, foldCountryName, foldedCountryNames } from './countries.js';
export { countryOfCode, countryOfNumber } from './country-codes.js';
export { countryOfTown } from './known-towns.js';
export { regionsOfTown } from './town-regions.js';
export {
  countryOfPostalCode,
  postalCodeFault,
  withoutCountryPrefix,
  type PostalCodeFault,
} from './postal-codes.js';
