import { validateProduct, type ProductDraft } from '@kontor/portal-core/products';
import type { Issue } from '@kontor/portal-core/validation';
import { productFieldOf } from '@kontor/portal-core/erp';
import { useForm, type Form } from '../forms/index.js';

/** The entries of a product's form. */
export interface ProductEntries extends ProductDraft {
  /** The merchant that staff chose; null until chosen, and for other users, whose own it is. */
  readonly merchant: number | null;
}
export type ProductForm = Form<ProductEntries>;

export interface ProductFormOptions {
  readonly initial: ProductEntries;
  /** True for staff, who choose the product's merchant. */
  readonly asksMerchant: boolean;
  /** The error with which the server refused the last attempt; null for none. */
  readonly refusal: Error | null;
  readonly onSubmit: (draft: ProductDraft, merchantErpId: number | null) => void;
}

/** Keeps the entries of a product form and validates them as the server does, live after the first attempt. */
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

/** Field of a server's issue, which names the ERP's field. */
const fieldOf = (path: string): string =>
  path === productFieldOf.path('ID_MANDAN') ? 'merchant' : (productFieldOf.draft(path) ?? path);
