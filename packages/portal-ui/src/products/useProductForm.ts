import { validateProduct, type Issue, type ProductDraft } from '@kontor/portal-core';
import { productFieldOf } from '@kontor/portal-core/erp';
import { useForm, type Form } from '../forms/index.js';

/** The entries of a product's form. */
export interface ProductEntries extends ProductDraft {
  /** The merchant staff chose; null while it did not, and for others, whose own it is. */
  readonly merchant: number | null;
}
export type ProductForm = Form<ProductEntries>;

export interface ProductFormOptions {
  readonly initial: ProductEntries;
  /** Staff says whose product it is. */
  readonly asksMerchant: boolean;
  /** Why the server refused what was sent last. */
  readonly refusal: Error | null;
  readonly onSubmit: (draft: ProductDraft, merchantErpId: number | null) => void;
}

/** Keeps the entries of a product's form and judges them as the server does, live once it was sent. */
export function useProductForm({
  initial,
  asksMerchant,
  refusal,
  onSubmit,
}: ProductFormOptions): ProductForm {
  return useForm<ProductEntries>({
    initial,
    refusal,
    fieldOf,
    validate: ({ merchant, ...draft }) => [
      ...validateProduct(draft),
      ...(asksMerchant && merchant === null ? [WITHOUT_MERCHANT] : []),
    ],
    onSubmit: ({ merchant, ...draft }) => onSubmit(draft, merchant),
  });
}

const WITHOUT_MERCHANT: Issue = { path: 'merchant', code: 'required' };

/** The server speaks of the ERP's fields. */
const fieldOf = (path: string): string =>
  path === productFieldOf.path('ID_MANDAN') ? 'merchant' : (productFieldOf.draft(path) ?? path);
