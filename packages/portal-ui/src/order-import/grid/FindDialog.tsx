import { useId, useState, type FormEvent } from 'react';
import {
  Button,
  Checkbox,
  CloseButton,
  Dialog,
  FieldColumn,
  Select,
  TextField,
} from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';
import { gridFields } from '../worker/grid-fields.js';
import type { RowFilter } from '../worker/protocol.js';
import { useWizard } from '../wizard-context.js';
import { headOf } from './field-layout.js';
import { useMending } from './useMending.js';

interface FindDialogProps {
  readonly filter: RowFilter;
  readonly onClose: () => void;
}

/** Dialog that replaces a text in a column, in all rows of the filter. */
export function FindDialog({ filter, onClose }: FindDialogProps) {
  const translate = useTranslate();
  const id = useId();
  const mending = useMending();
  const { mapping } = useWizard().state.draft ?? {};
  const fields = (mapping === undefined ? [] : gridFields(mapping)).filter(({ constant }) => constant === '');
  const [entry, setEntry] = useState({ field: fields[0]?.id ?? '', find: '', by: '', isWhole: false });
  const edit = (change: Partial<typeof entry>) => setEntry({ ...entry, ...change });
  const mayReplace = entry.field !== '' && (entry.find !== '' || entry.isWhole);
  const replace = (event: FormEvent) => {
    event.preventDefault();
    if (!mayReplace) return;
    mending.findAndReplace({ filter, ...entry });
    onClose();
  };
  return (
    <Dialog
      isOpen
      size="small"
      title={translate('orderImport.findAndReplace')}
      onClose={onClose}
      actions={
        <>
          <CloseButton />
          <Button type="submit" form={id} variant="primary" isDisabled={!mayReplace}>
            {translate('orderImport.replaceAll')}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={replace}>
        <FieldColumn>
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
