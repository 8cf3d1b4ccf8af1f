import { cellText } from '../reading/cell-text.js';
import { columnsOfSource } from '../recipe/field-source.js';
import type { ImportField, ImportMapping } from '../order-import.types.js';
import type { Column } from './column.js';
import { rivalledQuantity, type Findings } from './findings.js';
import type { Pick } from './pick.js';
import { doubtedProduct } from './product-doubts.js';
import { columnsSaid, type Said } from './said.js';
import { share } from './values.js';

type Samples = readonly (readonly string[])[];
type Picks = Findings['picks'];

interface File {
  readonly samples: Samples;
  readonly isKnownProduct?: ((id: string) => boolean) | undefined;
}

/** What was said, but for what a recipe says and this file speaks against. */
export interface KeptRecipe {
  readonly said: Said;
  /** In place of what was let go: to be asked. */
  readonly doubted: Picks;
  /** Columns a person passed over when saying a field by hand. */
  readonly passedOver: readonly number[];
}

/** Lets go of what was confirmed for another file whose columns told less: counts that were equal and differ now, other products, other names. */
export function keptRecipe(said: Said, columns: readonly Column[], file: File): KeptRecipe {
  const doubts = doubtsOf(said, columns, file);
  const isByHand = (field: ImportField) => said.columns[field]?.reason === 'manual';
  const doubted = doubts.filter(([field]) => !isByHand(field));
  const rest = Object.entries(said.columns).filter(([field]) => doubted.every(([other]) => other !== field));
  return {
    said: doubted.length === 0 ? said : { ...said, columns: Object.fromEntries(rest) },
    doubted: Object.fromEntries(doubted),
    passedOver: doubts.flatMap(([field, { others }]) =>
      isByHand(field) ? others.map(({ index }) => index) : [],
    ),
  };
}

function doubtsOf(said: Said, columns: readonly Column[], file: File): [ImportField, Pick][] {
  const taken = columnsSaid(said);
  const free = columns.filter(({ index }) => !taken.has(index) && !said.ignored.includes(index));
  const pickOf = (field: ImportField): Pick | undefined => {
    const source = said.columns[field]?.source;
    const found = columnsOfSource(source).flatMap((column) => columns[column] ?? []);
    return source === undefined ? undefined : { columns: found, source, others: [] };
  };
  const [quantity, product, name] = (['quantity', 'product_id', 'first_address_line'] as const).map(pickOf);
  const judged: [ImportField, Pick | undefined][] = [
    [
      'quantity',
      quantity &&
        rivalledQuantity(quantity, free, { order: pickOf('external_order_id'), samples: file.samples }),
    ],
    ['product_id', product && doubtedProduct(product, free, file)],
    ['first_address_line', name && doubtedName(name, file)],
  ];
  return judged.filter((entry): entry is [ImportField, Pick] => entry[1]?.ask !== undefined);
}

const OF_PRODUCT = /\d\s?(g|kg|ml|cl|l|cm|mm|stk|stück)(?!\p{L})|(?<!\p{L})gr\.?\s?(xs|s|m|l|xl)(?!\p{L})/iu;

/** Names that are products are no longer those of people. */
function doubtedName(name: Pick, { isKnownProduct = () => false }: File): Pick {
  const names = name.columns.flatMap(({ values }) => values);
  const areProducts = share(names, (text) => isKnownProduct(text) || OF_PRODUCT.test(text)) > 0.25;
  return areProducts ? { ...name, ask: 'missing' } : name;
}

/** Of the columns that are of no use, those that tell something beside the quantity: what a blank or an equal one will hold in another file nobody knows. */
export function lastingIgnored(
  ignored: readonly number[],
  { columns }: ImportMapping,
  samples: Samples,
): number[] {
  if (samples.length === 0) return [...ignored];
  const [quantity = -1] = columnsOfSource(columns.quantity);
  return ignored.filter((column) =>
    samples.some((row) => {
      const text = cellText(row[column]);
      return text !== '' && text !== cellText(row[quantity]);
    }),
  );
}
