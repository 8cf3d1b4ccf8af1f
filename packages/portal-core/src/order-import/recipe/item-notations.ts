const AMOUNT = String.raw`\d{1,5}(?:[.,]\d{2})?`;
const SIGN = String.raw`(?:€|eur|euro|chf|fr\.|£|\$)`;
const MONEY = String.raw`(?:${SIGN}\s*${AMOUNT}|${AMOUNT}\s*${SIGN}|\d{1,5}[.,]\d{2})`;
const SIGNED_MONEY = String.raw`(?:${SIGN}\s*${AMOUNT}|${AMOUNT}\s*${SIGN})`;
/** A price behind a number, as long as nothing of the item follows it: `NW1050 (7,49 €)`, `NW1050 à 7.49`, `NW1050 x 2 = 14,98 €`. */
const PRICE = new RegExp(
  String.raw`(?<=\d\S*)\s*(?:\(\s*(?:à|je|@)?\s*${MONEY}\s*\)|\s(?:à|@|je|zu|=)\s*${MONEY}|=\s*${MONEY}|\s[-–—]?\s*${SIGNED_MONEY})(?=\s*(?:[,;|\n\r]|\s\+\s|$))`,
  'giu',
);
/** An arrow before a count: `NW1050 → 2`. */
const ARROW = /\s*(?:→|⇒|->|=>)\s*(?=\d{1,4}(?:\s*(?:x|stk\.?|stück|pcs\.?))?\s*(?:[,;|\n\r]|$))/giu;
const LABEL = String.raw`(?:menge|anzahl|qty|quantity)\s*[:=]\s*`;
const COUNT = String.raw`\s*(?:x|stk\.?|stück|pcs\.?)?\s*`;
/** A count with its label: `NW1050 Menge: 2`, `NW1050 (Qty: 2)`. */
const LABELLED = new RegExp(
  String.raw`(?<=\S)(?:\s+${LABEL}(?<bare>\d{1,4})${COUNT}|\s*\(\s*${LABEL}(?<inside>\d{1,4})${COUNT}\))(?=\s*(?:[,;|\n\r]|\s\+\s|$))`,
  'giu',
);
const DOT = /\s+[·•]\s+/u;
/** An item with its count. */
const COUNTED = /^\d{1,4}\s*(?:[x×*]|mal|stk\.?|stück)\s|[x×*:]\s*\d{1,4}$|\(\s*\d{1,4}\s*\)$/iu;

/** A count behind an item, or before it, beside which a number with decimals is a price. */
const COUNT_BESIDE =
  /^\d{1,4}\s*(?:[x×*]|mal|stk\.?|stück)\s+|(?:\s[x×]|[*×:])\s*\d{1,4}$|\s\(\s*\d{1,4}\s*\)$/iu;
const HAS_SIGN = new RegExp(SIGN, 'iu');
/** Most characters of a text that is looked through. */
const LONGEST = 5000;

/**
 * A list of items without the prices behind them, with a colon for each arrow or label before a count, and on lines of their own where dots stand
 * between items that all have their count. A text with quoted numbers is left as it is, and so is a very long one.
 */
export function plainNotation(text: string): string {
  if (text.length > LONGEST || text.includes('"')) return text;
  if (!/[(@=:€$£à→⇒>·•–-]|\b(?:je|zu|euro?|chf)\b/iu.test(text)) return text;
  return inLines(withoutPrices(text.replaceAll(LABELLED, ':$<bare>$<inside>')).replaceAll(ARROW, ':'));
}

/**
 * Takes the prices off. Without a sign of money, decimals are a price only beside a count: they may be the quantity itself. Where one
 * product has several prices, they tell what is meant, and all stay.
 */
function withoutPrices(text: string): string {
  const prices = new Map<string, string>();
  let areSame = true;
  const plain = text.replaceAll(PRICE, (price, at: number) => {
    const piece = pieceBefore(text, at);
    if (!HAS_SIGN.test(price) && !COUNT_BESIDE.test(piece)) return price;
    const product = piece.replace(COUNT_BESIDE, '').trim();
    areSame &&= (prices.get(product) ?? price.trim()) === price.trim();
    prices.set(product, price.trim());
    return '';
  });
  return areSame ? plain : text;
}

/** The item that ends at a place of a list. */
function pieceBefore(text: string, end: number): string {
  const pieces = text.slice(0, end).split(/[,;|\n\r]|\s\+\s/u);
  return (pieces.at(-1) ?? '').trim();
}

function inLines(text: string): string {
  const parts = text.split(DOT).map((part) => part.trim());
  return parts.length > 1 && parts.every((part) => COUNTED.test(part)) ? parts.join('\n') : text;
}
