import type { InvestigationSide, InvestigationStatus } from '../investigations/index.js';
import type { RiskFilter } from '../products/index.js';

/** The comparison of a field's values: texts without regard to case, numbers and days by size. */
export type FindFieldKind = 'text' | 'number' | 'date';

/** A field that criteria may name. */
export interface FindField {
  readonly kind: FindFieldKind;
  /** The table that may prefix the name: `AUFTRA` in `AUFTRA::Datum`. */
  readonly table: string;
}
/** The fields of a find by bare name. */
export type FindFields = Readonly<Record<string, FindField>>;

/** A text, a number of a `number` field, or the ISO day of a `date` field. */
export type FindValue = string | number;

/**
 * One condition on one field.
 * - `equals`: the whole field (texts without regard to case) · `word`: a whole word of it · `begins`: a word of it begins with the value
 * - `pattern`: texts in sequence with anything between them. `whole`: the field begins with the first and ends with the last; otherwise a
 *   word begins with the first and the end is open. An empty text at either end leaves that end open.
 * - `lt` `lte` `gt` `gte`, `range` from the first to the second value inclusive · `empty`, `notEmpty`
 */
export type FindCriterion = { readonly field: string } & (
  | { readonly op: 'equals' | 'lt' | 'lte' | 'gt' | 'gte'; readonly value: FindValue }
  | { readonly op: 'word' | 'begins'; readonly value: string }
  | { readonly op: 'pattern'; readonly values: readonly string[]; readonly whole: boolean }
  | { readonly op: 'range'; readonly values: readonly [FindValue, FindValue] }
  | { readonly op: 'empty' | 'notEmpty' }
);

/** Criteria that must all match. `omit`: its matches are removed from the result of the others. */
export interface FindAlternative {
  readonly criteria: readonly FindCriterion[];
  readonly omit: boolean;
}

export interface FindSort {
  /** Bare field name. */
  readonly field: string;
  readonly descending: boolean;
}

/** Options of the whole find, which may stand in any of its query objects (api.md, "ERP find"). */
export interface FindOptions {
  readonly investigationStatus: InvestigationStatus | 'any' | null;
  /** Only investigations with comments of other users that the asking user has not seen. */
  readonly investigationUnseen: boolean;
  /** Only investigations in which it is the turn of the asking user's side. */
  readonly investigationWaiting: boolean;
  /** Only orders that were created or changed since the asking user's last visit. */
  readonly sinceVisit: boolean;
  readonly displayAllMerchants: boolean;
  /** Only orders that this import created, or found already stored and unchanged. */
  readonly importId: number | null;
  /** Only orders that others than the asking user created after the one of this number. */
  readonly othersAfter: number | null;
  /** Only products likely to run out (`1`), or only those predicted not to (`0`). */
  readonly forecastRisk: RiskFilter | null;
}
export type FindOption = keyof FindOptions;

/** A parsed find, checked against the existing fields; the server turns it into SQL. */
export interface FindPlan {
  /** Alternatives, ORed; when all of them have `omit`, every record is included. */
  readonly alternatives: readonly FindAlternative[];
  readonly sort: readonly FindSort[];
  /** Most records of the answer; null for the call's own default. */
  readonly limit: number | null;
  /** Place of the first record, from 1. */
  readonly offset: number;
  readonly search: string | null;
  readonly cursor: string | null;
  readonly options: FindOptions;
  /** Id of the asking user, for options that depend on it; set by the server. */
  readonly askedBy?: number;
  /** The side of the asking user, set like `askedBy`. */
  readonly side?: InvestigationSide;
  /** Ids of the only records to search; absent for all. */
  readonly ids?: readonly number[];
}
