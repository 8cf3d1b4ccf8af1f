import { useState } from 'react';
import { fieldLabels } from '@kontor/portal-core/fields';
import { issueMessage } from '@kontor/portal-core/i18n';
import { MERCHANT_FIELDS, validateMerchant, type Merchant } from '@kontor/portal-core/merchants';
import { issue } from '@kontor/portal-core/validation';
import { boundField, describedField, FormDialog, useDone, useForm } from '../forms/index.js';
import { FieldColumn, TextField } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { useIsMerchantNameTaken, useSaveMerchant } from './useMerchants.js';

interface MerchantDialogProps {
  /** The merchant to change; null for a new one. */
  readonly merchant: Merchant | null;
  readonly onClose: () => void;
}

const NAMES = fieldLabels(MERCHANT_FIELDS);

/** Creates a merchant or changes one. Entries stay when saving fails. */
export function MerchantDialog({ merchant, onClose }: MerchantDialogProps) {
  const translate = useTranslate();
  const done = useDone(onClose);
  const save = useSaveMerchant(merchant);
  const [name, setName] = useState(merchant?.merchant_name ?? '');
  const isTaken = useIsMerchantNameTaken(name, merchant);
  const taken = issue('merchant_name', 'alreadyExists', { field: 'merchant_name' });
  const form = useForm({
    initial: {
      merchant_name: merchant?.merchant_name ?? '',
      erp_merchant_id: merchant === null ? '' : String(merchant.erp_merchant_id),
    },
    validate: (draft) => [...validateMerchant(draft), ...(isTaken ? [taken] : [])],
    refusal: save.error,
    onSubmit: (draft) =>
      save.mutate(draft, done(merchant === null ? 'merchants.created' : 'merchants.updated')),
  });
  return (
    <FormDialog
      size="small"
      title={translate(merchant === null ? 'merchants.create' : 'merchants.edit')}
      submitLabel={translate('common.save')}
      form={form}
      isBusy={save.isPending}
      onClose={onClose}
    >
      <FieldColumn>
        <TextField
          {...describedField(translate, MERCHANT_FIELDS, form, 'merchant_name')}
          autoFocus
          error={form.errorOf('merchant_name') ?? (isTaken ? issueMessage(translate, taken) : undefined)}
          onChange={({ value }) => {
            setName(value);
            form.change({ merchant_name: value });
          }}
        />
        <TextField
          label={translate(NAMES.erp_merchant_id)}
          isRequired
          inputMode="numeric"
          help={translate('merchants.erpIdHelp')}
          {...boundField(form, 'erp_merchant_id')}
        />
      </FieldColumn>
    </FormDialog>
  );
}
