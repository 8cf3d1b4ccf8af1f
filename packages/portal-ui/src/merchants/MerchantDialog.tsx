import { useState } from 'react';
import { fieldLabels } from '@kontor/portal-core/fields';
import { issueMessage } from '@kontor/portal-core/i18n';
import { MERCHANT_FIELDS, validateMerchant, type Merchant } from '@kontor/portal-core/merchants';
import { issue } from '@kontor/portal-core/validation';
import { boundField, describedField, FormDialog, StaleNote, useDone, useForm } from '../forms/index.js';
import { FieldColumn, TextField } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { useIsMerchantNameTaken, useSaveMerchant } from './useMerchants.js';

interface MerchantDialogProps {
  /** The merchant to change; null for a new one. */
  readonly merchant: Merchant | null;
  readonly onClose: () => void;
}

const { merchant_name, erp_merchant_id } = fieldLabels(MERCHANT_FIELDS);
const LABELS = { merchant_name, erp_merchant_id };

const draftOf = (merchant: Merchant) => ({
  merchant_name: merchant.merchant_name,
  erp_merchant_id: String(merchant.erp_merchant_id),
});

/** Creates a merchant or changes one. Entries stay when saving fails. */
export function MerchantDialog({ merchant, onClose }: MerchantDialogProps) {
  const translate = useTranslate();
  const done = useDone(onClose);
  const save = useSaveMerchant(merchant);
  const [name, setName] = useState(merchant?.merchant_name ?? '');
  const isTaken = useIsMerchantNameTaken(name, merchant);
  const taken = issue('merchant_name', 'alreadyExists', { field: 'merchant_name' });
  const form = useForm({
    initial: merchant === null ? { merchant_name: '', erp_merchant_id: '' } : draftOf(merchant),
    validate: (draft) => [...validateMerchant(draft), ...(isTaken ? [taken] : [])],
    refusal: save.error,
    onSubmit: (draft) =>
      save.mutate(draft, done(merchant === null ? 'merchants.created' : 'merchants.updated')),
  });
  if (form.draft.merchant_name !== name) setName(form.draft.merchant_name);
  return (
    <FormDialog
      size="small"
      title={translate(merchant === null ? 'merchants.create' : 'merchants.edit')}
      submitLabel={translate('common.save')}
      form={form}
      isBusy={save.isPending}
      alert={save.version.newest === null ? undefined : null}
      onClose={onClose}
    >
      <FieldColumn>
        <StaleNote version={save.version} form={form} draftOf={draftOf} labels={LABELS} />
        <TextField
          {...describedField(translate, MERCHANT_FIELDS, form, 'merchant_name')}
          autoFocus
          error={form.errorOf('merchant_name') ?? (isTaken ? issueMessage(translate, taken) : undefined)}
        />
        <TextField
          label={translate(LABELS.erp_merchant_id)}
          isRequired
          inputMode="numeric"
          help={translate('merchants.erpIdHelp')}
          {...boundField(form, 'erp_merchant_id')}
        />
      </FieldColumn>
    </FormDialog>
  );
}
