import { useState } from 'react';
import { IMPORT_OUTCOMES, type OrderImport } from '@kontor/portal-core/order-import';
import {
  Alert,
  Badge,
  Button,
  FieldColumn,
  LoadFailure,
  LoadingNote,
  Menu,
  SidePanel,
} from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';
import { Actions, Quiet } from '../OrderImportWizard.styles.js';
import { Receipt } from './Receipt.js';
import { UndoDialog } from './UndoDialog.js';
import { UndoneNote } from './UndoneNote.js';
import { IMPORT_STATE_TEXTS, IMPORT_STATE_TONES } from './import-texts.js';
import { useImport, useImportUndo, useResultsDownload, useUndone } from './useImports.js';

interface ImportPanelProps {
  readonly importId: number;
  /** The import as the list has it; undefined if the list does not contain it. */
  readonly known: OrderImport | undefined;
  readonly onShowOrders: ((choice: { readonly importId: number }) => void) | undefined;
  readonly isReadOnly: boolean;
  readonly onClose: () => void;
}

/** Panel beside the list with one import: its receipt and its actions. */
export function ImportPanel({ importId, known, onClose, ...rest }: ImportPanelProps) {
  const translate = useTranslate();
  const { data, error, retry } = useImport(importId, known);
  return (
    <SidePanel
      isOpen
      title={translate('orderImport.receiptNumber', { id: importId })}
      titleNote={
        data && (
          <Badge tone={IMPORT_STATE_TONES[data.state]}>{translate(IMPORT_STATE_TEXTS[data.state])}</Badge>
        )
      }
      onClose={onClose}
    >
      {data ? (
        <Content receipt={data} {...rest} />
      ) : error ? (
        <LoadFailure title={translate('orderImport.importNotFound')} error={error} onRetry={retry} />
      ) : (
        <LoadingNote />
      )}
    </SidePanel>
  );
}

type ContentProps = Pick<ImportPanelProps, 'onShowOrders' | 'isReadOnly'> & { readonly receipt: OrderImport };

function Content({ receipt, onShowOrders, isReadOnly }: ContentProps) {
  const translate = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const undo = useImportUndo(receipt.id);
  const undone = useUndone(receipt);
  const { id, state, counts } = receipt;
  const mayUndo = !isReadOnly && state === 'finished' && counts.created > 0;
  return (
    <FieldColumn>
      {undone !== undefined && <UndoneNote undone={undone} />}
      {state === 'running' && <Alert level="warning">{translate('orderImport.runningHelp')}</Alert>}
      <Receipt receipt={receipt} />
      <Actions>
        {mayUndo && (
          <Button variant="danger-quiet" onPress={() => setAsking(true)}>
            {translate('orderImport.undo')}
          </Button>
        )}
        <ResultsMenu receipt={receipt} />
        {onShowOrders !== undefined && counts.created + counts.replaced > 0 && (
          <Button variant="primary" onPress={() => onShowOrders({ importId: id })}>
            {translate('orderImport.showOrders')}
          </Button>
        )}
      </Actions>
      {mayUndo && <Quiet>{translate('orderImport.undoKeeps')}</Quiet>}
      {state === 'finished' && counts.replaced > 0 && (
        <Quiet>{translate('orderImport.undoReplaced', { count: counts.replaced })}</Quiet>
      )}
      {isAsking && (
        <UndoDialog counts={counts} onUndo={() => undo.mutateAsync()} onClose={() => setAsking(false)} />
      )}
    </FieldColumn>
  );
}

/** Menu of an import's files: the orders that were not stored, with all their columns, or the orders of one outcome. */
function ResultsMenu({ receipt }: { readonly receipt: OrderImport }) {
  const translate = useTranslate();
  const download = useResultsDownload(receipt);
  const { counts } = receipt;
  const outcomes = IMPORT_OUTCOMES.filter((outcome) => counts[outcome] > 0);
  if (outcomes.length === 0) return null;
  const rejected = counts.conflict + counts.invalid;
  const items = [
    ...(rejected > 0
      ? [
          {
            id: 'rejected' as const,
            label: translate('orderImport.downloadRejected'),
            note: translate('orderImport.downloadRejectedNote', { count: rejected }),
          },
        ]
      : []),
    ...outcomes.map((outcome, at) => ({
      id: outcome,
      label: translate(`orderImport.outcomeOrders_${outcome}`, { count: counts[outcome] }),
      isSeparated: at === 0 && rejected > 0,
    })),
  ];
  return (
    <Menu label={translate('orderImport.results')} items={items} onAction={({ id }) => download.start(id)} />
  );
}
