import { useId, useState, type FormEvent } from 'react';
import {
  Alert,
  Button,
  Checkbox,
  CloseButton,
  Dialog,
  FieldColumn,
  Select,
  TextField,
} from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';
import { faultText } from '../file/fault-text.js';
import { gridFields } from '../worker/grid-fields.js';
import type { FindAndReplace } from '../worker/mending.types.js';
import type { RowFilter } from '../worker/protocol.js';
import { useWizard } from '../wizard-context.js';
import { headOf } from './field-layout.js';
import { useMending } from './useMending.js';

interface FindDialogProps {
  readonly filter: RowFilter;
  readonly onClose: () => void;
}

/** How replacing went; null before it is asked for. */
type Outcome = 'awaited' | 'none' | 'failed' | null;

/** Dialog that replaces a text in a column, in all rows of the filter. It stays open until something was replaced. */
export function FindDialog({ filter, onClose }: FindDialogProps) {
  const translate = useTranslate();
  const id = useId();
  const { fields, entry, edit, outcome, replace } = useReplacing({ filter, onClose });
  const isBusy = outcome === 'awaited';
  const mayReplace = isReplaceable(entry);
  return (
    <Dialog
      isOpen
      size="small"
      title={translate('orderImport.findAndReplace')}
      onClose={onClose}
      isBusy={isBusy}
      actions={
        <>
          <CloseButton />
          <Button type="submit" form={id} variant="primary" isDisabled={!mayReplace} isBusy={isBusy}>
            {translate('orderImport.replaceAll')}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={replace}>
        <FieldColumn>
          <OutcomeNote outcome={outcome} />
          <Select
            label={translate('orderImport.findIn')}
            options={fields.map((field) => ({ value: field.id, label: headOf(field, translate) }))}
            value={entry.field}
            onChange={({ value }) => edit({ field: value })}
          />
          <TextField
            label={translate('orderImport.findText')}
            value={entry.find}
            onChange={({ value }) => edit({ find: value })}
          />
          <TextField
            label={translate('orderImport.findBy')}
            value={entry.by}
            onChange={({ value }) => edit({ by: value })}
          />
          <Checkbox
            label={translate('orderImport.findWhole')}
            isSelected={entry.isWhole}
            onChange={({ isSelected }) => edit({ isWhole: isSelected })}
          />
        </FieldColumn>
      </form>
    </Dialog>
  );
}

/** What was entered, and the function that replaces it and calls `onClose` once something has changed. */
function useReplacing({ filter, onClose }: FindDialogProps) {
  const mending = useMending();
  const { mapping } = useWizard().state.draft ?? {};
  const fields = (mapping === undefined ? [] : gridFields(mapping)).filter(({ constant }) => constant === '');
  const [entry, setEntry] = useState({ field: fields[0]?.id ?? '', find: '', by: '', isWhole: false });
  const [outcome, setOutcome] = useState<Outcome>(null);
  const edit = (change: Partial<typeof entry>) => {
    setEntry({ ...entry, ...change });
    setOutcome(null);
  };
  const replace = async (event: FormEvent) => {
    event.preventDefault();
    if (!isReplaceable(entry) || outcome === 'awaited') return;
    setOutcome('awaited');
    const mended = await mending.findAndReplace({ filter, ...entry });
    if (mended === null) setOutcome('failed');
    else if (mended.changed === 0) setOutcome('none');
    else onClose();
  };
  return { fields, entry, edit, outcome, replace: (event: FormEvent) => void replace(event) };
}

/** Whether it says which texts are meant; a blank one only if it is the whole text. */
function isReplaceable({ field, find, isWhole }: Omit<FindAndReplace, 'filter' | 'by'>): boolean {
  return field !== '' && (find !== '' || isWhole);
}

/** Why nothing was replaced. */
function OutcomeNote({ outcome }: { readonly outcome: Outcome }) {
  const translate = useTranslate();
  const { fault } = useWizard().state;
  if (outcome === 'none') return <Alert level="info">{translate('orderImport.mendedNone')}</Alert>;
  if (outcome !== 'failed' || fault === null) return null;
  const reason = faultText(fault, translate);
  return <Alert level="danger">{translate('orderImport.mendTakenBack', { reason })}</Alert>;
}
