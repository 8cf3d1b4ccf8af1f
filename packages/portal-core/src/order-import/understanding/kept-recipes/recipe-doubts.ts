import { columnsOfSource } from '../../recipe/field-source.js';
import { IMPORT_FIELDS, type ImportField } from '../../order-import.types.js';
import { isCompanyName } from '../../words/company-name.js';
import type { Column } from '../columns/column.js';
import { entriesOf, judged, rivalledQuantity, type Findings, type Picks } from '../proposal/findings.js';
import type { Pick } from '../columns/pick.js';
import { doubtedProduct } from '../items/product-doubts.js';
import { doubtedList } from '../items/products-without-count.js';
import { isUnit } from '../items/quantity-doubts.js';
import { fillsPacks } from '../items/quantity-rivals.js';
import { columnsSaid, type Said } from '../said/said.js';
import { share } from '../columns/values.js';

interface File {
  readonly samples: readonly (readonly string[])[];
  readonly isKnownProduct?: ((id: string) => boolean) | undefined;
}

/** The parts of a recipe that a file contradicts: it was confirmed for another one. */
export interface RecipeDoubts {
  /** Picks to ask about instead of the recipe's; `missing` ones are not even proposed. */
  readonly picks: Picks;
  /** Columns that the user did not take when choosing a field; units and pieces to a pack beside a quantity still speak of it. */
  readonly passedOver: readonly number[];
}

/**
 * Checks a recipe and the user's choices against the values of the file's columns: they may keep their names and change their meaning.
 * Detects counts that were equal and now differ, other products, names that are not people's, and values that contradict a field.
 */
export function recipeDoubts(said: Said, { proposal, picks }: Findings, file: File): RecipeDoubts {
  const spoken = picksSaid(said, proposal.all);
  const isByHand = (field: ImportField) => said.columns[field]?.reason === 'manual';
  const saved = (entries: [ImportField, Pick][]) =>
    Object.fromEntries(entries.filter(([field]) => spoken[field] !== undefined && !isByHand(field)));
  const contradicted = asked(judged(withPeople({ ...picks, ...spoken }), file));
  const rivalled = asked(rivalledPicks(spoken, freeColumns(said, proposal.all), file));
  return {
    picks: { ...saved(contradicted), ...saved(rivalled) },
    passedOver: rivalled.flatMap(([field, { others }]) =>
      isByHand(field) ? others.filter((other) => !isOfPacks(other)).map(({ index }) => index) : [],
    ),
  };
}

/** Whether a column has units or pieces to a pack: a quantity chosen beside it may still count packs. */
const isOfPacks = (column: Column): boolean => isUnit(column) || fillsPacks(column);

const asked = (picks: Picks): [ImportField, Pick][] =>
  entriesOf(picks).filter(([, { ask }]) => ask !== undefined);

function picksSaid({ columns }: Said, all: readonly Column[]): Picks {
  return Object.fromEntries(
    IMPORT_FIELDS.flatMap((field): [ImportField, Pick][] => {
      const source = columns[field]?.source;
      if (source === undefined) return [];
      const found = columnsOfSource(source).flatMap((column) => all[column] ?? []);
      return [[field, { columns: found, source, others: [] }]];
    }),
  );
}

function freeColumns(said: Said, all: readonly Column[]): Column[] {
  const taken = columnsSaid(said);
  return all.filter(({ index }) => !taken.has(index) && !said.ignored.includes(index));
}

function rivalledPicks(picks: Picks, free: readonly Column[], file: File): Picks {
  const { quantity, product_id: product, first_address_line: name, external_order_id: order } = picks;
  const { product_id_and_quantity: list } = picks;
  return {
    ...(list && { product_id_and_quantity: doubtedList(list, free, file.samples) }),
    ...(quantity && { quantity: rivalledQuantity(quantity, free, { order, samples: file.samples }) }),
    ...(product && { product_id: doubtedProduct(product, free, file) }),
    ...(name && { first_address_line: doubtedName(name, file) }),
  };
}

const OF_PRODUCT = /\d\s?(g|kg|ml|cl|l|cm|mm|stk|stück)(?!\p{L})|(?<!\p{L})gr\.?\s?(xs|s|m|l|xl)(?!\p{L})/iu;

const valuesOf = (pick: Pick | undefined): string[] => pick?.columns.flatMap(({ values }) => values) ?? [];

/** Detects names that are products and therefore no longer people's. */
function doubtedName(name: Pick, { isKnownProduct = () => false }: File): Pick {
  const areProducts = share(valuesOf(name), (text) => isKnownProduct(text) || OF_PRODUCT.test(text)) > 0.25;
  return areProducts ? { ...name, ask: 'missing' } : name;
}

const isFirm = (text: string): boolean => /^(firma|company|f)$/i.test(text);

/** Detects names that are companies without the matching salutation, which may no longer be people's. */
function withPeople(picks: Picks): Picks {
  const { first_address_line: name, salutation } = picks;
  const areFirms = share(valuesOf(name), isCompanyName) >= 0.5 && share(valuesOf(salutation), isFirm) < 0.5;
  return name === undefined || !areFirms
    ? picks
    : { ...picks, first_address_line: { ...name, ask: name.ask ?? 'content' } };
}
