import { useCallback, useState } from 'react';
import { Dialog } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { InvestigationThread } from './InvestigationThread.js';
import type { OrderOfInvestigation } from './order-of-investigation.js';

export interface InvestigationDialogProps {
  readonly order: OrderOfInvestigation;
  readonly onClose: () => void;
}

/** The investigation of an order; asks before a comment that is not sent is lost. */
export function InvestigationDialog({ order, onClose }: InvestigationDialogProps) {
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
      <InvestigationThread order={order} onUnsavedChange={note} />
    </Dialog>
  );
}
