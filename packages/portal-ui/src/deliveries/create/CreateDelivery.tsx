import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { DELIVERY_FIELDS, firstDeliveryDay, type DeliveryFields } from '@kontor/portal-core/deliveries';
import type { TextName } from '@kontor/portal-core/fields';
import { merchantLabel } from '@kontor/portal-core/merchants';
import { describedField, FormDialog } from '../../forms/index.js';
import { UploadField } from '../../media/index.js';
import { DateTimePicker, Select, TextArea, TextField } from '../../primitives/index.js';
import { ProductAdder } from '../../products/index.js';
import { useTranslate } from '../../provider/index.js';
import { space } from '../../theme/index.js';
import type { DraftedDelivery } from './drafted-delivery.js';
import { useDeliveryForm, type DeliveryFormState } from './useDeliveryForm.js';
import { useWarehouses } from '../record/useWarehouses.js';

export interface CreateDeliveryProps {
  /** What another page has drafted, which fills the form in. */
  readonly drafted?: DraftedDelivery | undefined;
  readonly onClose: () => void;
}

/** Form that announces goods to the warehouse. The entries are kept when sending fails. */
export function CreateDelivery({ drafted, onClose }: CreateDeliveryProps) {
  const translate = useTranslate();
  const state = useDeliveryForm(onClose, drafted);
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
        {Object.entries(ENTRIES).map(([name, Entry]) => (
          <Entry key={name} state={state} />
        ))}
      </Fields>
    </FormDialog>
  );
}

interface PartProps {
  readonly state: DeliveryFormState;
}

/** The input of each field, in the order of the form. */
const ENTRIES: { readonly [Name in keyof DeliveryFields]-?: (props: PartProps) => ReactNode } = {
  delivery_datetime: Arrival,
  warehouse: Warehouse,
  products: Products,
  document_file: DeliveryNote,
  contact: ({ state }) => <Text state={state} name="contact" />,
  phone_number: ({ state }) => <Text state={state} name="phone_number" type="tel" />,
  carrier: ({ state }) => <Text state={state} name="carrier" />,
  tracking_number: ({ state }) => <Text state={state} name="tracking_number" />,
  note: Note,
};

/** Select of the goods' owner, for staff only. */
function Merchant({ state: { form, merchants, merchantId, ofMerchants, needsMerchant } }: PartProps) {
  const translate = useTranslate();
  if (merchants === null) return null;
  return (
    <Wide>
      <Select
        {...ofMerchants}
        label={translate('merchants.merchant')}
        isRequired={needsMerchant}
        options={merchants.map((one) => ({ value: String(one.id), label: merchantLabel(one) }))}
        value={merchantId || null}
        error={form.errorOf('merchant_id')}
        onChange={({ value }) => form.change({ merchant_id: value, products: [] })}
      />
    </Wide>
  );
}

function Arrival({ state: { form, timeZone } }: PartProps) {
  const translate = useTranslate();
  return (
    <DateTimePicker
      label={translate('deliveries.dateAndTime')}
      isRequired
      help={translate('deliveries.dateHelp', { timeZone })}
      min={firstDeliveryDay(Date.now, timeZone)}
      value={form.draft.delivery_datetime}
      error={form.errorOf('delivery_datetime')}
      onChange={({ value }) => form.change({ delivery_datetime: value })}
    />
  );
}

/** Select of the warehouse. The warehouses are fetched when the form opens. */
function Warehouse({ state: { form } }: PartProps) {
  const translate = useTranslate();
  const { names, ...request } = useWarehouses();
  return (
    <Select
      {...request}
      {...describedField(translate, DELIVERY_FIELDS, form, 'warehouse')}
      options={names.map((name) => ({ value: name, label: name }))}
      value={form.draft.warehouse || null}
    />
  );
}

function Products({ state: { form, merchantErpId, onUnaddedChange } }: PartProps) {
  return (
    <Wide>
      <ProductAdder
        key={form.draft.merchant_id}
        onUnaddedChange={onUnaddedChange}
        items={form.draft.products}
        onChange={(products) => form.change({ products })}
        errorMessage={form.errorOf('products')}
        merchantErpId={merchantErpId}
      />
    </Wide>
  );
}

function DeliveryNote({ state: { form } }: PartProps) {
  const translate = useTranslate();
  return (
    <Wide>
      <UploadField
        {...describedField(translate, DELIVERY_FIELDS, form, 'document_file')}
        fileName={form.draft.documentName}
        onChange={({ file }) =>
          form.change({
            document_file: file?.fileName ?? '',
            documentName: file?.originalName ?? '',
          })
        }
      />
    </Wide>
  );
}

interface TextProps extends PartProps {
  readonly name: TextName<typeof DELIVERY_FIELDS>;
  readonly type?: 'tel';
}

function Text({ state: { form }, name, type }: TextProps) {
  const translate = useTranslate();
  return <TextField type={type} {...describedField(translate, DELIVERY_FIELDS, form, name)} />;
}

function Note({ state: { form } }: PartProps) {
  const translate = useTranslate();
  return (
    <Wide>
      <TextArea rows={3} {...describedField(translate, DELIVERY_FIELDS, form, 'note')} />
    </Wide>
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
