import { ownHeader } from '../reading/rows/added-columns.js';
import { columnsOfSource, usedColumns } from '../recipe/field-source.js';
import { missingFields } from '../recipe/mapping.rules.js';
import {
  ADDRESS_FIELDS,
  IMPORT_FIELDS,
  IMPORT_MAX_COLUMNS,
  type ImportField,
  type ImportMapping,
  type ItemSource,
} from '../order-import.types.js';
import { cancelledByHand, cancelledColumns } from './not-to-send/cancelled.js';
import { isVariant } from './columns/variants-as-columns.js';
import { filledCells, readColumn, type Column } from './columns/column.js';
import { entriesOf, findSources, type Findings } from './proposal/findings.js';
import { matchesOf } from './proposal/matches.js';
import { isFilledInEveryOrder } from './said/filled-orders.js';
import { withNumbers } from './columns/lettered.js';
import { withParticles } from './columns/particles.js';
import { hiddenQuestions } from './said/hidden-columns.js';
import { blankColumns, ignoredKinds, lastingIgnored } from './kept-recipes/lasting-columns.js';
import { leftOverQuestions, unnamedQuestions } from './unused/left-over.js';
import { mergedQuestions, openQuestions } from './proposal/open-questions.js';
import { sourceOfItem } from './items/items.js';
import { marksAsPieces } from './items/marked-products.js';
import { productsUnsaid } from './items/products-unsaid.js';
import { withOtherAddresses } from './addresses/other-addresses.js';
import { misfitQuestions } from './said/profile-misfit.js';
import { questionId, samplesOf, type OpenQuestion } from './columns/questions.js';
import { unsaid, whatIsSaid, type Said } from './said/said.js';
import { newlyFilled } from './kept-recipes/newly-filled.js';
import { recipeDoubts } from './kept-recipes/recipe-doubts.js';
import type { Question, Understanding, UnderstandOptions, UnusedColumn } from '../understanding.types.js';

/**
 * Maps the columns of a file: each header by its words, all columns together, an address as one group, with values as a veto. Choices of
 * the user or a recipe take precedence. Columns after the largest number that can be stored, and those that a file of rejected rows adds, are ignored.
 */
export function understand(
  allNames: readonly string[],
  rows: readonly (readonly string[])[],
  options: UnderstandOptions = {},
): Understanding {
  const header = ownHeader(allNames);
  const samples = header === allNames ? rows : rows.map((row) => row.slice(0, header.length));
  const spoken = whatIsSaid(header, options.recipe, options.chosen);
  const columns = withParticles(
    withNumbers(
      header
        .slice(0, IMPORT_MAX_COLUMNS)
        .map((name, index) =>
          readColumn(options.hasHeader === false ? '' : name, index, filledCells(samples, index)),
        ),
    ),
  );
  const { said, found, passedOver } = settledSources(spoken, { header, columns, samples, options });
  const fields = mappingOf(found, said, options.isKnownProduct);
  const cancelled = cancelledOf(header, samples, { fields, said, options });
  const mapping = cancelled === undefined ? fields : { ...fields, cancelled };
  const questions = questionsOf(found, { fields: mapping, said, options }, { header, samples });
  const isOpen = ({ id, kind }: Question) => kind === 'missing' || options.confirmed?.has(id) !== true;
  const used = usedColumns(mapping);
  const ignored = questions.flatMap((question) => (isOpen(question) ? [] : question.others));
  const unusedOnes = [...said.ignored, ...ignored, ...passedOver].filter((column) => !used.has(column));
  const ignoredOnes = lastingIgnored(unusedOnes, mapping, { samples, before: said.ignoredAs });
  const isIgnoring = ignoredOnes.length > 0;
  const held = isIgnoring
    ? heldColumns(found, { fields: mapping, said, options }, { header, samples })
    : NONE;
  const unseen = questions.flatMap((one) => (one.kind === 'hidden' && isOpen(one) ? one.columns : []));
  const hidden = (options.hiddenColumns ?? []).filter(
    (column) => used.has(column) && !unseen.includes(column),
  );
  const blank = blankColumns(header, mapping, {
    samples,
    before: said.blank && [...said.blank, ...said.added],
    told: new Set([...fieldsSaid(said), ...questions.flatMap(({ fields: about }) => about)]),
  });
  return {
    mapping: withLists(mapping, {
      ignored: ignoredOnes,
      ignoredAs: ignoredKinds(ignoredOnes, said.ignoredAs, { samples, held }),
      blank,
      hidden,
    }),
    matches: matchesOf(found, said),
    questions: questions.filter(isOpen),
    unused: unusedColumns(header, columns, mapping, samples).map(seenIn(options)),
    missingLabels: said.missingLabels,
  };
}

const NONE: ReadonlySet<number> = new Set();

const fieldsSaid = ({ columns }: Pick<Said, 'columns'>): ImportField[] =>
  IMPORT_FIELDS.filter((field) => columns[field] !== undefined);

const seenIn =
  ({ hiddenColumns = [] }: UnderstandOptions) =>
  (unused: UnusedColumn): UnusedColumn =>
    hiddenColumns.includes(unused.column) ? { ...unused, hidden: true } : unused;

type Lists = Required<Pick<ImportMapping, 'ignored' | 'ignoredAs' | 'blank' | 'hidden'>>;

function withLists(
  { ignored: _, ignoredAs: __, blank: ___, hidden: ____, ...mapping }: ImportMapping,
  lists: Lists,
): ImportMapping {
  const ignored = [...new Set(lists.ignored)].sort((a, b) => a - b);
  return {
    ...mapping,
    ...(ignored.length === 0 ? {} : { ignored, ignoredAs: lists.ignoredAs }),
    ...(lists.blank.length === 0 ? {} : { blank: lists.blank }),
    ...(lists.hidden.length === 0 ? {} : { hidden: lists.hidden }),
  };
}

interface ReadFile {
  readonly header: readonly string[];
  readonly columns: readonly Column[];
  readonly samples: readonly (readonly string[])[];
  readonly options: UnderstandOptions;
}

/** The sources found besides those chosen, without the parts of a recipe that this file contradicts. */
function settledSources(spoken: Said, { header, columns, samples, options }: ReadFile) {
  const { recipe, chosen, isKnownProduct } = options;
  const sources = findSources(columns, samples, spoken, options);
  if (recipe === undefined && chosen === undefined) return { said: spoken, found: sources, passedOver: [] };
  const byHand = { ...whatIsSaid(header, undefined, chosen), mode: spoken.mode };
  const afresh = newlyFilled(spoken, byHand, { columns, samples, options });
  const known = afresh === null ? spoken : unsaid(spoken, afresh.fields, afresh.fallback);
  const doubts = recipeDoubts(known, sources, { samples, isKnownProduct });
  const found: Findings = {
    ...sources,
    fallback: afresh?.fallback ?? sources.fallback,
    picks: { ...sources.picks, ...afresh?.picks, ...doubts.picks },
  };
  const said = unsaid(known, Object.keys(doubts.picks) as ImportField[]);
  return { said, found, passedOver: doubts.passedOver };
}

interface Settled {
  readonly fields: ImportMapping;
  readonly said: Said;
  readonly options: UnderstandOptions;
}

/** The columns that mark cancelled orders: those chosen, otherwise those of the recipe and those found; undefined when there are none. */
function cancelledOf(
  header: readonly string[],
  samples: readonly (readonly string[])[],
  { fields, said, options }: Settled,
): ImportMapping['cancelled'] {
  const chosen = options.chosen?.cancelled;
  if (chosen !== undefined)
    return (chosen ?? []).map((column) =>
      cancelledByHand(column, header[column] ?? '', filledCells(samples, column)),
    );
  const kept = said.cancelled ?? [];
  const found =
    options.hasHeader === false
      ? []
      : cancelledColumns(header.slice(0, IMPORT_MAX_COLUMNS), usedColumns(fields), samples);
  const all = [...kept, ...found.filter(({ column }) => kept.every((one) => one.column !== column))];
  return all.length === 0 ? undefined : all;
}

function mappingOf(found: Findings, said: Said, isKnownProduct?: (id: string) => boolean): ImportMapping {
  const proposed = entriesOf(found.picks).filter(([, { ask }]) => ask !== 'missing');
  const sources = new Map(proposed.map(([field, { source }]) => [field, source]));
  for (const field of IMPORT_FIELDS) {
    const source = said.columns[field]?.source;
    if (source !== undefined) sources.set(field, source);
  }
  const items = itemsOf(found, said, isKnownProduct);
  if (items.length > 0)
    for (const field of ['product_id', 'product_name', 'quantity'] as const) sources.delete(field);
  const fallback =
    said.fallback === undefined
      ? { ...sharedByHand(found, said), ...sourcesOf(found.fallback) }
      : (said.fallback?.fields ?? {});
  const mapping: ImportMapping = {
    mode: found.mode,
    columns: Object.fromEntries(
      IMPORT_FIELDS.flatMap((field) => (sources.has(field) ? [[field, sources.get(field)]] : [])),
    ),
    ...(Object.keys(fallback).length === 0 ? {} : { fallback }),
    ...(items.length === 0 ? {} : { items }),
    ...(Object.keys(said.constants).length === 0 ? {} : { constants: said.constants }),
    ...valuesOf(said, items, found),
    ...(said.ignored.length === 0 ? {} : { ignored: said.ignored }),
  };
  const isSized = found.proposal.all.filter(isVariant).length > 1;
  const isOneEach = found.picks.quantity === undefined && !isSized && lacksQuantity(mapping);
  return isOneEach || hasExtraOfOne(found, mapping)
    ? { ...mapping, constants: { ...mapping.constants, quantity: '1' } }
    : mapping;
}

/** The meanings of values that a person or a recipe said, and those of marks in columns of products. */
function valuesOf(
  { values }: Said,
  items: readonly ItemSource[],
  { proposal }: Findings,
): Pick<ImportMapping, 'values'> {
  const marks = items.length === 0 ? undefined : marksAsPieces(items, proposal.all);
  if (marks === undefined) return values === undefined ? {} : { values };
  return { values: { ...values, quantity: { ...marks, ...values?.quantity } } };
}

/** Whether an item that comes along with the row's has no column of pieces: each is one. */
const hasExtraOfOne = ({ items }: Findings, { items: taken = [], constants }: ImportMapping): boolean =>
  constants?.quantity === undefined &&
  taken.some(({ quantity }) => quantity === undefined) &&
  items.slice(1).some(({ product, quantity }) => product?.ask === 'content' && quantity === undefined);

/** The items side by side. Those without a quantity have the one that the user chose for all. */
function itemsOf(found: Findings, said: Said, isKnownProduct?: (id: string) => boolean): ItemSource[] {
  const items =
    said.items === undefined
      ? found.items.map(sourceOfItem)
      : [...(said.items?.list ?? []), ...productsUnsaid(said, found.proposal.all, isKnownProduct)];
  const quantity = said.columns.quantity?.source;
  return items.map((item) =>
    item.quantity === undefined && quantity !== undefined ? { ...item, quantity } : item,
  );
}

const sourcesOf = (picks: Findings['fallback']): NonNullable<ImportMapping['fallback']> =>
  Object.fromEntries(entriesOf(picks).map(([field, { source }]) => [field, source]));

/**
 * Keeps columns that the user took from the other party's for the order's own address in that party's as well: a file's only `Anrede` does
 * not show whether the delivery's address is filled.
 */
function sharedByHand({ fallback, proposal }: Findings, said: Said): NonNullable<ImportMapping['fallback']> {
  const party = entriesOf(fallback)[0]?.[1].columns[0]?.party;
  if (party === undefined) return {};
  return Object.fromEntries(
    ADDRESS_FIELDS.flatMap((field) => {
      const source = said.columns[field]?.source;
      const isTheirs = columnsOfSource(source).some((column) => proposal.all[column]?.party === party);
      return isTheirs && fallback[field] === undefined ? [[field, source]] : [];
    }),
  );
}

/**
 * Whether products are known and quantities are not: then each counts as one piece, with a question. Where some items have a quantity, that
 * of the others is asked for.
 */
function lacksQuantity({ mode, columns, items = [], constants }: ImportMapping): boolean {
  if (mode === 'comma' || constants?.quantity !== undefined) return false;
  if (items.length > 0) return items.every((item) => item.quantity === undefined);
  return columns.product_id !== undefined && columns.quantity === undefined;
}

interface Shown {
  readonly header: readonly string[];
  readonly samples: readonly (readonly string[])[];
}

function questionsOf(
  found: Findings,
  { fields: mapping, said, options }: Settled,
  { header, samples }: Shown,
): Question[] {
  const onePiece = mapping.constants?.quantity !== undefined && said.constants.quantity === undefined;
  const hasCompany = isFilledInEveryOrder(mapping, 'company', samples);
  const withheld = entriesOf(found.picks).flatMap(([field, { ask }]) => (ask === 'missing' ? [field] : []));
  const missing = missingFields(mapping, (field) => field !== 'company' || hasCompany)
    .filter((field) => !withheld.includes(field))
    .map((field) => ({
      kind: 'missing' as const,
      fields: [field],
      columns: [],
      others: field === 'product_id' ? columnsOfSource(mapping.columns.product_name) : [],
    }));
  const asked = openQuestions(found, said, onePiece ? mapping : null);
  const { isKnownProduct, chosen } = options;
  const isCountRefused = chosen?.columns?.quantity === null;
  const left =
    options.hasHeader === false
      ? unnamedQuestions(found, { mapping, header, samples, isKnownProduct })
      : leftOverQuestions(found, asked, {
          mapping,
          header,
          samples,
          isKnownProduct,
          isCountRefused,
          isOnePiece: onePiece,
        });
  const unseen = hiddenQuestions(mapping, { said, hidden: options.hiddenColumns ?? [], header });
  const others = mergedQuestions([...asked, ...left, ...unseen]).map((question) =>
    withOtherAddresses(question, found.proposal.otherAddresses, mapping, samples),
  );
  const all = [...others, ...misfitQuestions(options, { header, mapping, asked: others })];
  const isMissing = ({ kind }: OpenQuestion) => kind === 'missing';
  return [...all.filter((one) => !isMissing(one)), ...all.filter(isMissing), ...missing].map((question) => ({
    id: questionId(question),
    ...question,
    samples: samplesOf(question.columns, samples),
  }));
}

/** The columns by which some orders may be held back, also those ignored now. */
function heldColumns(found: Findings, settled: Settled, shown: Shown): ReadonlySet<number> {
  const before = settled.said.ignoredAs.map(({ column }) => column);
  const fields = { ...settled.fields, ignored: before };
  const questions = questionsOf(found, { ...settled, fields }, shown);
  return new Set(questions.flatMap(({ kind, others }) => (kind === 'held' ? others : [])));
}

/** Columns with values (or that may have some, while there are no samples) that feed nothing. */
function unusedColumns(
  header: readonly string[],
  columns: readonly Column[],
  mapping: ImportMapping,
  samples: readonly (readonly string[])[],
): UnusedColumn[] {
  const used = usedColumns(mapping);
  return header.flatMap((name, column) => {
    const values = samplesOf([column], samples);
    if (used.has(column) || (samples.length === 0 ? name.trim() === '' : values.length === 0)) return [];
    const party = columns[column]?.party ?? 'none';
    return [{ column, party: party === 'other' ? 'none' : party, samples: values }];
  });
}
