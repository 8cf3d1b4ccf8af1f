/** The format of a cell's number, as far as it changes the meaning. */
export type NumberFormat =
  | { readonly kind: 'plain' }
  | { readonly kind: 'date' }
  | { readonly kind: 'time' }
  /** A number with leading zeros, or with texts around it: `00000`, `"B-"0000`. A place is `0`, `#` or a text with `"` before it. */
  | { readonly kind: 'digits'; readonly places: readonly string[] }
  /** A number that is shown as its hundredfold, as its share of a power of thousand, or not at all: `0%`, `0,`, `;;;`. */
  | { readonly kind: 'percent' }
  | { readonly kind: 'thousands'; readonly power: number }
  | { readonly kind: 'unseen' };

const PLAIN: NumberFormat = { kind: 'plain' };
/** Built-in formats of dates and of times (ECMA-376 part 1, 18.8.30; 27 to 36 and 50 to 58 are dates of East Asian editions). */
const BUILT_IN_DATES = [14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58];
const BUILT_IN_PERCENT = [9, 10];
const BUILT_IN_TIMES = [18, 19, 20, 21, 32, 33, 34, 35, 45, 46, 47, 55, 56];

/** The format of a number by its code; the built-in format of the id without one. */
export function numberFormat(id: number, code: string | undefined): NumberFormat {
  if (code === undefined) {
    if (BUILT_IN_DATES.includes(id)) return { kind: 'date' };
    if (BUILT_IN_PERCENT.includes(id)) return { kind: 'percent' };
    return BUILT_IN_TIMES.includes(id) ? { kind: 'time' } : PLAIN;
  }
  if (/^(?:general|standard|@)$/i.test(code)) return PLAIN;
  const [positive = ''] = code.split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/);
  if (code.includes(';') && positive.replaceAll(SHOWS_NOTHING, '') === '') return { kind: 'unseen' };
  return datePart(positive) ?? scaledPart(positive) ?? digitsPart(positive) ?? PLAIN;
}

/** The parts of a format that show nothing: blanks, blank texts, colours and conditions. */
const SHOWS_NOTHING = /"\s*"|\[[^\]]*\]|[_*\\]?\s|_./g;

/** Recognises numbers that are shown larger or smaller than they are. */
function scaledPart(code: string): NumberFormat | null {
  const places = code.replaceAll(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g, '');
  if (places.includes('%')) return { kind: 'percent' };
  const commas = /[0#?](,+)[^0#?,]*$/.exec(places)?.[1];
  return commas === undefined ? null : { kind: 'thousands', power: commas.length };
}

/** Recognises dates and times: a date has days or years; hours and seconds alone are a time, and so are months (that is, minutes) with them. */
function datePart(code: string): NumberFormat | null {
  const letters = code.replaceAll(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g, '').toLowerCase();
  if (/[#0?]/.test(letters.replaceAll(/s[.,]0+/g, 's'))) return null;
  if (/[dyj]|tt/.test(letters)) return { kind: 'date' };
  if (/[hs]/.test(letters) || /\[[hms]+\]/i.test(code)) return { kind: 'time' };
  return letters.includes('m') ? { kind: 'date' } : null;
}

/**
 * Recognises whole numbers with leading zeros, or with a text before, between or after the digits, the formats of order numbers, post codes
 * and cartons. A unit that means pieces adds nothing to the number.
 */
function digitsPart(code: string): NumberFormat | null {
  const places: string[] = [];
  for (const [token] of code
    .replace(/general|standard/i, '0')
    .matchAll(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]|./gs)) {
    if (/^[[_*,]/.test(token)) continue;
    if (/^[.%?eE@/]$/.test(token)) return null;
    places.push(/^[0#]$/.test(token) ? token : `"${literal(token)}`);
  }
  const first = places.findIndex((place) => !isText(place));
  const zeros = places.filter((place) => place === '0').length;
  if (first < 0) return null;
  const isNumbered = zeros > 0 && /[\p{L}\p{N}]/u.test(places.slice(0, first).join(''));
  const last = places.findLastIndex((place) => !isText(place));
  const behind = places.slice(last + 1).map((place) => place.slice(1));
  const hasUnit = /\p{L}/u.test(behind.join('')) && !PIECES.test(behind.join('').trim());
  return zeros >= 2 || isNumbered || hasUnit ? { kind: 'digits', places } : null;
}

const PIECES = /^(?:x|mal|stk|st|stck|stücke?|pcs?|pieces?|units?|einheit(?:en)?|ea)\.?$/i;

const isText = (place: string): boolean => place.startsWith('"');

function literal(token: string): string {
  if (token.startsWith('"')) return token.slice(1, -1);
  return token.startsWith('\\') ? token.slice(1) : token;
}

/** Puts digits into their places from the right; surplus digits go before the first. */
function placed(digits: string, places: readonly string[]): string {
  const first = places.findIndex((place) => !isText(place));
  let [text, left] = ['', digits];
  for (const [at, place] of [...places.entries()].reverse()) {
    if (isText(place)) {
      text = place.slice(1) + text;
      continue;
    }
    const taken = at === first ? left : left.slice(-1);
    left = at === first ? '' : left.slice(0, -1);
    text = (taken === '' && place === '0' ? '0' : taken) + text;
  }
  return text;
}

/** The parts of a workbook that determine how its numbers are read. */
export interface NumberStyle {
  readonly format: NumberFormat;
  /** Whether days are counted from 1904. */
  readonly since1904: boolean;
}

/**
 * The number of a cell as text: dates as ISO days, with the time if there is one; numbers as plain decimals with a point. Whole numbers of
 * sixteen digits and more lost digits when they were stored; they are written with an exponent, so that they are refused. So are numbers
 * that their cell shows otherwise, or not at all.
 */
export function numberText(raw: string, { format, since1904 }: NumberStyle): string {
  const value = Number(raw);
  if (raw.trim() === '' || !Number.isFinite(value)) return raw;
  if (format.kind === 'date' && value >= 1) return dateText(value, since1904);
  if (format.kind === 'time' && value >= 0 && value < 1) return timeText(Math.round(value * DAY_SECONDS));
  if (Math.abs(value) >= LEAST_SHORTENED) return value.toExponential();
  if (format.kind === 'percent') return `${plainDecimal(value * 100)}%`;
  if (format.kind === 'thousands')
    return `${plainDecimal(value / 1000 ** format.power)} × ${1000 ** format.power}`;
  const plain = plainDecimal(value);
  if (format.kind === 'unseen') return value > 0 ? UNSEEN : plain;
  if (format.kind !== 'digits' || !/^\d+$/.test(plain)) return plain;
  return placed(plain, format.places);
}

/** Stands for a number that its cell does not show, as for one that is too long for its cell. */
const UNSEEN = '########';
/** The least whole number with more digits than a spreadsheet keeps. */
const LEAST_SHORTENED = 1e15;
const DAY_SECONDS = 86_400;
const DAY_MS = 86_400_000;
/** Day 0 of both date systems; before March 1900 the count is one off, because of a leap day that never existed. */
const DAY_ZERO_1900 = Date.UTC(1899, 11, 30);
const DAY_ZERO_1904 = Date.UTC(1904, 0, 1);

function dateText(value: number, since1904: boolean): string {
  const seconds = Math.round(value * DAY_SECONDS);
  const days = Math.floor(seconds / DAY_SECONDS);
  const zero = since1904 ? DAY_ZERO_1904 : days < 60 ? DAY_ZERO_1900 + DAY_MS : DAY_ZERO_1900;
  const day = new Date(zero + days * DAY_MS);
  if (Number.isNaN(day.getTime()) || day.getUTCFullYear() > 9999) return plainDecimal(value);
  const rest = seconds % DAY_SECONDS;
  const iso = day.toISOString().slice(0, 10);
  return rest === 0 ? iso : `${iso}T${timeText(rest)}`;
}

function timeText(seconds: number): string {
  const two = (part: number): string => String(Math.floor(part)).padStart(2, '0');
  return `${two(seconds / 3600)}:${two((seconds / 60) % 60)}:${two(seconds % 60)}`;
}

/** A number without exponent, with the fifteen digits that a spreadsheet keeps. */
function plainDecimal(value: number): string {
  if (Number.isInteger(value) && Math.abs(value) < LEAST_SHORTENED) return String(value);
  const text = String(Number(value.toPrecision(15)));
  return text.includes('e')
    ? Number(text)
        .toFixed(20)
        .replace(/\.?0+$/, '')
    : text;
}
