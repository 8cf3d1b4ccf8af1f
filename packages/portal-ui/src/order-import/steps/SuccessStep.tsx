import { useState } from 'react';
import { Alert, Button } from '../../primitives/index.js';
import { useTranslate } from '../../provider/translate-context.js';
import { Actions, Panel, PanelHead, PanelTitle, StepBody } from '../OrderImportWizard.styles.js';
import { useWizard } from '../wizard-context.js';
import { Receipt } from './Receipt.js';
import { UndoDialog } from './UndoDialog.js';
import { useResultsDownload } from './useResultsDownload.js';

interface SuccessStepProps {
  readonly onShowOrders: ((choice: { readonly importId: number }) => void) | undefined;
}

/** Step 4: the receipt, and what can be done from here. */
export function SuccessStep({ onShowOrders }: SuccessStepProps) {
  const translate = useTranslate();
  const { state, store, isReadOnly } = useWizard();
  const [isAsking, setAsking] = useState(false);
  const { receipt, undone } = state;
  const download = useResultsDownload();
  if (receipt === null) return null;
  const { created, invalid, conflict } = receipt.counts;
  const mayUndo = !isReadOnly && undone === null && created > 0;
  return (
    <StepBody data-width="form">
      {undone === null ? (
        <Alert level="success" title={translate('orderImport.success')}>
          {translate('orderImport.createdCount', { count: created })}
        </Alert>
      ) : (
        <Alert level="info" title={translate('orderImport.undone', { count: undone.cancelled })}>
          {undone.kept.length > 0 && translate('orderImport.undoKept', { count: undone.kept.length })}
        </Alert>
      )}
      <Panel>
        <PanelHead>
          <PanelTitle>{translate('orderImport.receiptNumber', { id: receipt.id })}</PanelTitle>
          <Actions>
            {invalid + conflict > 0 && (
              <Button size="small" variant="quiet" isBusy={download.isBusy} onPress={download.start}>
                {translate('orderImport.downloadRejected')}
              </Button>
            )}
            {mayUndo && (
              <Button size="small" variant="danger-quiet" onPress={() => setAsking(true)}>
                {translate('orderImport.undo')}
              </Button>
            )}
          </Actions>
        </PanelHead>
        <Receipt receipt={receipt} undone={undone} />
      </Panel>
      <Actions>
        <Button onPress={() => store.restart()}>{translate('orderImport.importAnother')}</Button>
        {onShowOrders !== undefined && (
          <Button variant="primary" onPress={() => onShowOrders({ importId: receipt.id })}>
            {translate('orderImport.showOrders')}
          </Button>
        )}
      </Actions>
      {isAsking && <UndoDialog count={created} onClose={() => setAsking(false)} />}
    </StepBody>
  );
}
