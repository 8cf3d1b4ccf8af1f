/** What a column says about an address. */
export type Part =
  | 'salutation'
  | 'company'
  | 'first'
  | 'last'
  | 'full'
  | 'turned'
  | 'street'
  | 'number'
  | 'whole'
  | 'addition'
  | 'postal'
  | 'city'
  | 'postalCity'
  | 'country'
  | 'pack'
  | 'post';
/** What a column says about the order or one of its items. */
export type Fact = 'id' | 'date' | 'email' | 'sku' | 'name' | 'qty' | 'packed';
export type Language = 'de' | 'en';
export type Who = 'delivery' | 'billing' | 'none';

/** Words people write over columns, the plainest first. */
const PARTS: Readonly<Record<Language, Readonly<Record<Part, readonly string[]>>>> = {
  de: {
    salutation: ['Anrede'],
    company: ['Firma', 'Firmenname', 'Unternehmen'],
    first: ['Vorname'],
    last: ['Nachname', 'Familienname'],
    full: ['Name', 'Vor- und Nachname', 'Vollständiger Name'],
    turned: ['Name, Vorname', 'Nachname, Vorname'],
    street: ['Straße', 'Strasse', 'Str.'],
    number: ['Hausnummer', 'Hausnr.', 'Haus-Nr.', 'Hnr'],
    whole: ['Straße', 'Straße und Hausnummer', 'Straße/Nr.', 'Str. / Hausnr.', 'Strasse Nr'],
    addition: ['Adresszusatz', 'Zusatz', 'Anschriftenzusatz', 'Adresszeile 2'],
    postal: ['PLZ', 'Postleitzahl', 'Plz.'],
    city: ['Ort', 'Stadt', 'Wohnort'],
    postalCity: ['PLZ Ort', 'PLZ/Ort', 'PLZ und Ort', 'Postleitzahl, Ort'],
    country: ['Land', 'Ländercode', 'Länderkürzel', 'Länderkennzeichen'],
    pack: ['Packstation', 'Packstationsnummer'],
    post: ['Postnummer', 'Post-Nr.', 'DHL-Postnummer'],
  },
  en: {
    salutation: ['Salutation'],
    company: ['Company', 'Company Name', 'Organisation'],
    first: ['First Name', 'Firstname', 'Given Name', 'Forename'],
    last: ['Last Name', 'Lastname', 'Surname', 'Family Name'],
    full: ['Name', 'Full Name', 'Fullname'],
    turned: ['Last Name, First Name', 'Name (Last, First)'],
    street: ['Street', 'Street Name'],
    number: ['House Number', 'House No.', 'Street Number', 'HouseNo'],
    whole: ['Street', 'Street Address', 'Address 1', 'Address Line 1', 'Address1'],
    addition: ['Address 2', 'Address Line 2', 'Address2'],
    postal: ['Postcode', 'Zip', 'Postal Code', 'ZIP Code', 'Zipcode'],
    city: ['City', 'Town'],
    postalCity: ['Postcode City', 'Zip / City', 'Postal Code and City'],
    country: ['Country', 'Country Code'],
    pack: ['Packstation', 'Parcel Locker'],
    post: ['Postnummer', 'Post Number'],
  },
};

const FACTS: Readonly<Record<Language, Readonly<Record<Fact, readonly string[]>>>> = {
  de: {
    id: ['Bestellnummer', 'Auftragsnummer', 'Bestell-Nr.', 'BestellNr', 'Auftrags-Nr', 'Bestellnr'],
    date: ['Bestelldatum', 'Datum', 'Auftragsdatum', 'Kaufdatum', 'Bestellt am'],
    email: ['E-Mail', 'Email', 'E-Mail-Adresse', 'Mailadresse'],
    sku: ['Artikelnummer', 'Artikel-Nr.', 'Art.-Nr.', 'SKU', 'Produktnummer', 'ArtNr'],
    name: ['Artikelbezeichnung', 'Artikelname', 'Produktname', 'Bezeichnung'],
    qty: ['Menge', 'Anzahl', 'Stückzahl', 'Bestellmenge', 'Stk'],
    packed: ['Artikel', 'Positionen', 'Bestellte Artikel', 'Artikel und Menge'],
  },
  en: {
    id: ['Order Number', 'Order ID', 'Order No.', 'OrderNumber', 'Order #'],
    date: ['Order Date', 'Date', 'Purchase Date', 'Created at', 'Ordered on'],
    email: ['Email', 'E-mail', 'Email Address', 'Customer Email'],
    sku: ['SKU', 'Item SKU', 'Product Number', 'Article Number', 'Product SKU'],
    name: ['Product Name', 'Item Name', 'Item Description', 'Product'],
    qty: ['Quantity', 'Qty', 'Item Quantity', 'Qty Ordered'],
    packed: ['Items', 'Line Items', 'Products', 'Order Items'],
  },
};

/** Who it is, as words standing by themselves and as stems another word is put to. */
const PARTIES: Readonly<
  Record<Language, Readonly<Record<'delivery' | 'billing', { nouns: string[]; stems: string[] }>>>
> = {
  de: {
    delivery: {
      nouns: ['Lieferadresse', 'Lieferanschrift', 'Versandadresse', 'Empfänger'],
      stems: ['Liefer', 'Versand', 'Empfänger'],
    },
    billing: {
      nouns: ['Rechnungsadresse', 'Rechnungsanschrift', 'Rechnungsempfänger'],
      stems: ['Rechnungs', 'Rechnung'],
    },
  },
  en: {
    delivery: {
      nouns: ['Shipping', 'Delivery', 'Ship To', 'Shipping Address', 'Recipient'],
      stems: ['shipping', 'delivery', 'ship', 'recipient'],
    },
    billing: {
      nouns: ['Billing', 'Invoice', 'Bill To', 'Billing Address'],
      stems: ['billing', 'invoice', 'bill'],
    },
  },
};

const SHORT: Readonly<Partial<Record<Part, string>>> = {
  company: 'Fa.',
  first: 'Vorn.',
  last: 'Nachn.',
  street: 'Str.',
  whole: 'Str.',
  number: 'Hausnr.',
  postal: 'PLZ',
  city: 'Ort',
  country: 'Land',
};

/** How a header is put together from who and what. */
export const HEADER_STYLES = [
  'spaced',
  'suffix',
  'brackets',
  'camel',
  'snake',
  'dash',
  'colon',
  'glued',
  'upper',
  'squares',
  'dotted',
  'short',
] as const;
export type HeaderStyle = (typeof HEADER_STYLES)[number];

/** Chooses one of the words; the first one for layouts in plain words. */
export type Choose = <T>(from: readonly T[]) => T;

export function partWord(language: Language, part: Part, choose: Choose): string {
  return choose(PARTS[language][part]);
}

/** A header for a column about the order or its items. */
export function factHeader(language: Language, style: HeaderStyle, fact: Fact, choose: Choose): string {
  return inStyle(choose(FACTS[language][fact]), style);
}

/** A word in the letters of a style: `Bestell-Nr.` becomes `bestell_nr`. */
export function inStyle(word: string, style: HeaderStyle): string {
  if (style === 'snake') return snake(word);
  if (style === 'upper') return snake(word).toUpperCase();
  if (style === 'camel' || style === 'dotted' || style === 'squares') return camel(word);
  return word;
}

/** A header for a part of an address of somebody, `word` being the what. */
export function partHeader(
  {
    language,
    style,
    who,
    stem,
    noun,
  }: { language: Language; style: HeaderStyle; who: Who; stem: string; noun: string },
  part: Part,
  word: string,
): string {
  if (who === 'none') return style === 'short' ? (SHORT[part] ?? word) : inStyle(word, style);
  const german = language === 'de';
  switch (style) {
    case 'spaced':
      return `${noun} ${word}`;
    case 'suffix':
      return `${word} ${noun}`;
    case 'brackets':
      return `${word} (${noun})`;
    case 'dash':
      return `${noun} - ${word}`;
    case 'colon':
      return `${noun}: ${word}`;
    case 'camel':
      return camel(`${stem} ${word}`);
    case 'snake':
      return snake(`${stem} ${word}`);
    case 'upper':
      return snake(`${stem} ${word}`).toUpperCase();
    case 'squares':
      return `${snake(stem)}[${snake(word)}]`;
    case 'dotted':
      return `${camel(stem)}.${camel(word)}`;
    case 'glued':
      return german ? stem + word.toLowerCase() : (stem + word).toLowerCase().replaceAll(' ', '');
    case 'short':
      return german ? `${who === 'delivery' ? 'Lief.' : 'Rg.'} ${SHORT[part] ?? word}` : `${noun} ${word}`;
  }
}

/** The words for a party of a layout. */
export function partyWords(language: Language, who: 'delivery' | 'billing', choose: Choose) {
  const { nouns, stems } = PARTIES[language][who];
  return { noun: choose(nouns), stem: choose(stems) };
}

const folded = (text: string) =>
  text
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .replaceAll('Ü', 'Ue')
    .replaceAll('Ä', 'Ae')
    .replaceAll('Ö', 'Oe');
const words = (text: string) =>
  folded(text)
    .split(/[^A-Za-z0-9#]+/)
    .filter((word) => word !== '');
const snake = (text: string) => words(text).join('_').toLowerCase();
const camel = (text: string) =>
  words(text)
    .map((word, index) =>
      index === 0 ? word.toLowerCase() : word.charAt(0).toUpperCase() + word.slice(1).toLowerCase(),
    )
    .join('');
