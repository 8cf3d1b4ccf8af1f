import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds for which a code stands. */
const STEP_SECONDS = 30;
const DIGITS = 6;
/** Steps tried: the present one, and its neighbours for clocks that differ. */
const NEAR = [0, -1, 1] as const;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The time-based one-time password of a step (RFC 6238 with HMAC-SHA-1, RFC 4226 section 5.3). */
export function codeOfStep(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const number = digest.readUInt32BE(digest[digest.length - 1]! & 0xf) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** The step of an instant, in milliseconds since 1970. */
export function stepAt(instant: number): number {
  return Math.floor(instant / 1000 / STEP_SECONDS);
}

/** The step near an instant, and later than the one used last, that has this code of six digits; null for none. */
export function stepOfCode(
  secret: Uint8Array,
  code: string,
  { now, lastStep }: { readonly now: number; readonly lastStep: number },
): number | null {
  const typed = Buffer.from(code);
  const steps = NEAR.map((distance) => stepAt(now) + distance).filter((step) => step > lastStep && step >= 0);
  const isCode = (step: number) => timingSafeEqual(Buffer.from(codeOfStep(secret, step)), typed);
  return steps.find(isCode) ?? null;
}

/** Base32 (RFC 4648) without padding. The bytes are a multiple of five. */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five, 2)]).join('');
}
