import { countryOfCode } from '../countries/index.js';
import { isEmail, issue, type Issue } from '../validation/index.js';
import type { CleanOrder } from './clean-order.js';
import { ORDER_TEXT_MAX } from './order.fields.js';
import { findSalutation } from './salutation.js';

/** Most digits of Packstation, Postfiliale and post number, so that the street line made of them fits `ORDER_TEXT_MAX`. */
export const POST_PART_MAX = 40;
/** Fewest characters of the street. */
export const STREET_MIN = 5;

const DIGITS = /^\d+$/;
const POSTAL_CODE = /^[\p{L}\d -]+$/u;

/** Whether the text has only letters (of any alphabet), digits, spaces and hyphens. */
export const isPostalCode = (text: string): boolean => isDigits(text) || POSTAL_CODE.test(text);
/** Whether the text has at least one character and only digits. */
export const isDigits = (text: string): boolean => DIGITS.test(text);

/** Adds an issue when the text is missing, too short or too long; returns true when it is none of these. */
export function checkText(issues: Issue[], path: string, text: string, min: number): boolean {
  if (text === '') {
    if (min > 0) issues.push(issue(path, 'required'));
    return min === 0;
  }
  if (text.length < min) issues.push(issue(path, 'minLength', { min }));
  else if (text.length > ORDER_TEXT_MAX) issues.push(issue(path, 'maxLength', { max: ORDER_TEXT_MAX }));
  else return true;
  return false;
}

/** Adds every issue of the delivery address and its post parts (specification 1 section 5, address form). Takes clean texts. */
export function checkAddress(issues: Issue[], order: CleanOrder): void {
  checkRecipient(issues, order);
  checkStreet(issues, order);
  checkText(issues, 'address.address_second_line', order.address_second_line, 0);
  checkText(issues, 'address.city', order.city, 2);
  const { postal_code, country_code, email } = order;
  if (checkText(issues, 'address.postal_code', postal_code, 2) && !isPostalCode(postal_code))
    issues.push(issue('address.postal_code', 'postalCode'));
  if (checkText(issues, 'address.country_code', country_code, 2) && countryOfCode(country_code) === null)
    issues.push(issue('address.country_code', 'country'));
  if (email !== '' && checkText(issues, 'address.email', email, 0) && !isEmail(email))
    issues.push(issue('address.email', 'email'));
}

function checkRecipient(issues: Issue[], { salutation: text, name, company, second_name }: CleanOrder): void {
  const salutation = findSalutation(text);
  if (salutation === null) issues.push(issue('address.salutation', text === '' ? 'required' : 'salutation'));
  const companyNeeded = salutation === 'firma' && name === '';
  checkText(issues, 'address.name', name, salutation === 'firma' ? 0 : 2);
  checkText(issues, 'address.company', company, companyNeeded ? 1 : 0);
  checkText(issues, 'address.second_name', second_name, 0);
}

function checkStreet(issues: Issue[], order: CleanOrder): void {
  const { pack_station, post_filiale, post_number, street } = order;
  checkPostPart(issues, 'pack_station', pack_station);
  checkPostPart(issues, 'post_filiale', post_filiale);
  checkPostPart(issues, 'post_number', post_number);
  const toPost = post_number !== '' && (pack_station !== '' || post_filiale !== '');
  if (street === '' && !toPost && (pack_station !== '' || post_filiale !== ''))
    issues.push(issue('address.street', 'streetOrPackstation'));
  else checkText(issues, 'address.street', street, toPost ? 0 : STREET_MIN);
}

function checkPostPart(issues: Issue[], path: string, text: string): void {
  if (text === '') return;
  if (!isDigits(text)) issues.push(issue(path, 'numbersOnly'));
  else if (text.length > POST_PART_MAX) issues.push(issue(path, 'maxLength', { max: POST_PART_MAX }));
}
