import fc from 'fast-check';
import { HEADER_STYLES, type HeaderStyle, type Language } from './header-words.js';

/** One way to write orders into a file, as plain data. */
export interface Layout {
  /** Of word choices, shuffles and further columns. */
  readonly seed: number;
  readonly language: Language;
  /** Only the plainest word of each kind. */
  readonly plainWords: boolean;
  readonly style: HeaderStyle;
  readonly parties: (typeof PARTIES)[number];
  readonly name: 'full' | 'firstLast' | 'turned';
  readonly street: 'whole' | 'split';
  readonly town: 'split' | 'joined';
  /** How the other block writes the same parts: in the same columns, or names, streets and towns cut in another way. */
  readonly otherBlock: 'same' | 'cutOtherwise';
  /** How headers name the party: all of them, all in the same words, or some not at all. */
  readonly partyWords: (typeof PARTY_WORDS)[number];
  readonly salutation: 'block' | 'plain' | 'none';
  readonly company: boolean;
  readonly addition: boolean;
  readonly post: 'columns' | 'street';
  readonly items: (typeof ITEM_LAYOUTS)[number];
  readonly itemName: boolean;
  readonly date: (typeof DATE_FORMS)[number];
  readonly quantity: 'plain' | 'comma' | 'point' | 'unit';
  readonly country: 'code' | 'german' | 'english' | 'iso3';
  readonly postal: 'plain' | 'apostrophe' | 'lostZero';
  readonly encoding: (typeof ENCODINGS)[number];
  readonly delimiter: ';' | ',' | '\t' | '|';
  readonly lineEnd: '\n' | '\r\n' | '\r';
  readonly quoting: 'needed' | 'all';
  readonly noise: (typeof NOISES)[number];
  /** How many columns that feed nothing stand among the others. */
  readonly extras: number;
  /** In which languages the headers of orders and items are: the file's, or some in the other one. */
  readonly headers: 'one' | 'mixed';
  /** What headers have besides their words: a sign of what is required, a colon, the unit of the quantity. */
  readonly ornament: (typeof ORNAMENTS)[number];
  /** Whether one of the orders is cancelled by a column of states. */
  readonly cancelled: boolean;
  /** A header with a letter missing, or one that says nothing over a column no order can do without. */
  readonly slip: 'none' | 'typing' | 'nonsense';
  readonly shuffledColumns: boolean;
  readonly shuffledRows: boolean;
}

/**
 * Whose addresses stand in the file. `…Partly`: the delivery address is blank for some orders, which then go to the other one;
 * `billing`: nothing but the address of the bill.
 */
const PARTIES = [
  'plain',
  'delivery',
  'deliveryAndBilling',
  'plainAndDelivery',
  'plainAndBilling',
  'deliveryPartly',
  'plainAndDeliveryPartly',
  'billing',
] as const;

/** `unsaid`: some headers of a block leave its party out; `firstOnly`: all but its first one do; `mixed`: each has another word for it. */
const PARTY_WORDS = ['same', 'mixed', 'unsaid', 'firstOnly'] as const;

/**
 * Where the items stand. `rows`: the order repeated in each row; `blank`: only in its first row; `head`: in a row of its own above the
 * items; packed into one cell as `A:2, B:1`, `2x A; B`, `A (2)`, `A x 2|B x 1`, `sku:A|quantity:2;…`; side by side in numbered or bare
 * repeated columns.
 */
const ITEM_LAYOUTS = [
  'rows',
  'blank',
  'head',
  'colon',
  'times',
  'round',
  'bars',
  'woo',
  'numbered',
  'repeated',
] as const;
const ORNAMENTS = ['none', 'required', 'colon', 'unit'] as const;
const DATE_FORMS = ['dotted', 'iso', 'stamp', 'offset', 'short', 'month', 'monthEn', 'us', 'serial'] as const;
const ENCODINGS = ['utf-8', 'utf-8-bom', 'utf-16le', 'windows-1252', 'macintosh', 'ibm850', 'xlsx'] as const;
const NOISES = [
  'none',
  'sep',
  'title',
  'paddedTitle',
  'twoHeaders',
  'totals',
  'footer',
  'blankLines',
] as const;

const often = <T>(usual: T, ...rest: readonly T[]) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant(usual) },
    { weight: 2, arbitrary: fc.constantFrom(usual, ...rest) },
  );

/** Any layout. */
export const layouts: fc.Arbitrary<Layout> = fc
  .record<Layout>({
    seed: fc.nat(1_000_000),
    language: fc.constantFrom('de', 'en'),
    plainWords: fc.boolean(),
    style: fc.constantFrom(...HEADER_STYLES),
    parties: fc.constantFrom(...PARTIES),
    name: fc.constantFrom('full', 'firstLast', 'firstLast', 'turned'),
    street: fc.constantFrom('whole', 'split'),
    town: often('split', 'joined'),
    otherBlock: often('same', 'cutOtherwise'),
    partyWords: often('same', ...PARTY_WORDS),
    salutation: fc.constantFrom('block', 'block', 'plain', 'none'),
    company: fc.boolean(),
    addition: fc.boolean(),
    post: fc.constantFrom('columns', 'street'),
    items: often('rows', ...ITEM_LAYOUTS),
    itemName: fc.boolean(),
    date: often('dotted', ...DATE_FORMS),
    quantity: often('plain', 'comma', 'point', 'unit'),
    country: often('code', 'german', 'english', 'iso3'),
    postal: often('plain', 'plain', 'apostrophe', 'lostZero'),
    encoding: often('utf-8', ...ENCODINGS),
    delimiter: fc.constantFrom(';', ';', ',', '\t', '|'),
    lineEnd: fc.constantFrom('\r\n', '\n', '\r'),
    quoting: fc.constantFrom('needed', 'all'),
    noise: often('none', ...NOISES),
    extras: fc.nat(8),
    headers: often('one', 'mixed'),
    ornament: often('none', ...ORNAMENTS),
    cancelled: often(false, true),
    slip: often('none', 'none', 'typing', 'nonsense'),
    shuffledColumns: fc.boolean(),
    shuffledRows: fc.boolean(),
  })
  .map(sensible);

/** Takes back what cannot be written together. */
function sensible(layout: Layout): Layout {
  const { items, noise, language } = layout;
  const loose = items === 'blank' || items === 'head';
  return {
    ...layout,
    style:
      language === 'en' && layout.style === 'short'
        ? 'spaced'
        : noise === 'twoHeaders'
          ? 'spaced'
          : layout.style,
    noise: layout.encoding === 'xlsx' && noise === 'sep' ? 'none' : noise,
    shuffledColumns: layout.shuffledColumns && noise !== 'twoHeaders' && items !== 'repeated',
    // A bill that only its first header names is the address for whoever reads the file.
    partyWords: layout.parties === 'billing' ? 'same' : layout.partyWords,
    shuffledRows: layout.shuffledRows && !loose,
    quantity: ['colon', 'times', 'round', 'bars', 'woo'].includes(items) ? 'plain' : layout.quantity,
  };
}

/** Layouts in words and forms every merchant knows, with all that an order needs. */
export const plainLayouts: fc.Arbitrary<Layout> = layouts.map((layout) => ({
  ...layout,
  plainWords: true,
  style: plainOf(layout.style, 'spaced', ['spaced', 'suffix', 'brackets', 'camel', 'snake']),
  parties: plainOf(layout.parties, 'deliveryAndBilling', PARTIES.slice(0, -1)),
  name: plainOf(layout.name, 'full', ['full', 'firstLast']),
  town: 'split',
  otherBlock: 'same',
  partyWords: 'same',
  slip: 'none',
  cancelled: false,
  salutation: 'block',
  postal: plainOf(layout.postal, 'plain', ['plain', 'apostrophe']),
  encoding: plainOf(layout.encoding, 'utf-8', ['utf-8', 'utf-8-bom', 'utf-16le', 'windows-1252', 'xlsx']),
  noise: plainOf(
    layout.noise,
    'none',
    layout.encoding === 'xlsx' ? ['none', 'title'] : ['none', 'sep', 'title', 'totals'],
  ),
}));

const plainOf = <T>(value: T, plain: T, all: readonly T[]): T => (all.includes(value) ? value : plain);
