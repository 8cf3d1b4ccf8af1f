import type { TextKey } from '@kontor/portal-core/i18n';
import { holdsNumber, ORDER_STATUS_TEXTS } from '@kontor/portal-core/orders';
import type { FieldDifference, ReportedConflict } from '@kontor/portal-core/order-import';
import { type Io, printable, quotedForShell } from '../../terminal/index.js';
import { quoted } from '../task/quoted.js';

/** Maximum number of conflicts listed; `--json` has more. */
const SHOWN = 20;

/** Lists the orders whose number belongs to a stored order with other content, with the differences field by field. */
export function conflictsText(
  conflicts: readonly ReportedConflict[],
  count: number,
  file: string,
  { t }: Pick<Io, 't'>,
): string[] {
  if (count === 0) return [];
  const shown = conflicts.slice(0, SHOWN).flatMap((conflict) => conflictText(conflict, file, t));
  const more = count - Math.min(SHOWN, conflicts.length);
  return [
    t('orderImport.conflicts', { count }),
    ...shown,
    ...(more > 0 ? [t('cli.moreConflicts', { count: more })] : []),
  ];
}

/** One such order with its differences. */
export function conflictText(conflict: ReportedConflict, file: string, t: Io['t']): string[] {
  const { external_order_id, order_id, line, status, differences } = conflict;
  const state = status === null ? '' : `, ${t(ORDER_STATUS_TEXTS[status])}`;
  const special = specialText(conflict, t);
  return [
    `  ${file}:${line} ${printable(external_order_id)} (${order_id}${state})${special === null ? '' : ` · ${special}`}`,
    ...differences.map(
      ({ field, stored, file: now }) =>
        `    ${t(`orderImport.field_${field}`)}: ${shownText(stored, field, t)} → ${shownText(now, field, t)}`,
    ),
  ];
}

/** Why a stored order cannot be replaced, or what replacing it means; null where nothing is special about it. */
function specialText({ external_order_id, status, kept }: ReportedConflict, t: Io['t']): string | null {
  if (status === null) return null;
  if (kept === 'otherRecipient') {
    const flag = `--replace ${quotedForShell(printable(external_order_id))}`;
    return `${t('orderImport.conflictOther')}: ${flag}`;
  }
  if (kept === 'notOpen') return t('orderImport.conflictNotOpen', { status: t(ORDER_STATUS_TEXTS[status]) });
  return holdsNumber(status) ? null : t('orderImport.conflictCancelled');
}

/** Words of the salutations that an order can be stored with. */
const SALUTATIONS: Readonly<Record<string, TextKey>> = {
  herr: 'orders.salutationHerr',
  frau: 'orders.salutationFrau',
  firma: 'orders.salutationFirma',
};

/** A value of a field in the reader's words. */
function shownText(text: string, field: FieldDifference['field'], t: Io['t']): string {
  if (text === '') return t('orderImport.blank');
  const key = field === 'salutation' ? SALUTATIONS[text] : undefined;
  return quoted(key === undefined ? text : t(key), t);
}
