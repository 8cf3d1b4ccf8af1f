import { foldHeader } from './fold.js';
import { isCalled } from './header-name.js';
import { isSizeHeader } from './size-words.js';
import { isVariantHeader } from './variant-words.js';

/** Words within a header for what has a size or kind, but is no article. */
const OF_OTHERS =
  /paket|karton|versand|liefer|porto|firm|unternehm|betrieb|team|datei|bild|schrift|haushalt|famil|parcel|package|shipping|delivery|company|file|image|font|household|karte|beleg|zahl|kund/;
const VARIANT_ENDING = new RegExp(
  `(?:${'größe farbe farbwunsch sorte size color colour'.split(' ').map(foldHeader).join('|')})$`,
);

/** Whether a header begins or ends with a word for a size, colour or kind of an article: `Größe Shirt`, `Hoodie-Farbe`, `Hosengröße`. */
export function endsInVariants(label: string): boolean {
  const words = label.split(/[^\p{L}\p{M}]+/u).filter((word) => word !== '');
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (OF_OTHERS.test(foldHeader(label))) return false;
  return VARIANT_ENDING.test(foldHeader(last)) || (words.length > 1 && [first, last].some(isKindOfGoods));
}

const isKindOfGoods = (word: string): boolean => {
  const folded = foldHeader(word);
  return isSizeHeader(folded) || isVariantHeader(folded) || isCalled('goodsVariant', { folded });
};
