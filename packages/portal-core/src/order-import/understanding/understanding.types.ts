import type {
  AddressField,
  FieldSource,
  ImportField,
  ImportMapping,
  ImportMode,
  ItemSource,
} from '../order-import.types.js';

/**
 * Why columns were taken for a field. Sure: `manual` (said by a person), `profile`, `remembered`, `exact` (the field's own name) and
 * `dictionary` (every word of the header is known). Guesses: `similar` (a word looks like a known one), `content` (only the values speak).
 */
export type MatchReason =
  'manual' | 'profile' | 'remembered' | 'exact' | 'dictionary' | 'similar' | 'content';

/** The party a column speaks of. */
export type Party = 'delivery' | 'billing' | 'buyer' | 'none';

/** The columns found for a field. */
export interface FieldMatch {
  readonly field: ImportField;
  /** `own`: in `columns`; `fallback`: in the other party's address; `item`: in `items`, at `item`. */
  readonly place: 'own' | 'fallback' | 'item';
  readonly item?: number;
  readonly source: FieldSource;
  readonly reason: MatchReason;
  /** Whose address the columns say they are; `none` for what is no address. */
  readonly party: Party;
}

/**
 * What a person must decide before anything is checked or stored.
 * - `similar`, `content`: a guess; confirming takes it as it stands in the mapping.
 * - `choice`: two columns or more could be it; the mapping holds the likelier.
 * - `unexplained`: the header has a word nobody knows (`word`).
 * - `leftOut`: columns (`others`, named in `word`) that could belong to the field would stay unused.
 * - `otherParty`: the only address, or a part of it, is that of the bill or of the buyer.
 * - `hidden`: the workbook hides the columns (named in `word`).
 * - `onePiece`: there is no quantity; each row (or item) would count as one piece.
 * - `missing`: a needed field has nothing; a column or a fixed value must be chosen. Confirming is not possible.
 */
export type QuestionKind =
  | 'similar'
  | 'content'
  | 'choice'
  | 'unexplained'
  | 'leftOut'
  | 'otherParty'
  | 'hidden'
  | 'onePiece'
  | 'missing';

export interface Question {
  /** The same for the same file and recipe: `content:quantity`. */
  readonly id: string;
  readonly kind: QuestionKind;
  /** The fields it is about; several when an address is taken as a whole. */
  readonly fields: readonly ImportField[];
  /** Columns the mapping took, from 0. */
  readonly columns: readonly number[];
  /** Other columns it could be, likelier first. */
  readonly others: readonly number[];
  readonly word?: string;
  /** Different values of the columns taken, at most three. */
  readonly samples: readonly string[];
}

/** A column that holds values and feeds nothing. */
export interface UnusedColumn {
  readonly column: number;
  /** Whose address it speaks of. */
  readonly party: Party;
  readonly samples: readonly string[];
  /** The workbook hides it. */
  readonly hidden?: true;
}

/** What a file's columns were understood to mean. */
export interface Understanding {
  readonly mapping: ImportMapping;
  readonly matches: readonly FieldMatch[];
  /** Every question that is open; empty when all is sure. */
  readonly questions: readonly Question[];
  readonly unused: readonly UnusedColumn[];
  /** Labels of a saved recipe that the file has no column for. */
  readonly missingLabels: readonly string[];
}

/** What a person said by hand. What is said is sure, and columns it takes are taken from what was proposed. */
export interface ChosenSources {
  /** Null: no column. */
  readonly columns?: Readonly<Partial<Record<ImportField, FieldSource | null>>>;
  /** In place of every proposed source of another party; null: no fallback. */
  readonly fallback?: Readonly<Partial<Record<AddressField, FieldSource>>> | null;
  /** In place of every proposed item; null: no items side by side. */
  readonly items?: readonly ItemSource[] | null;
  readonly constants?: Readonly<Partial<Record<ImportField, string>>>;
  readonly values?: ImportMapping['values'];
  /** In place of the columns found to say that an order is cancelled; null: none says it. */
  readonly cancelled?: readonly number[] | null;
  /** Columns that are no items and no other place, however much they look like it. */
  readonly ignored?: readonly number[];
  readonly mode?: ImportMode;
}

/** A saved recipe, and where it comes from. */
export interface SavedRecipe {
  readonly content: ImportMapping<string>;
  readonly reason: 'profile' | 'remembered';
}

export interface UnderstandOptions {
  /** Keeps to a mode; otherwise the columns decide. */
  readonly mode?: ImportMode;
  /** Recognises product ids among sample values. */
  readonly isKnownProduct?: (id: string) => boolean;
  /** False: the header is made up, only values speak. True when absent. */
  readonly hasHeader?: boolean;
  /** Columns from 0 that the workbook hides. */
  readonly hiddenColumns?: readonly number[];
  /** Taken as it is where the file has its columns. */
  readonly recipe?: SavedRecipe;
  readonly chosen?: ChosenSources;
  /** Ids of questions a person said yes to. */
  readonly confirmed?: ReadonlySet<string>;
}
