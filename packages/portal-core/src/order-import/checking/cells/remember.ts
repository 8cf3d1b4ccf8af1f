import { ownText } from '../../reading/bytes/own-text.js';
import { remembered } from '../../words/remembered.js';

/** Caches results, since dates and countries repeat from row to row. */
export const remember = (read: (text: string) => string): ((text: string) => string) =>
  remembered((text) => ownText(read(text)), ownText);
