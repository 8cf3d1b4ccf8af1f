import {
  importRecipesRecall,
  orderImportsLookup,
  shapeOf,
  understand,
  type ChosenSources,
  type ImportField,
  type ImportProfileContent,
  type Question,
  type RememberedRecipe,
  type UnderstandOptions,
  type Sniffed,
  type Understanding,
} from '@kontor/portal-core/order-import';
import { canAsk } from '../terminal/io.js';
import { isOfFallback } from './accepting-flags.js';
import { askQuestions } from './ask-questions.js';
import { chosenSources } from './chosen-sources.js';
import type { ImportTask } from './import-task.js';
import { ITEM_PLACES } from './source-place.js';
import { unsureError } from './unsure.js';

/** What the columns of a file mean, with nothing left open. */
export interface Understood {
  readonly understanding: Understanding;
  /** The recipe a person confirmed for a file of this shape, when it was taken. */
  readonly remembered: RememberedRecipe | null;
}

/** What a person has said so far. */
export interface Answers {
  readonly chosen: ChosenSources;
  readonly confirmed: ReadonlySet<string>;
}

export type UnderstandFile = (file: Pick<Sniffed, 'header' | 'samples' | 'dialect'>) => Promise<Understood>;

/**
 * Understands the columns of a file: what flags say stands over the profile or the remembered recipe, and that over what header and values
 * say. Open questions are asked at a terminal and end the command elsewhere. A file looked at twice is asked about once.
 */
export function createUnderstanding(task: ImportTask, profile: ImportProfileContent | null): UnderstandFile {
  const known = new Map<string, Promise<Understood>>();
  return (file) => {
    const { encoding, delimiter } = file.dialect;
    const key = JSON.stringify([file.header, encoding, delimiter]);
    const before = known.get(key);
    if (before !== undefined) return before;
    const understood = understandFile(task, profile, file);
    known.set(key, understood);
    return understood;
  };
}

async function understandFile(
  task: ImportTask,
  profile: ImportProfileContent | null,
  { header, samples, dialect }: Pick<Sniffed, 'header' | 'samples' | 'dialect'>,
): Promise<Understood> {
  const remembered = profile === null ? await recalled(task, { header, dialect }) : null;
  const recipe = recipeOf(profile, remembered);
  const products = await knownProducts(task, samples);
  const said = chosenSources(task.choices, header);
  const look = ({ chosen, confirmed }: Answers): Understanding => {
    const found = understand(header, samples, {
      hasHeader: dialect.hasHeader,
      isKnownProduct: (id) => products.has(id.trim()),
      chosen,
      confirmed,
      ...(recipe === null ? {} : { recipe }),
    });
    return {
      ...found,
      questions: found.questions.filter((question) => !isAnswered(question, found, chosen)),
    };
  };
  const first = { chosen: said, confirmed: new Set<string>() };
  let understanding = look(first);
  if (understanding.questions.length > 0) {
    if (!canAsk(task.io)) throw unsureError(understanding, header, task.io);
    understanding = await askQuestions(task, header, first, look);
  }
  return { understanding, remembered };
}

function recipeOf(
  profile: ImportProfileContent | null,
  remembered: RememberedRecipe | null,
): UnderstandOptions['recipe'] | null {
  if (profile !== null) return { content: profile, reason: 'profile' };
  return remembered === null ? null : { content: remembered.content, reason: 'remembered' };
}

/** The recipe last confirmed for files of this shape. A file without header has none that could be told apart. */
async function recalled(
  { client, settings }: ImportTask,
  { header, dialect }: Pick<Sniffed, 'header' | 'dialect'>,
): Promise<RememberedRecipe | null> {
  if (client === null || !dialect.hasHeader) return null;
  const merchant = settings.merchant.value;
  const query = {
    shape: shapeOf(header, dialect.delimiter),
    ...(merchant === null ? {} : { merchant_erp_id: merchant }),
  };
  const { entries } = await client.call(importRecipesRecall, { query });
  return entries[0] ?? null;
}

/** Most values, and longest one, asked for as product ids; the wizard asks for the same. */
const MAX_ASKED = 1000;
const MAX_ID = 100;

/** Which values of the first rows are products of the merchant. */
async function knownProducts(
  { client, settings }: ImportTask,
  samples: Sniffed['samples'],
): Promise<ReadonlySet<string>> {
  const values = samples.flatMap((row) => row.map((value) => value.trim()));
  const ids = [...new Set(values.filter((id) => id !== '' && id.length <= MAX_ID))].slice(0, MAX_ASKED);
  if (client === null || ids.length === 0) return new Set();
  const merchant = settings.merchant.value;
  const body = {
    external_order_ids: [],
    product_ids: ids,
    ...(merchant === null ? {} : { merchant_erp_id: merchant }),
  };
  const { products } = await client.call(orderImportsLookup, { body });
  return new Set(products.map(({ id }) => id));
}

/** Whether everything a question is about was said by hand. */
function isAnswered(
  { kind, fields, columns }: Question,
  { mapping }: Understanding,
  chosen: ChosenSources,
): boolean {
  if (kind === 'missing' || fields.length === 0) return false;
  if (chosen.fallback !== undefined && isOfFallback(mapping, fields, columns)) return true;
  const inItems = (field: ImportField) =>
    chosen.items !== undefined && ITEM_PLACES.some((place) => place === field);
  return fields.every(
    (field) =>
      chosen.columns?.[field] !== undefined || chosen.constants?.[field] !== undefined || inItems(field),
  );
}
