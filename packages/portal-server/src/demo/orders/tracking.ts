import type { Random } from '../random.js';

/** A parcel number in the carrier's own format, with a correct check digit where the carrier has one. */
export function trackingNumber(carrier: string, random: Random): string {
  switch (carrier) {
    case 'DHL':
      return withModulo10(`00340434${random.digits(11)}`);
    case 'GLS':
      return withModulo10(`50${random.digits(9)}`);
    case 'PostAT':
      return withModulo10(`104${random.digits(18)}`);
    case 'PostCH':
      return `9934${random.digits(14)}`;
    case 'FedEx':
      return `77${random.digits(10)}`;
    case 'Hermes':
      return `H10${random.digits(17)}`;
    default:
      return `0${random.digits(13)}`;
  }
}

/** Appends the modulo-10 digit with weights 3 and 1 from the right (GS1 General Specifications, 7.9). */
function withModulo10(digits: string): string {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1)
    sum += (digits.charCodeAt(index) - 48) * ((digits.length - index) % 2 === 1 ? 3 : 1);
  return digits + ((10 - (sum % 10)) % 10);
}
