import { useMemo, useRef, useState, type Ref } from 'react';
import {
  ADDRESS_FIELDS,
  NEW_ORDER_FIELDS,
  ORDER_TEXT_MAX,
  SALUTATION_TEXTS,
  SALUTATIONS,
  type DeliveryAddress,
} from '@kontor/portal-core/orders';
import { countries, findCountry } from '@kontor/portal-core/countries';
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
import { ComboBox, labelMatches, Select, TextField } from '../../primitives/index.js';
import { useLanguage, useTranslate } from '../../provider/index.js';
import { TownOfCode } from './TownOfCode.js';
import type { OrderFormState } from './useOrderForm.js';

type TextPart = Exclude<keyof DeliveryAddress, 'salutation' | 'country_code'>;

/** Fields of the delivery address, in German order; a Packstation or Postfiliale replaces the street. */
export function AddressFields({ form }: { readonly form: OrderFormState }) {
  const translate = useTranslate();
  const { draft, changeAddress, errorOf } = form;
  const { address } = draft;
  const isCompany = address.salutation === 'firma';
  const toPost = draft.post_number !== '' && (draft.pack_station !== '' || draft.post_filiale !== '');
  const cityRef = useRef<HTMLInputElement>(null);
  const field = (part: TextPart, isRequired = false, ref?: Ref<HTMLInputElement>) => (
    <TextField
      ref={ref}
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
        <ThreeQuarters>
          {field('city', true, cityRef)}
          <TownOfCode form={form} cityRef={cityRef} />
        </ThreeQuarters>
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

/** The country, found by a part of its name, or by whatever means one: `AT`, `USA`, `Austria`. */
function CountryField({ form: { draft, changeAddress, errorOf } }: { readonly form: OrderFormState }) {
  const translate = useTranslate();
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const chosen = draft.address.country_code;
  const options = useMemo(
    () => countries(language).map(({ alpha2, name }) => ({ value: alpha2, label: name })),
    [language],
  );
  const isSearch = typed !== '' && typed !== options.find(({ value }) => value === chosen)?.label;
  const meant = isSearch ? findCountry(typed) : null;
  const found = options.filter(({ value, label }) => value !== meant && labelMatches(label, typed));
  return (
    <ComboBox
      label={translate('orders.country')}
      isRequired
      options={isSearch ? [...options.filter(({ value }) => value === meant), ...found] : options}
      value={chosen || null}
      error={errorOf('address.country_code')}
      onSearch={({ text }) => setTyped(text)}
      onChange={({ value }) => changeAddress({ country_code: value ?? '' })}
    />
  );
}
