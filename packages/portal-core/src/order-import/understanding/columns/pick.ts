import type { FieldSource } from '../../order-import.types.js';
import type { Column, Quality } from './column.js';
import { JUST_AS_GOOD, type Role } from '../../words/header-role.js';
import type { QuestionKind } from '../../understanding.types.js';

/** The columns chosen for a field, with the reasons for asking about them. */
export interface Pick {
  readonly columns: readonly Column[];
  readonly source: FieldSource;
  /** Other columns that it could be. */
  readonly others: readonly Column[];
  /** Reason for a question, besides the headers. */
  readonly ask?: QuestionKind;
  /** The headers that the question is about; absent where the kind needs none. */
  readonly word?: string;
}

const TIER: Readonly<Record<Quality, number>> = { exact: 1, dictionary: 1, similar: 2, unexplained: 3 };

/** Rank of certainty of a column's header: 0 is the best. */
export function tierOf({ quality, reading }: Column): number {
  return Math.max(TIER[quality], reading?.weak === true ? TIER.similar : 0);
}

/** Columns with some roles, the best first. */
export function ranked(columns: readonly Column[], roles: readonly Role[]): Column[] {
  const rank = ({ reading }: Column) => reading?.rank ?? 0;
  return columns
    .filter(({ reading }) => reading !== null && roles.includes(reading.role))
    .sort((a, b) => tierOf(a) - tierOf(b) || rank(a) - rank(b) || a.index - b.index);
}

/** The best column of a role, with equally good ones as alternatives. Null without any. */
export function pickOne(columns: readonly Column[], roles: readonly Role[]): Pick | null {
  const [best, ...rest] = ranked(columns, roles);
  if (best === undefined) return null;
  return single(
    best,
    rest.filter((other) => rivals(other, best)),
  );
}

/** Whether a column could be meant instead: it is equally good, or a typing error away from a far better name. */
function rivals(other: Column, best: Column): boolean {
  const [rank, bestRank] = [other.reading?.rank ?? 0, best.reading?.rank ?? 0];
  if (tierOf(other) === tierOf(best)) return rank <= bestRank + JUST_AS_GOOD;
  return other.reading?.weak !== true && rank + 1 <= bestRank;
}

/** A pick of one unchanged column. */
export function single(column: Column, others: readonly Column[] = []): Pick {
  return { columns: [column], source: column.index, others };
}

/** A pick of several joined columns, or of the only one. */
export function joined(picks: readonly (Pick | null)[], join?: string): Pick | null {
  const there = picks.filter((pick) => pick !== null);
  const columns = there.flatMap((pick) => pick.columns);
  const [only] = there;
  if (only === undefined) return null;
  if (columns.length === 1) return only;
  const ask = there.find((pick) => pick.ask !== undefined)?.ask;
  return {
    columns,
    source: { columns: columns.map(({ index }) => index), ...(join === undefined ? {} : { join }) },
    others: there.flatMap((pick) => pick.others),
    ...(ask === undefined ? {} : { ask }),
  };
}

/** Every column of a role unchanged, or one of them if the same header occurs twice. */
export const eachOf = (columns: readonly Column[], role: Role): Pick[] => {
  const found = ranked(columns, [role]);
  const names = new Set(found.map(({ folded }) => folded));
  return names.size === found.length
    ? found.map((column) => single(column))
    : [pickOne(found, [role])].filter((pick) => pick !== null);
};

/** Picks in the order of their columns in the file. */
export const inOrder = (picks: readonly Pick[]): Pick[] =>
  picks.toSorted((a, b) => (a.columns[0]?.index ?? 0) - (b.columns[0]?.index ?? 0));
