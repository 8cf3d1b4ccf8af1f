import {
  importRecipesRecall,
  orderImportsLookup,
  productTexts,
  shapesOf,
  understand,
  type ChosenSources,
  type ImportProfileContent,
  type RememberedRecipe,
  type UnderstandOptions,
  type Sniffed,
  type Understanding,
} from '@kontor/portal-core/order-import';
import { canAsk } from '../../terminal/index.js';
import { askQuestions } from './ask-questions.js';
import { isAnswered } from './answered-question.js';
import type { Flag } from './accepting-flags.js';
import { chosenSources } from './chosen-sources.js';
import { readChoices, type ImportChoices, type OrdersImportOptions } from '../task/import-options.js';
import type { ImportTask } from '../task/import-task.js';
import type { LookWith } from './sure-flags.js';
import { unsureError } from './unsure.js';

/** The mapping of a file's columns, without open questions. */
export interface Understood {
  readonly understanding: Understanding;
  /** The recipe the user confirmed for a file of this shape, if it was used; null otherwise. */
  readonly remembered: RememberedRecipe | null;
  /** What the user said, by flags and at the terminal. */
  readonly answers: Answers;
}

/** The user's answers so far. */
export interface Answers {
  readonly chosen: ChosenSources;
  readonly confirmed: ReadonlySet<string>;
}

type Looked = Pick<Sniffed, 'header' | 'samples' | 'dialect' | 'detection'>;

export type UnderstandFile = (file: Looked) => Promise<Understood>;

/**
 * Creates the function that maps the columns of a file. Flags take precedence over the profile or the remembered
 * recipe, and those over header and values. Open questions are asked at a terminal; without one they end the command. A
 * file that is mapped twice is asked about once; with more samples only what they bring up is asked.
 */
export function createUnderstanding(task: ImportTask, profile: ImportProfileContent | null): UnderstandFile {
  const known = new Map<string, { readonly samples: number; readonly understood: Promise<Understood> }>();
  return async (file) => {
    const { encoding, delimiter } = file.dialect;
    const key = JSON.stringify([file.header, encoding, delimiter]);
    const before = known.get(key);
    if (before?.samples === file.samples.length) return before.understood;
    const understood = understandFile(task, profile, file, (await before?.understood)?.answers);
    known.set(key, { samples: file.samples.length, understood });
    return understood;
  };
}

async function understandFile(
  task: ImportTask,
  profile: ImportProfileContent | null,
  { header, samples, dialect, detection }: Looked,
  before: Answers | undefined,
): Promise<Understood> {
  const remembered = profile === null ? await recalled(task, { header, dialect }) : null;
  const recipe = recipeOf(profile, remembered);
  const products = await knownProducts(task, { header, samples });
  const said = chosenSources(task.choices, header);
  const look = ({ chosen, confirmed }: Answers): Understanding => {
    const found = understand(header, samples, {
      hasHeader: dialect.hasHeader,
      hiddenColumns: detection.workbook?.hiddenColumns ?? [],
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
  const first = before ?? { chosen: said, confirmed: new Set<string>() };
  const lookWith: LookWith = (flags) =>
    look({ ...first, chosen: chosenSources(withFlags(task.options, flags), header) });
  const understanding = look(first);
  if (understanding.questions.length === 0) return { understanding, remembered, answers: first };
  if (!canAsk(task.io)) throw unsureError(understanding, header, task.io, lookWith);
  return { ...(await askQuestions(task, header, { first, look, lookWith })), remembered };
}

/** The choices of the call with these flags added. */
function withFlags(options: OrdersImportOptions, flags: readonly Flag[]): ImportChoices {
  const of = (name: Flag['flag']) => flags.flatMap(({ flag, value }) => (flag === name ? [value] : []));
  const [mode = options.mode] = of('--mode');
  return readChoices({
    ...options,
    ...(mode === undefined ? {} : { mode }),
    map: [...(options.map ?? []), ...of('--map')],
    set: [...(options.set ?? []), ...of('--set')],
    ignore: [...(options.ignore ?? []), ...of('--ignore')],
  });
}

function recipeOf(
  profile: ImportProfileContent | null,
  remembered: RememberedRecipe | null,
): UnderstandOptions['recipe'] | null {
  if (profile !== null) return { content: profile, reason: 'profile' };
  return remembered === null ? null : { content: remembered.content, reason: 'remembered' };
}

/** Fetches the recipe last confirmed for files of this shape. A file without a header has no shape to recognise it by. */
async function recalled(
  { client, settings }: ImportTask,
  { header, dialect }: Pick<Sniffed, 'header' | 'dialect'>,
): Promise<RememberedRecipe | null> {
  if (client === null || !dialect.hasHeader) return null;
  const merchant = settings.merchant.value;
  for (const shape of shapesOf(header, dialect.delimiter)) {
    const query = { shape, ...(merchant === null ? {} : { merchant_erp_id: merchant }) };
    const { entries } = await client.call(importRecipesRecall, { query });
    if (entries[0] !== undefined) return entries[0];
  }
  return null;
}

/** Maximum number of values looked up as product ids; the wizard uses the same. */
const MAX_ASKED = 1000;

/** Fetches which headers and values of the first rows are products of the merchant. */
async function knownProducts(
  { client, settings }: ImportTask,
  file: Pick<Sniffed, 'header' | 'samples'>,
): Promise<ReadonlySet<string>> {
  const ids = productTexts(file, MAX_ASKED);
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
