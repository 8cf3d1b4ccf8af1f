import type { InvestigationStatus } from '../investigations/index.js';
import type { RiskFilter } from '../products/index.js';

/** How the values of a field compare: texts without regard to case, numbers and days by size. */
export type FindFieldKind = 'text' | 'number' | 'date';

/** A field criteria may name. */
export interface FindField {
  readonly kind: FindFieldKind;
  /** The table a name may be prefixed with: `AUFTRA` in `AUFTRA::Datum`. */
  readonly table: string;
}
/** The fields of a find by their bare name. */
export type FindFields = Readonly<Record<string, FindField>>;

/** A text, a number of a `number` field, or the ISO day of a `date` field. */
export type FindValue = string | number;

/**
 * One condition on one field.
 * - `equals`: the whole field (texts without regard to case) · `word`: a whole word of it · `begins`: a word of it begins with the value
 * - `pattern`: texts following each other with anything between them. `whole`: the field begins with the first and ends with the last;
 *   otherwise a word begins with the first and the end is open. An empty text at an end lets that end open.
 * - `lt` `lte` `gt` `gte`, `range` from the first to the second value inclusive · `empty`, `notEmpty`
 */
export type FindCriterion = { readonly field: string } & (
  | { readonly op: 'equals' | 'lt' | 'lte' | 'gt' | 'gte'; readonly value: FindValue }
  | { readonly op: 'word' | 'begins'; readonly value: string }
  | { readonly op: 'pattern'; readonly values: readonly string[]; readonly whole: boolean }
  | { readonly op: 'range'; readonly values: readonly [FindValue, FindValue] }
  | { readonly op: 'empty' | 'notEmpty' }
);

/** All criteria hold together. `omit`: what it matches is taken away from what the others found. */
export interface FindAlternative {
  readonly criteria: readonly FindCriterion[];
  readonly omit: boolean;
}

export interface FindSort {
  /** Bare field name. */
  readonly field: string;
  readonly descending: boolean;
}

/** Options of the whole find that may stand in any of its query objects (api.md, "ERP find"). */
export interface FindOptions {
  readonly investigationStatus: InvestigationStatus | 'any' | null;
  /** Only investigations with comments of others which the asking user has not looked at. */
  readonly investigationUnseen: boolean;
  readonly displayAllMerchants: boolean;
  /** Only orders that import created or found there unchanged. */
  readonly importId: number | null;
  /** Only products likely to run out (`1`), or only those foretold not to (`0`). */
  readonly forecastRisk: RiskFilter | null;
}
export type FindOption = keyof FindOptions;

/** A find as data, checked against the fields there are: what the server turns into SQL. */
export interface FindPlan {
  /** ORed; when none of them includes (`omit` false), every record is included. */
  readonly alternatives: readonly FindAlternative[];
  readonly sort: readonly FindSort[];
  /** Null: the call's own default. */
  readonly limit: number | null;
  /** 1-based. */
  readonly offset: number;
  readonly search: string | null;
  readonly cursor: string | null;
  readonly options: FindOptions;
  /** The user who asks, for what depends on it; set by the server. */
  readonly askedBy?: number;
  /** Only these records; absent: any. */
  readonly ids?: readonly number[];
}
