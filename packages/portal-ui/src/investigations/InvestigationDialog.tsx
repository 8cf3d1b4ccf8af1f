import { useCallback, useState } from 'react';
import { Dialog } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { InvestigationThread } from './InvestigationThread.js';
import type { AskedError } from './useCommentDraft.js';
import type { OrderOfInvestigation } from './order-of-investigation.js';

export interface InvestigationDialogProps {
  readonly order: OrderOfInvestigation;
  /** The order error that the first comment written here asks about. */
  readonly asked?: AskedError | undefined;
  readonly onClose: () => void;
}

/** Dialog with the investigation of an order. Asks for confirmation before an unsent comment is lost. */
export function InvestigationDialog({ order, asked, onClose }: InvestigationDialogProps) {
  const translate = useTranslate();
  const [isDirty, setDirty] = useState(false);
  const note = useCallback((change: { readonly isUnsaved: boolean }) => setDirty(change.isUnsaved), []);
  return (
    <Dialog
      isOpen
      size="large"
      isDirty={isDirty}
      title={translate('investigations.titleOf', { id: order.externalOrderId || order.id })}
      onClose={onClose}
    >
      <InvestigationThread order={order} asked={asked} onUnsavedChange={note} />
    </Dialog>
  );
}
