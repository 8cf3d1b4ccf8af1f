import type {
  AddressField,
  FieldSource,
  ImportField,
  ImportMapping,
  ImportMode,
  ItemSource,
  NamedMapping,
} from './order-import.types.js';

/**
 * The reason why columns were mapped to a field. Certain: `manual` (chosen by the user), `profile`, `remembered`, `exact` (the field's own
 * name) and `dictionary` (every word of the header is known). Guesses: `similar` (a word looks like a known one), `content` (only the
 * values match).
 */
export type MatchReason =
  'manual' | 'profile' | 'remembered' | 'exact' | 'dictionary' | 'similar' | 'content';

/** The party that a column belongs to. */
export type Party = 'delivery' | 'billing' | 'buyer' | 'none';

/** The columns found for a field. */
export interface FieldMatch {
  readonly field: ImportField;
  /** `own`: in `columns`; `fallback`: in the other party's address; `item`: in `items`, at `item`. */
  readonly place: 'own' | 'fallback' | 'item';
  readonly item?: number;
  readonly source: FieldSource;
  readonly reason: MatchReason;
  /** The party of the address in these columns; `none` outside an address. */
  readonly party: Party;
}

/**
 * Kinds of questions that the user must answer before anything is checked or stored.
 * - `similar`, `content`: a guess; confirming it accepts the mapping.
 * - `choice`: two columns or more could be meant; the mapping has the most probable.
 * - `unexplained`: the header has an unknown word (`word`).
 * - `leftOut`: columns (`others`, named in `word`) that could belong to the field would not be used.
 * - `held`: by the columns `others`, some orders may not be for this warehouse, or not yet.
 * - `otherParty`: the only address, or a part of it, is that of the bill or of the buyer.
 * - `hidden`: the workbook hides the columns (named in `word`).
 * - `misfit`: a saved profile lacks columns in the file (named in `word`); these fields are filled otherwise, or not at all.
 * - `added`: the recipe was saved for a file without these columns (named in `word`).
 * - `onePiece`: there is no quantity; each row (or item) would count as one piece.
 * - `missing`: a required field has nothing; a column or a constant must be chosen. It cannot be confirmed.
 */
export type QuestionKind =
  | 'similar'
  | 'content'
  | 'choice'
  | 'unexplained'
  | 'leftOut'
  | 'held'
  | 'otherParty'
  | 'hidden'
  | 'misfit'
  | 'added'
  | 'onePiece'
  | 'missing';

/** An address of the file that a question offers instead of the one in the mapping. */
export interface OtherAddress {
  /** Sources to choose for it, all at once; null for a field that this address does not have. */
  readonly columns: Readonly<Partial<Record<AddressField, FieldSource | null>>>;
  /** Different values of its columns, joined row by row, at most three. */
  readonly samples: readonly string[];
}

export interface Question {
  /** Id of the question, the same for the same file and recipe: `content:quantity`. */
  readonly id: string;
  readonly kind: QuestionKind;
  /** The fields of the question; several when an address is mapped as a whole. */
  readonly fields: readonly ImportField[];
  /** Columns in the mapping, from 0. */
  readonly columns: readonly number[];
  /** Other columns that could be meant, most probable first. */
  readonly others: readonly number[];
  readonly word?: string;
  /** Set when a misfit is about the other party's address. */
  readonly place?: 'fallback';
  /** The whole addresses that could be meant instead, where the question is which of several. */
  readonly otherAddresses?: readonly OtherAddress[];
  /** Different values of the mapped columns, at most three. */
  readonly samples: readonly string[];
}

/** A column with values that feeds nothing. */
export interface UnusedColumn {
  readonly column: number;
  /** The party that its header names. */
  readonly party: Party;
  readonly samples: readonly string[];
  /** True when the workbook hides it. */
  readonly hidden?: true;
}

/** The mapping found for a file's columns, with its questions. */
export interface Understanding {
  readonly mapping: ImportMapping;
  readonly matches: readonly FieldMatch[];
  /** Every open question; empty when all is certain. */
  readonly questions: readonly Question[];
  readonly unused: readonly UnusedColumn[];
  /** Labels of a saved recipe without a column in the file. */
  readonly missingLabels: readonly string[];
}

/** The user's choices. They are certain, and their columns are removed from other proposals. */
export interface ChosenSources {
  /** Sources by field; null for no column. */
  readonly columns?: Readonly<Partial<Record<ImportField, FieldSource | null>>>;
  /** Replaces every proposed source of another party; null for no fallback. */
  readonly fallback?: Readonly<Partial<Record<AddressField, FieldSource>>> | null;
  /** Replaces every proposed item; null for no items side by side. */
  readonly items?: readonly ItemSource[] | null;
  readonly constants?: Readonly<Partial<Record<ImportField, string>>>;
  readonly values?: ImportMapping['values'];
  /** Replaces the columns found to mark cancelled orders; null for none. */
  readonly cancelled?: readonly number[] | null;
  /** Columns that are neither items nor another place, however much they look like it. */
  readonly ignored?: readonly number[];
  readonly mode?: ImportMode;
}

/** A saved recipe with its origin. */
export interface SavedRecipe {
  readonly content: NamedMapping;
  readonly reason: 'profile' | 'remembered';
}

export interface UnderstandOptions {
  /** Forces a mode; by default the columns decide. */
  readonly mode?: ImportMode;
  /** Recognises product ids among sample values. */
  readonly isKnownProduct?: (id: string) => boolean;
  /** False: the header is generated, and only values count. True by default. */
  readonly hasHeader?: boolean;
  /** Indexes, from 0, of the columns that the workbook hides. */
  readonly hiddenColumns?: readonly number[];
  /** Used unchanged if the file has its columns. */
  readonly recipe?: SavedRecipe;
  readonly chosen?: ChosenSources;
  /** Ids of the questions that the user confirmed. */
  readonly confirmed?: ReadonlySet<string>;
}
