import { foldHeader } from './fold.js';

/** Headers of columns with the size of a product, not of a parcel or a package. */
const SIZES = `
  größe | gr | size | konfektionsgröße | kleidergröße | schuhgröße | artikelgröße | produktgröße | shirt größe | größe artikel | variante größe | option größe |
  clothing size | shoe size | shirt size | item size | product size | variant size | option size | lineitem size | talla | taille | taglia | maat`;

const FOLDED = new Set(SIZES.split('|').map(foldHeader));

/** Whether a folded header is one of a column of sizes. */
export const isSizeHeader = (folded: string): boolean => FOLDED.has(folded);
