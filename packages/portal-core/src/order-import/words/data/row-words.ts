/** Beginnings of words for items that are offered beside those ordered: kinds of rows, or in brackets in the name of a product. */
export const OFFERED_WORDS = `
  alternativ | optional | wahlpos | wahlweise | bedarfspos | bedarf | eventual | nicht bestellt | not ordered`;

/** Kinds of rows that are items as any other, each a whole word; a number means what the shop wants. */
export const ITEM_KINDS = `
  artikel | artikelposition | position | pos | item | line item | lineitem | order item | product | produkt | ware | warenposition | normal | normalposition |
  normale position | standard | standardposition | hauptposition | hauptartikel | lagerartikel | einzelartikel | verkauf | sale | simple | variable |
  variation | variant | variante | configurable | physical | physisch | bestellt | ordered | material | stock | inventory`;

/** Beginnings of words for parts of the set above, which would be sent twice where both stand for pieces. */
export const PART_WORDS = `
  im set | in set | bestandteil | teil von | teil des | enthalten | komponente | component | part of | bundle item | included | setteil | set teil |
  setinhalt | set inhalt | setbestandteil`;

/** Words for sets and their parts in headers and kinds of rows; the stems stand within words, too. */
export const SET_WORDS = `set | bundle | kit | component | parent`;
export const SET_STEMS = `stückliste | komponente | bestandteil | unterposition`;

/** Endings of words that name a set in the name of a product: `Teeset`, `3-teilig`. */
export const SET_NAMES = `set | sets | bundle | kombi | kombipaket | sparpaket | geschenkpaket | probierpaket | paket | teilig | tlg | piece`;

/** Words in headers for the price of a row's item. */
export const ITEM_PRICES = `preis | price | einzelpreis | stückpreis | artikelpreis | unit price | item price | line price | vk | vk preis | preis brutto | preis netto`;

/** Words for parts in the kinds of rows alone. */
export const PART_KINDS = `davon | child | subitem`;

/** Words at the beginning of the name of a product that is part of the set above. */
export const PART_BEGINNINGS = `
  davon | darin | darin enthalten | bestandteil von | teil von | im set | part of | enthalten | enthält | inkl | inklusive | incl | including | contains`;

/** Words at the end of the name of a product that is made of those below. */
export const SET_ENDINGS = `bestehend aus | besteht aus | zusammengestellt aus | consisting of | consists of | comprised of | made up of`;
