import * as z from 'zod/mini';
import { type CommentAuthor, commentAuthorShape } from '../comments/index.js';
import type { TextKey, Translate } from '../i18n/index.js';
import type { Wire } from '../validation/index.js';
import { INVESTIGATION_STATUS_TEXTS, ORDER_STATUS_TEXTS } from './order-texts.js';

/** A person named in a timeline. */
export type TimelinePerson = CommentAuthor;

/** The `action` of an order that was in the ERP before it was in the portal. */
export const TAKEN_OVER = 'erp.takeOver';

/** The `action` of an event that the ERP or the warehouse reported. */
const ERP_REPORT = 'erpLink.orders';

/** An event in the life of an order. */
export const orderHappeningShape = z.strictObject({
  /** The id of the call that caused it (`orders.update`); for the creation of an imported order `orderImports.chunk`; or `TAKEN_OVER`. */
  action: z.string(),
  /** ISO instant in UTC; only the order's day when it was taken over from the ERP. */
  at: z.string(),
  /** The person who really acted; null when unknown. */
  actor: z.nullable(commentAuthorShape),
  /** The person acted as; null when the actor acted as themselves. */
  subject: z.nullable(commentAuthorShape),
  /**
   * The changes: `{ from, to }` of a status, the new `comment`, `tracking_number`, `carrier`, the printed `address`, the ERP's `erp_number`, `replaces`, `replaced_by`, the `import_id`
   * and `source_name` of an import, the `error` and `type` of an order error.
   */
  detail: z.record(z.string(), z.nullable(z.union([z.string(), z.number()]))),
});
export type OrderHappening = Wire<typeof orderHappeningShape>;

/** Describes an event in words, most important part first; never empty. */
export function happeningTexts(happening: OrderHappening, translate: Translate): readonly string[] {
  const lines = [...beginnings(happening, translate), ...changes(happening, translate)];
  return lines.length > 0 ? lines : [translate('orders.happenedChange')];
}

/** Id of the other order in an event: the successor or the replaced one. */
export function otherOrderOf({ detail }: OrderHappening): number | null {
  const id = Number(detail['replaced_by'] ?? detail['replaces'] ?? Number.NaN);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

function beginnings({ action, detail }: OrderHappening, translate: Translate): string[] {
  if (action === TAKEN_OVER) return [translate('orders.happenedTakeOver')];
  if (action === 'orders.create') return [translate('orders.happenedCreate')];
  if (action === 'orderImports.chunk')
    return [translate('orders.happenedImport', { file: String(detail['source_name'] ?? '') })];
  if (action === ERP_REPORT) return [translate('orders.happenedErpReport')];
  if (detail['erp_decision'] !== undefined) return [erpDecision(detail, translate)];
  if (action === 'orderImports.undo') return [translate('orders.happenedUndo')];
  if (detail['replaces'] !== undefined)
    return [translate('orders.happenedReplaces', { id: String(detail['replaces']) })];
  if (detail['replaced_by'] !== undefined)
    return [translate('orders.happenedReplaced', { id: String(detail['replaced_by']) })];
  if (action.startsWith('investigations.') && detail['to'] === undefined)
    return [translate('orders.happenedInvestigationComment')];
  if (action.startsWith('orderErrors.') && detail['to'] === undefined)
    return [translate('orders.happenedError')];
  return [];
}

const DECISIONS: Readonly<Record<string, TextKey>> = {
  repeat: 'orders.happenedErpRepeat',
  skip: 'orders.happenedErpSkip',
  done: 'orders.happenedErpDone',
};

function erpDecision({ erp_decision, reason }: OrderHappening['detail'], translate: Translate): string {
  const key = DECISIONS[String(erp_decision)] ?? 'orders.happenedChange';
  return translate(key, { reason: String(reason ?? '') });
}

function changes({ action, detail }: OrderHappening, translate: Translate): string[] {
  const { from, to, comment, tracking_number: tracking, carrier, address, erp_number: number } = detail;
  const lines: string[] = [];
  if (typeof to === 'string')
    lines.push(
      translate(statusLine(action), {
        from: statusText(from, action, translate),
        to: statusText(to, action, translate),
      }),
    );
  if (comment === '') lines.push(translate('orders.happenedCommentRemoved'));
  else if (typeof comment === 'string') lines.push(translate('orders.happenedComment', { comment }));
  if (typeof tracking === 'string')
    lines.push(translate('orders.happenedTracking', { number: tracking.replaceAll('\r', ', ') || '–' }));
  if (typeof carrier === 'string')
    lines.push(translate('orders.happenedCarrier', { carrier: carrier || '–' }));
  if (typeof address === 'string') lines.push(translate('orders.happenedAddress', { address }));
  if (typeof number === 'string') lines.push(translate('orders.happenedErpNumber', { number }));
  return lines;
}

function statusLine(action: string): TextKey {
  if (action.startsWith('investigations.')) return 'orders.happenedInvestigationStatus';
  return action.startsWith('orderErrors.') ? 'orders.happenedErrorStatus' : 'orders.happenedStatus';
}

const TEXTS: Readonly<Record<string, TextKey>> = { ...ORDER_STATUS_TEXTS, ...INVESTIGATION_STATUS_TEXTS };

/** Name of a status in the reader's language; statuses of order errors are texts already. */
function statusText(status: unknown, action: string, translate: Translate): string {
  const text = typeof status === 'string' ? status : '';
  if (action.startsWith('orderErrors.') || (action.startsWith('investigations.') && text === ''))
    return text || '–';
  const key = Object.hasOwn(TEXTS, text) ? TEXTS[text] : undefined;
  return key === undefined ? text : translate(key);
}
