import {
  factHeader,
  inStyle,
  partHeader,
  partWord,
  partyWords,
  type Choose,
  type Fact,
  type Part,
  type Who,
} from './header-words.js';
import { extraColumns } from './extra-columns.js';
import type { Layout } from './layout.js';
import { dateText, packedItems, partText, quantityText } from './layout-cells.js';
import type { MeantItem, MeantOrder } from './meant-orders.js';

/** A row of the file: what of an order stands in it. */
export interface LayoutRow {
  readonly order: MeantOrder;
  /** The item of the row, in files with one row an item. */
  readonly item?: MeantItem;
  /** Position of the item in its order, from 1. */
  readonly position: number;
  /** Whether the order's number stands in the row. */
  readonly withId: boolean;
  /** Whether what is said once about the order stands in the row. */
  readonly withOrder: boolean;
}

export interface LayoutColumn {
  readonly what: Part | Fact | 'extra';
  readonly header: string;
  /** What stands above the column where the header has two lines. */
  readonly group: string;
  readonly text: (row: LayoutRow) => string;
}

interface Block {
  readonly who: Who;
  readonly whose: 'delivery' | 'billing';
}

/** The addresses of a file, in the order of their columns. */
function blocksOf({ parties }: Layout): readonly Block[] {
  const named: Block = { who: 'delivery', whose: 'delivery' };
  const bill: Block = { who: 'billing', whose: 'billing' };
  switch (parties) {
    case 'plain':
      return [{ who: 'none', whose: 'delivery' }];
    case 'delivery':
      return [named];
    case 'deliveryAndBilling':
    case 'deliveryPartly':
      return [bill, named];
    case 'plainAndDelivery':
    case 'plainAndDeliveryPartly':
      return [{ who: 'none', whose: 'billing' }, named];
    case 'plainAndBilling':
      return [{ who: 'none', whose: 'delivery' }, bill];
    case 'billing':
      return [bill];
  }
}

/** Whether an order's delivery address is left blank, so that it goes to the other address of the file. */
export function isDeliveryBlank({ parties }: Layout, order: MeantOrder): boolean {
  return (parties === 'deliveryPartly' || parties === 'plainAndDeliveryPartly') && /[258]$/.test(order.id);
}

/** The parts of an address that have a column of their own. */
export function partsOf(layout: Layout, { whose }: Block = { who: 'none', whose: 'delivery' }): Part[] {
  const { salutation, post } = layout;
  const { name, street, town, company, addition } = whose === 'delivery' ? layout : cutOf(layout);
  const parts: (Part | false)[] = [
    salutation === 'block' && 'salutation',
    company && 'company',
    ...(name === 'firstLast' ? (['first', 'last'] as const) : [name]),
    ...(street === 'split' ? (['street', 'number'] as const) : (['whole'] as const)),
    addition && 'addition',
    ...(town === 'joined' ? (['postalCity'] as const) : (['postal', 'city'] as const)),
    'country',
    ...(post === 'columns' && whose === 'delivery' ? (['pack', 'post'] as const) : []),
  ];
  return parts.filter((part) => part !== false);
}

type Cut = Pick<Layout, 'name' | 'street' | 'town' | 'company' | 'addition'>;

/** How the block of the bill cuts names, streets and towns, and whether it has companies and additions. */
function cutOf({ otherBlock, name, street, town, company, addition, parties }: Layout): Cut {
  if (otherBlock === 'same') return { name, street, town, company, addition };
  // Orders with a blank delivery go to the bill with what the file says of both.
  const isStored = /Partly$|^billing$/.test(parties);
  return {
    company: isStored ? company : !company,
    addition: isStored ? addition : !addition,
    name: name === 'full' ? 'firstLast' : 'full',
    street: street === 'whole' ? 'split' : 'whole',
    town: town === 'joined' ? 'split' : 'joined',
  };
}

/** The columns of a layout, as they stand before they are shuffled. */
export function columnsOf(layout: Layout, choose: Choose): LayoutColumn[] {
  const { language } = layout;
  const group = (de: string, en: string) => (language === 'de' ? de : en);
  const fact = (of: Fact) => headerOf(layout, of, choose);
  const once = (of: Fact, text: (order: MeantOrder) => string): LayoutColumn => ({
    what: of,
    header: fact(of),
    group: group('Bestellung', 'Order'),
    text: ({ order, withOrder }) => (withOrder ? text(order) : ''),
  });
  const id: LayoutColumn = {
    what: 'id',
    header: fact('id'),
    group: group('Bestellung', 'Order'),
    text: ({ order, withId }) => (withId ? order.id : ''),
  };
  const words = partParts(layout, choose);
  return [
    id,
    once('date', ({ date }) => dateText(layout.date, date)),
    once('email', ({ email }) => email),
    ...(layout.salutation === 'plain' ? [plainSalutation(layout)] : []),
    ...blocksOf(layout).flatMap((block) => blockColumns(layout, block, { words, choose })),
    ...itemColumns(layout, choose),
    ...states(layout),
    ...extraColumns(layout),
  ];
}

/** The facts whose headers are in the other language in files of mixed ones: the day and the pieces, as of a shop's own columns. */
const FOREIGN: ReadonlySet<Fact> = new Set(['date', 'qty', 'email']);

/** A header for the order or an item, in the language and with the ornaments of the layout. */
function headerOf({ language, style, headers, ornament }: Layout, of: Fact, choose: Choose): string {
  const other = language === 'de' ? 'en' : 'de';
  const own = headers === 'mixed' && FOREIGN.has(of) ? other : language;
  const header = factHeader(own, own === language ? style : 'spaced', of, choose);
  if (ornament === 'required' && (of === 'id' || of === 'sku')) return `${header}*`;
  if (ornament === 'unit' && of === 'qty') return `${header} (${own === 'de' ? 'Stk.' : 'pcs'})`;
  return ornament === 'colon' ? `${header}:` : header;
}

/** A state of the order, by which one is cancelled. */
function states({ language, style, cancelled }: Layout): LayoutColumn[] {
  if (!cancelled) return [];
  const [usual, gone] = language === 'de' ? ['bezahlt', 'storniert'] : ['paid', 'cancelled'];
  return [
    {
      what: 'extra',
      header: inStyle(language === 'de' ? 'Bestellstatus' : 'Order Status', style),
      group: language === 'de' ? 'Bestellung' : 'Order',
      text: ({ order, withOrder }) => (withOrder ? (isCancelled(order) ? gone : usual) : '') ?? '',
    },
  ];
}

/** Whether an order is the one that a layout may cancel. */
export const isCancelled = ({ id }: Pick<MeantOrder, 'id'>): boolean => id === 'B-2003';

/** One salutation for the order, whatever addresses it has. */
function plainSalutation(layout: Layout): LayoutColumn {
  const { language, style } = layout;
  return {
    what: 'salutation',
    header: inStyle(
      partWord(language, 'salutation', (from) => from[0] as never),
      style,
    ),
    group: language === 'de' ? 'Bestellung' : 'Order',
    text: ({ order, withOrder }) => {
      const recipient = isDeliveryBlank(layout, order) ? order.billing : order.delivery;
      return withOrder ? partText(layout, 'salutation', recipient) : '';
    },
  };
}

/** The same words for the same part in every block of a file. */
function partParts(layout: Layout, choose: Choose): ReadonlyMap<Part, string> {
  const blocks = (['delivery', 'billing'] as const).flatMap((whose) =>
    partsOf(layout, { who: 'none', whose }),
  );
  return new Map([...new Set(blocks)].map((part) => [part, partWord(layout.language, part, choose)]));
}

function blockColumns(
  layout: Layout,
  block: Block,
  { words, choose }: { words: ReadonlyMap<Part, string>; choose: Choose },
): LayoutColumn[] {
  const { language, style, noise } = layout;
  const { who, whose } = block;
  const twoLines = noise === 'twoHeaders';
  const wordsOfParty = () => (who === 'none' ? { noun: '', stem: '' } : partyWords(language, who, choose));
  const same = wordsOfParty();
  const namingOf = (at: number) => ({
    language,
    style,
    who: twoLines || isUnsaid(layout, at, choose) ? ('none' as const) : who,
    ...(layout.partyWords === 'mixed' ? wordsOfParty() : same),
  });
  const address = language === 'de' ? 'Adresse' : 'Address';
  return partsOf(layout, block).map((part, at) => ({
    what: part,
    header: partHeader(namingOf(at), part, words.get(part) ?? part),
    group: who === 'none' ? address : same.noun,
    text: ({ order, withOrder }) => {
      if (!withOrder || (whose === 'delivery' && isDeliveryBlank(layout, order))) return '';
      return partText(layout, part, order[whose]);
    },
  }));
}

/** Whether a header of a block leaves its party out. */
function isUnsaid({ partyWords: said, plainWords }: Layout, at: number, choose: Choose): boolean {
  if (said === 'firstOnly') return at > 0;
  return said === 'unsaid' && !plainWords ? choose([true, false, false]) : said === 'unsaid' && at % 3 === 1;
}

const MOST_ITEMS = 5;

function itemColumns(layout: Layout, choose: Choose): LayoutColumn[] {
  const { language, items, itemName } = layout;
  const group = language === 'de' ? 'Artikel' : 'Item';
  const header = (of: Fact) => headerOf(layout, of, choose);
  const texts = [
    { what: 'sku' as const, header: header('sku'), text: (item: MeantItem) => item.id },
    ...(itemName
      ? [{ what: 'name' as const, header: header('name'), text: (item: MeantItem) => item.name }]
      : []),
    {
      what: 'qty' as const,
      header: header('qty'),
      text: (item: MeantItem) => quantityText(layout, item.qty),
    },
  ];
  if (items === 'rows' || items === 'blank' || items === 'head')
    return texts.map(({ what, header: title, text }) => ({
      what,
      header: title,
      group,
      text: ({ item }) => (item === undefined ? '' : text(item)),
    }));
  if (items !== 'numbered' && items !== 'repeated')
    return [
      {
        what: 'packed',
        header: header('packed'),
        group,
        text: ({ order }) => packedItems(items, order.items),
      },
    ];
  return Array.from({ length: MOST_ITEMS }, (_, at) =>
    texts.map(({ what, header: title, text }) => ({
      what,
      header: items === 'repeated' ? title : numbered(title, at + 1, layout),
      group,
      text: ({ order }: LayoutRow) => {
        const item = order.items[at];
        return item === undefined ? '' : text(item);
      },
    })),
  ).flat();
}

function numbered(title: string, number: number, { style }: Layout): string {
  if (style === 'snake' || style === 'upper') return `${title}_${number}`;
  return style === 'camel' || style === 'dotted' ? `${title}${number}` : `${title} ${number}`;
}
