import { useState } from 'react';
import { Alert, Button } from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';
import { useResultsDownload } from '../imports/useImports.js';
import { Actions, Panel, PanelHead, PanelTitle, Quiet, StepBody } from '../OrderImportWizard.styles.js';
import { useWizard } from '../wizard-context.js';
import { Receipt } from '../imports/Receipt.js';
import { UndoDialog } from '../imports/UndoDialog.js';
import { UndoneNote } from '../imports/UndoneNote.js';

interface SuccessStepProps {
  readonly onShowOrders: ((choice: { readonly importId: number }) => void) | undefined;
  readonly onShowImports: (() => void) | undefined;
}

/** Step 4: the results of the import and further actions. */
export function SuccessStep({ onShowOrders, onShowImports }: SuccessStepProps) {
  const translate = useTranslate();
  const { state, store } = useWizard();
  const { receipt, undone } = state;
  if (receipt === null) return null;
  return (
    <StepBody data-width="form">
      {undone === null ? <Done /> : <UndoneNote undone={undone} />}
      <ReceiptPanel />
      <Actions>
        {onShowImports !== undefined && (
          <Button variant="quiet" onPress={onShowImports}>
            {translate('orderImport.showImports')}
          </Button>
        )}
        <Button onPress={() => store.restart()}>{translate('orderImport.importAnother')}</Button>
        {onShowOrders !== undefined && (
          <Button variant="primary" onPress={() => onShowOrders({ importId: receipt.id })}>
            {translate('orderImport.showOrders')}
          </Button>
        )}
      </Actions>
    </StepBody>
  );
}

function Done() {
  const translate = useTranslate();
  const { created, replaced, conflict, invalid } = useWizard().state.receipt?.counts ?? NOTHING;
  return (
    <Alert level="success" title={translate('orderImport.success')}>
      {translate('orderImport.createdCount', { count: created })}
      {replaced > 0 && ` ${translate('orderImport.replacedCount', { count: replaced })}`}
      {invalid > 0 && <Quiet>{translate('orderImport.refusedCount', { count: invalid })}</Quiet>}
      {conflict > 0 && <Quiet>{translate('orderImport.conflictsKept', { count: conflict })}</Quiet>}
    </Alert>
  );
}

const NOTHING = { created: 0, replaced: 0, conflict: 0, invalid: 0 };

function ReceiptPanel() {
  const translate = useTranslate();
  const { state, store, isReadOnly } = useWizard();
  const [isAsking, setAsking] = useState(false);
  const { receipt, undone } = state;
  const download = useResultsDownload(receipt ?? NO_RECEIPT);
  if (receipt === null) return null;
  const { created, invalid, conflict } = receipt.counts;
  return (
    <Panel>
      <PanelHead>
        <PanelTitle>{translate('orderImport.receiptNumber', { id: receipt.id })}</PanelTitle>
        <Actions>
          {invalid + conflict > 0 && (
            <Button
              size="small"
              variant="quiet"
              isBusy={download.isBusy}
              onPress={() => download.start('rejected')}
            >
              {translate('orderImport.downloadRejected')}
            </Button>
          )}
          {!isReadOnly && undone === null && created > 0 && (
            <Button size="small" variant="danger-quiet" onPress={() => setAsking(true)}>
              {translate('orderImport.undo')}
            </Button>
          )}
        </Actions>
      </PanelHead>
      <Receipt receipt={receipt} />
      {isAsking && (
        <UndoDialog counts={receipt.counts} onUndo={() => store.undo()} onClose={() => setAsking(false)} />
      )}
    </Panel>
  );
}

const NO_RECEIPT = { id: 0, source_name: '' };
