import type { Party } from '@kontor/portal-core/order-import';
import { useTranslate } from '../../provider/index.js';
import { partiesOf, type MappingGroupKind } from '../state/mapping-rows.js';
import type { MappingDraft } from '../state/mapping-draft.js';

interface GroupNoteProps {
  readonly kind: MappingGroupKind;
  readonly draft: MappingDraft;
}

/** Note on a group of fields: whose address it is, or how items are arranged. */
export function GroupNote({ kind, draft }: GroupNoteProps) {
  const translate = useTranslate();
  const { own, fallback } = partiesOf(draft);
  const { mapping } = draft;
  if (kind === 'order') return null;
  if (kind === 'items') {
    const count = mapping.items?.length ?? 0;
    if (count > 0) return <small>{translate('orderImport.itemsSideBySide', { count })}</small>;
    return <small>{translate(`orderImport.itemsNote_${mapping.mode}`)}</small>;
  }
  if (kind === 'fallback') return <small>{translate('orderImport.fallbackRule')}</small>;
  const name = (party: Party | null) =>
    party === null || party === 'none' ? null : translate(`orderImport.party_${party}`);
  const [from, otherwise] = [name(own), name(fallback)];
  const hasOther = mapping.fallback !== undefined;
  if (from === null) return hasOther ? <small>{translate('orderImport.addressOr')}</small> : null;
  return (
    <small>
      {!hasOther
        ? translate('orderImport.addressFrom', { from })
        : otherwise === null
          ? `${translate('orderImport.addressFrom', { from })}; ${translate('orderImport.addressOr')}`
          : translate('orderImport.addressFromOr', { from, otherwise })}
    </small>
  );
}
