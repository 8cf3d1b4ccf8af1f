import {
  PRODUCT_FIELD_TEXTS,
  PRODUCT_NAME_LENGTH,
  PRODUCT_STATUS_TEXTS,
  PRODUCT_STATUSES,
  PRODUCT_TEXT_MAX,
  type ProductDraft,
} from '@kontor/portal-core';
import { MerchantField } from '../merchants/MerchantField.js';
import { FieldGrid, Half, Third, Whole } from '../forms/form-grid.styles.js';
import { boundField } from '../forms/index.js';
import { Select, TextField, type TextFieldProps } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import type { ProductForm } from './useProductForm.js';

interface ProductFieldsProps {
  readonly form: ProductForm;
  /** Staff says whose product it is. */
  readonly asksMerchant: boolean;
  /** The product exists: its number stays. */
  readonly isStored: boolean;
}

/** Every field of a product, in the order one thinks of them. */
export function ProductFields({ form, asksMerchant, isStored }: ProductFieldsProps) {
  const translate = useTranslate();
  const { draft, change, errorOf } = form;
  const field = (name: keyof ProductDraft, props: Partial<TextFieldProps> = {}) => (
    <TextField
      label={translate(PRODUCT_FIELD_TEXTS[name])}
      maxLength={PRODUCT_TEXT_MAX}
      {...boundField(form, name)}
      {...props}
    />
  );
  const number = { isRequired: true, inputMode: 'decimal' } as const;
  return (
    <FieldGrid>
      {asksMerchant && (
        <Whole>
          <MerchantField
            value={draft.merchant}
            error={errorOf('merchant')}
            onChange={(merchant) => change({ merchant })}
          />
        </Whole>
      )}
      <Half>
        {field('id', {
          isRequired: true,
          isReadOnly: isStored,
          autoFocus: !isStored && !asksMerchant,
          help: isStored ? translate('products.skuFixed') : undefined,
        })}
      </Half>
      <Half>{field('ean', { inputMode: 'numeric', help: translate('products.eanHelp') })}</Half>
      <Whole>
        {field('name', { isRequired: true, autoFocus: isStored, maxLength: PRODUCT_NAME_LENGTH.max })}
      </Whole>
      <Third>{field('price', { ...number, help: translate('products.priceHelp') })}</Third>
      <Third>{field('weight', { ...number, help: translate('products.weightHelp') })}</Third>
      <Third>{field('unit', { isRequired: true, help: translate('products.unitHelp') })}</Third>
      <Half>{field('customsNumber', { inputMode: 'decimal' })}</Half>
      <Half>
        <Select
          label={translate(PRODUCT_FIELD_TEXTS.status)}
          options={PRODUCT_STATUSES.map((value) => ({
            value,
            label: translate(PRODUCT_STATUS_TEXTS[value]),
          }))}
          {...boundField(form, 'status')}
        />
      </Half>
    </FieldGrid>
  );
}
