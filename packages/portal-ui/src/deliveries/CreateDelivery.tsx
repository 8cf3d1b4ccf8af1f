import { styled } from 'styled-components';
import { DELIVERY_LIMITS, firstDeliveryDay, merchantLabel } from '@kontor/portal-core';
import { boundField, FormDialog } from '../forms/index.js';
import { UploadField } from '../media/index.js';
import { DateTimePicker, Select, TextArea, TextField } from '../primitives/index.js';
import { ProductAdder } from '../products/ProductAdder.js';
import { useTranslate } from '../provider/index.js';
import { space } from '../theme/index.js';
import { useDeliveryForm, type DeliveryFormState } from './useDeliveryForm.js';
import { useWarehouses } from './useWarehouses.js';

export interface CreateDeliveryProps {
  readonly onClose: () => void;
}

/** Announces goods to the warehouse. Nothing is lost when that fails. */
export function CreateDelivery({ onClose }: CreateDeliveryProps) {
  const translate = useTranslate();
  const state = useDeliveryForm(onClose);
  const { form } = state;
  return (
    <FormDialog
      size="large"
      title={translate('deliveries.create')}
      submitLabel={translate('deliveries.create')}
      closeLabel={translate('common.close')}
      form={form}
      isBusy={state.isSending}
      onClose={onClose}
    >
      <Fields>
        <Merchant state={state} />
        <DateTimePicker
          label={translate('deliveries.dateAndTime')}
          isRequired
          help={translate('deliveries.dateHelp', { timeZone: state.timeZone })}
          min={firstDeliveryDay(Date.now, state.timeZone)}
          value={form.draft.delivery_datetime}
          error={form.errorOf('delivery_datetime')}
          onChange={({ value }) => form.change({ delivery_datetime: value })}
        />
        <Warehouse state={state} />
        <Wide>
          <ProductAdder
            key={form.draft.merchant_id}
            onUnaddedChange={state.onUnaddedChange}
            items={form.draft.products}
            onChange={(products) => form.change({ products })}
            errorMessage={form.errorOf('products')}
            merchantErpId={state.merchantErpId}
          />
        </Wide>
        <Wide>
          <UploadField
            label={translate('deliveries.document')}
            isRequired
            value={form.draft.document_file}
            fileName={form.draft.documentName}
            error={form.errorOf('document_file')}
            onChange={({ file }) =>
              form.change({
                document_file: file?.fileName ?? '',
                documentName: file?.originalName ?? '',
              })
            }
          />
        </Wide>
        <Text state={state} name="contact" label={translate('deliveries.contact')} />
        <Text state={state} name="phone_number" label={translate('deliveries.phone')} type="tel" />
        <Text state={state} name="carrier" label={translate('deliveries.carrier')} />
        <Text state={state} name="tracking_number" label={translate('deliveries.trackingNumber')} />
        <Wide>
          <TextArea
            label={translate('deliveries.note')}
            rows={3}
            maxLength={DELIVERY_LIMITS.note.max}
            {...boundField(form, 'note')}
          />
        </Wide>
      </Fields>
    </FormDialog>
  );
}

interface PartProps {
  readonly state: DeliveryFormState;
}

/** Staff say whose goods they are. */
function Merchant({ state: { form, merchants, ofMerchants, needsMerchant } }: PartProps) {
  const translate = useTranslate();
  if (merchants === null) return null;
  return (
    <Wide>
      <Select
        {...ofMerchants}
        label={translate('deliveries.merchant')}
        isRequired={needsMerchant}
        options={merchants.map((one) => ({ value: String(one.id), label: merchantLabel(one) }))}
        value={form.draft.merchant_id || null}
        error={form.errorOf('merchant_id')}
        onChange={({ value }) => form.change({ merchant_id: value, products: [] })}
      />
    </Wide>
  );
}

/** The warehouses are asked for when the form opens. */
function Warehouse({ state: { form } }: PartProps) {
  const translate = useTranslate();
  const { names, ...request } = useWarehouses();
  return (
    <Select
      {...request}
      label={translate('deliveries.warehouse')}
      isRequired
      options={names.map((name) => ({ value: name, label: name }))}
      value={form.draft.warehouse || null}
      error={form.errorOf('warehouse')}
      onChange={({ value }) => form.change({ warehouse: value })}
    />
  );
}

interface TextProps extends PartProps {
  readonly name: 'contact' | 'phone_number' | 'carrier' | 'tracking_number';
  readonly label: string;
  readonly type?: 'tel';
}

function Text({ state: { form }, name, label, type }: TextProps) {
  return (
    <TextField label={label} type={type} maxLength={DELIVERY_LIMITS[name].max} {...boundField(form, name)} />
  );
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(240px, 1fr));
  align-items: start;
  gap: ${space('4')};
`;

const Wide = styled.div`
  grid-column: 1 / -1;
  min-width: 0;
`;
