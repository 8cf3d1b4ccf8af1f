import type { ImportReport, OrderLabel, ReportedConflict } from '@kontor/portal-core/order-import';
import { type Io, printable } from '../../terminal/index.js';

/** Number of orders shown from the beginning of the file; further ones are shown once per form. */
const SHOWN_FIRST = 2;
/** Number of items shown of one order. */
const SHOWN_ITEMS = 6;

/**
 * The orders' parcel labels: of the first two, and of one order of every form that differs from them. Those that would only go out in
 * place of a stored one are marked.
 */
export function labelsText(
  { labels, conflicts }: Pick<ImportReport, 'labels' | 'conflicts'>,
  { t }: Pick<Io, 't'>,
): string[] {
  const stored = new Map(conflicts.map((conflict) => [conflict.external_order_id, conflict]));
  const first = new Set(labels.filter(({ form }) => form === 'first').slice(0, SHOWN_FIRST));
  const shown = labels.filter(
    (label, index) => index < SHOWN_FIRST || first.has(label) || label.form !== 'first',
  );
  return shown.length === 0
    ? []
    : [
        t('cli.labels'),
        ...shown.flatMap((label) => labelText(label, stored.get(label.external_order_id), t)),
      ];
}

/** Whether the label goes out as it is, only in place of the stored order, or not at all. */
function headOf(stored: ReportedConflict | undefined) {
  if (stored === undefined) return 'cli.labelOf';
  const isKept = !stored.replaceable && stored.kept !== 'otherRecipient';
  return isKept ? 'cli.labelOfKept' : 'cli.labelOfReplacement';
}

function labelText(
  { line, external_order_id, address, items, form }: OrderLabel,
  stored: ReportedConflict | undefined,
  t: Io['t'],
): string[] {
  const head = t(headOf(stored), {
    id: printable(external_order_id),
    line,
    form: t(`orderImport.form_${form}`),
  });
  const shown = items.slice(0, SHOWN_ITEMS).map(({ id, name, qty }) => `${qty} × ${id} ${name}`.trimEnd());
  const more = items.length - shown.length;
  const rest = more > 0 ? [t('cli.moreItems', { count: more })] : [];
  const lines = [...address.map((text) => `| ${text}`), ...[...shown, ...rest].map((text) => `  ${text}`)];
  return [`  ${head}`, ...lines.map((text) => `    ${printable(text)}`)];
}
