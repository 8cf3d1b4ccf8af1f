import type { TextName } from '@kontor/portal-core/fields';
import { PRODUCT_FIELDS, PRODUCT_STATUS_TEXTS, PRODUCT_STATUSES } from '@kontor/portal-core/products';
import { MerchantField } from '../merchants/index.js';
import { boundField, describedField, FieldGrid, Half, Third, Whole } from '../forms/index.js';
import { Select, TextField, type TextFieldProps } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import type { ProductForm } from './useProductForm.js';

interface ProductFieldsProps {
  readonly form: ProductForm;
  /** True for staff, who choose the product's merchant. */
  readonly asksMerchant: boolean;
  /** True for an existing product, whose number cannot be changed. */
  readonly isStored: boolean;
}

/** All fields of a product, in a natural order. */
export function ProductFields({ form, asksMerchant, isStored }: ProductFieldsProps) {
  const translate = useTranslate();
  const { draft, change, errorOf } = form;
  const field = (name: TextName<typeof PRODUCT_FIELDS>, props: Partial<TextFieldProps> = {}) => (
    <TextField {...describedField(translate, PRODUCT_FIELDS, form, name)} {...props} />
  );
  const number = { inputMode: 'decimal' } as const;
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
          isReadOnly: isStored,
          autoFocus: !isStored && !asksMerchant,
          help: isStored ? translate('products.skuFixed') : undefined,
        })}
      </Half>
      <Half>{field('ean', { inputMode: 'numeric', help: translate('products.eanHelp') })}</Half>
      <Whole>{field('name', { autoFocus: isStored })}</Whole>
      <Third>{field('price', { ...number, help: translate('products.priceHelp') })}</Third>
      <Third>{field('weight', { ...number, help: translate('products.weightHelp') })}</Third>
      <Third>{field('unit', { help: translate('products.unitHelp') })}</Third>
      <Half>{field('customsNumber', { inputMode: 'decimal' })}</Half>
      <Half>
        <Select
          label={translate(PRODUCT_FIELDS.status.label)}
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
