import type { ErpLane } from '@kontor/portal-core/erp-link';
import { issue } from '@kontor/portal-core/validation';
import { boundField, FormDialog, useForm } from '../forms/index.js';
import { FieldColumn, TextArea } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { useDecide } from './useErpLink.js';

interface SkipDialogProps {
  readonly lane: Pick<ErpLane, 'record_type' | 'record_id'>;
  readonly onClose: () => void;
}

/** Dialog that asks why a refused message is left out. */
export function SkipDialog({ lane, onClose }: SkipDialogProps) {
  const translate = useTranslate();
  const decide = useDecide();
  const form = useForm({
    initial: { reason: '' },
    validate: ({ reason }) => (reason.trim() === '' ? [issue('reason', 'required')] : []),
    refusal: decide.error,
    onSubmit: ({ reason }) =>
      decide.mutate(
        { id: lane.record_id, recordType: lane.record_type, decision: 'skip', reason },
        { onSuccess: onClose },
      ),
  });
  return (
    <FormDialog
      title={translate('erpLink.skipTitle')}
      submitLabel={translate('erpLink.skip')}
      size="small"
      form={form}
      isBusy={decide.isPending}
      onClose={onClose}
    >
      <FieldColumn>
        <p>{translate('erpLink.skipText')}</p>
        <TextArea
          label={translate('erpLink.reason')}
          isRequired
          autoFocus
          rows={2}
          maxLength={500}
          {...boundField(form, 'reason')}
        />
      </FieldColumn>
    </FormDialog>
  );
}
