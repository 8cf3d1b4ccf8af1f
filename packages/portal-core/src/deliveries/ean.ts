/**
 * Whether two codes are the same EAN. Scanners and shops write a 12-digit code with or without a leading zero, and some put blanks or
 * hyphens between the digits; codes without a digit are never the same.
 */
export function isSameEan(one: string, other: string): boolean {
  const bare = bareEan(one);
  return bare !== '' && bare === bareEan(other);
}

const bareEan = (code: string): string => code.replaceAll(/\D/g, '').replace(/^0+/, '');
