import { foldText } from '../words/fold.js';

const SIZE_WORD =
  /(?<![\d\p{L}])(?:grosse|gr|size|sz)\b[.:]?\s*(?=(?:\d{2,3}|[2-5]?x{0,5}[sl]|m)(?![\p{L}\d]))/gu;
const UNIT = /(\d)\s+(?=(?:[kmc]?g|[mc]?l|[mc]?m|er|teilig|tlg)(?![\p{L}\d]))/gu;

/**
 * The words of a product's name in a form common to the spellings of shops and merchants: without case, accents, quotes and punctuation,
 * `Gr. 39` and `Größe 39` as `39`, `250 g` as `250g`, `ä`, `ae` and `a` alike. Numbers keep their decimals.
 */
export function productWords(name: string): readonly string[] {
  const plain = foldText(name.normalize('NFC'))
    .replaceAll(/([aou])e/g, '$1')
    .replaceAll('×', 'x')
    .replaceAll(/(\d)[.,](?=\d)/g, '$1_');
  const bare = plain.replaceAll(SIZE_WORD, '').replaceAll(UNIT, '$1');
  return bare.split(/[^\p{L}\p{N}_]+/u).filter((word) => word !== '');
}

/** Key for comparing names of products; equal for names with the same words, however these are joined. */
export function productNameKey(name: string): string {
  return productWords(name)
    .join(' ')
    .replaceAll(/(?<!\d) | (?!\d)/g, '');
}
