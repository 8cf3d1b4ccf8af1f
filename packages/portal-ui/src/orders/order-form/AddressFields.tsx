import { useMemo } from 'react';
import {
  ADDRESS_FIELDS,
  NEW_ORDER_FIELDS,
  ORDER_TEXT_MAX,
  SALUTATION_TEXTS,
  SALUTATIONS,
  type DeliveryAddress,
} from '@kontor/portal-core';
import { countries } from '@kontor/portal-core/countries';
import {
  boundField,
  FieldGrid,
  Half,
  Legend,
  Quarter,
  Section,
  Third,
  ThreeQuarters,
  Whole,
} from '../../forms/index.js';
import { ComboBox, Select, TextField } from '../../primitives/index.js';
import { useLanguage, useTranslate } from '../../provider/index.js';
import type { OrderFormState } from './useOrderForm.js';

type TextPart = Exclude<keyof DeliveryAddress, 'salutation' | 'country_code'>;

/** Fields of the delivery address, in German order; a Packstation or Postfiliale replaces the street. */
export function AddressFields({ form }: { readonly form: OrderFormState }) {
  const translate = useTranslate();
  const { draft, changeAddress, errorOf } = form;
  const { address } = draft;
  const isCompany = address.salutation === 'firma';
  const toPost = draft.post_number !== '' && (draft.pack_station !== '' || draft.post_filiale !== '');
  const field = (part: TextPart, isRequired = false) => (
    <TextField
      label={translate(ADDRESS_FIELDS[part].label)}
      isRequired={isRequired}
      type={part === 'email' ? 'email' : 'text'}
      maxLength={ORDER_TEXT_MAX}
      value={address[part]}
      error={errorOf(`address.${part}`)}
      onChange={({ value }) => changeAddress({ [part]: value })}
    />
  );
  return (
    <Section>
      <Legend>{translate('orders.deliveryAddress')}</Legend>
      <FieldGrid>
        <Quarter>
          <Select
            label={translate('orders.salutation')}
            isRequired
            options={SALUTATIONS.map((value) => ({ value, label: translate(SALUTATION_TEXTS[value]) }))}
            value={address.salutation || null}
            error={errorOf('address.salutation')}
            onChange={({ value }) => changeAddress({ salutation: value })}
          />
        </Quarter>
        <ThreeQuarters>{field('company', isCompany && address.name.trim() === '')}</ThreeQuarters>
        <Half>{field('name', !isCompany)}</Half>
        <Half>{field('second_name')}</Half>
        <Half>{field('street', !toPost)}</Half>
        <Half>{field('address_second_line')}</Half>
        <PostFields form={form} />
        <Quarter>{field('postal_code', true)}</Quarter>
        <ThreeQuarters>{field('city', true)}</ThreeQuarters>
        <Half>
          <CountryField form={form} />
        </Half>
        <Half>{field('email')}</Half>
      </FieldGrid>
    </Section>
  );
}

const POST_PARTS = ['pack_station', 'post_filiale', 'post_number'] as const;

function PostFields({ form }: { readonly form: OrderFormState }) {
  const translate = useTranslate();
  return (
    <Whole role="group" aria-label={translate('orders.addressPost')}>
      <FieldGrid>
        {POST_PARTS.map((part) => (
          <Third key={part}>
            <TextField
              label={translate(NEW_ORDER_FIELDS[part].label)}
              inputMode="numeric"
              maxLength={ORDER_TEXT_MAX}
              {...boundField(form, part)}
            />
          </Third>
        ))}
      </FieldGrid>
    </Whole>
  );
}

function CountryField({ form: { draft, changeAddress, errorOf } }: { readonly form: OrderFormState }) {
  const translate = useTranslate();
  const language = useLanguage();
  const options = useMemo(
    () => countries(language).map(({ alpha2, name }) => ({ value: alpha2, label: name })),
    [language],
  );
  return (
    <ComboBox
      label={translate('orders.country')}
      isRequired
      options={options}
      value={draft.address.country_code || null}
      error={errorOf('address.country_code')}
      onChange={({ value }) => changeAddress({ country_code: value ?? '' })}
    />
  );
}
