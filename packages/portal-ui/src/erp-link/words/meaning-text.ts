import { DELIVERY_STATUS_TEXTS } from '@kontor/portal-core/deliveries';
import { ERP_MEANINGS, NO_STEP, type ErpWord, type WordKind } from '@kontor/portal-core/erp-link';
import type { TextKey, Translate } from '@kontor/portal-core/i18n';
import { ORDER_STATUS_TEXTS } from '@kontor/portal-core/orders';

/** The texts of the statuses that a word of the kind may mean. */
const TEXTS: Partial<Record<WordKind, Readonly<Record<string, TextKey>>>> = {
  status: ORDER_STATUS_TEXTS,
  delivery_status: DELIVERY_STATUS_TEXTS,
};

/** What a word means, as people read it. */
export function meaningText(
  { kind, meaning }: Pick<ErpWord, 'kind' | 'meaning'>,
  translate: Translate,
): string {
  if (ERP_MEANINGS[kind] !== null && meaning === NO_STEP) return translate('erpLink.noStep');
  const key = TEXTS[kind]?.[meaning];
  return key === undefined ? meaning : translate(key);
}

/** What a word of a kind may mean, to choose from; null where it is typed. */
export function meaningsOf(
  kind: WordKind,
  warehouses: readonly string[],
  translate: Translate,
): readonly { readonly value: string; readonly label: string }[] | null {
  const meanings = kind === 'warehouse' ? warehouses : ERP_MEANINGS[kind];
  return (
    meanings?.map((meaning) => ({ value: meaning, label: meaningText({ kind, meaning }, translate) })) ?? null
  );
}
