import { issueMessage, type Translate } from '@kontor/portal-core';
import type { RowIssue } from '@kontor/portal-core/order-import';
import type { CellState } from '../../table/index.js';
import { fieldAt, type GridField } from '../worker/grid-fields.js';
import type { CheckedRow } from '../worker/protocol.js';
import { headOf } from './field-layout.js';

/** What is wrong with a field of a row. */
export function fieldState(
  field: GridField,
  row: CheckedRow,
  fields: readonly GridField[],
  translate: Translate,
): CellState | undefined {
  const own = row.issues.filter((issue) => idOfIssue(issue, fields) === field.id);
  return told(own, (issue) => message(issue, translate));
}

function idOfIssue({ field, column }: RowIssue, fields: readonly GridField[]): string | undefined {
  return fieldAt(fields, field, column === null ? null : column - 1)?.id;
}

/** What concerns the whole order, or a field no column shows. */
export function orderState(
  row: CheckedRow | null,
  fields: readonly GridField[],
  shown: ReadonlySet<string>,
  translate: Translate,
): CellState | undefined {
  if (row === null) return undefined;
  if (row.outcome === 'conflict' && row.isFirst)
    return {
      level: 'warning',
      message: translate('orderImport.conflictWith', { id: row.storedOrderId ?? 0 }),
    };
  const unplaced = row.issues.filter((issue) => !shown.has(idOfIssue(issue, fields) ?? ''));
  return told(unplaced, (issue) => namedMessage(issue, translate));
}

/** The heads of the columns in which a row is wrong, for cells that are out of sight. */
export function wrongHeads(
  row: CheckedRow,
  fields: readonly GridField[],
  shown: ReadonlySet<string>,
  translate: Translate,
): string {
  const ids = new Set(row.issues.map((issue) => idOfIssue(issue, fields)));
  const wrong = fields.filter(({ id }) => ids.has(id) && shown.has(id));
  return wrong.map((field) => headOf(field, translate)).join(', ');
}

function told(issues: readonly RowIssue[], say: (issue: RowIssue) => string): CellState | undefined {
  if (issues.length === 0) return undefined;
  return { level: 'error', message: issues.map(say).join(' ') };
}

/** Away from its column an issue has to say which field it is about. */
function namedMessage(issue: RowIssue, translate: Translate): string {
  const text = message(issue, translate);
  return issue.field === null ? text : `${translate(`orderImport.field_${issue.field}`)}: ${text}`;
}

/** What is wrong, and what was probably meant. */
export function message(issue: RowIssue, translate: Translate): string {
  const suggestion = issue.params?.['suggestion'];
  const text = issueMessage(translate, issue);
  return suggestion === undefined ? text : `${text}. ${translate('orderImport.suggestion', { suggestion })}`;
}
