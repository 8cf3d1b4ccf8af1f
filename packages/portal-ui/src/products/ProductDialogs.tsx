import { useState } from 'react';
import type { ResourceCode } from '@kontor/portal-core/access';
import type { Language } from '@kontor/portal-core/i18n';
import { draftOfProduct, EMPTY_PRODUCT, type Product } from '@kontor/portal-core/products';
import type { CurrentUser } from '@kontor/portal-core/session';
import { FormDialog } from '../forms/index.js';
import { Alert, Button } from '../primitives/index.js';
import { isStale, problemText, useLanguage, useTranslate } from '../provider/index.js';
import { useAllowedResources, useCurrentUser } from '../session/index.js';
import { ProductFields } from './ProductFields.js';
import { useCreateProduct, useNewestProduct, useUpdateProduct } from './useProductChange.js';
import { useProductForm } from './useProductForm.js';

interface DialogProps {
  readonly onClose: () => void;
}

/** Creates a product: merchants' users for their own merchant, staff for the merchant they choose. */
export function CreateProductDialog({ onClose }: DialogProps) {
  const user = useCurrentUser();
  const resources = useAllowedResources();
  return user && resources ? <CreateForm user={user} resources={resources} onClose={onClose} /> : null;
}

interface CreateFormProps extends DialogProps {
  readonly user: CurrentUser;
  readonly resources: ReadonlySet<ResourceCode>;
}

function CreateForm({ user, resources, onClose }: CreateFormProps) {
  const translate = useTranslate();
  const create = useCreateProduct();
  const asksMerchant = resources.has('/getForAllMerchants');
  const form = useProductForm({
    initial: {
      ...EMPTY_PRODUCT,
      shopName: user.erp_shop_code ?? '',
      merchant: asksMerchant ? (user.merchant?.erp_merchant_id ?? null) : null,
    },
    asksMerchant,
    refusal: create.error,
    onSubmit: (draft, merchantErpId) => create.mutate({ draft, merchantErpId }, { onSuccess: onClose }),
  });
  return (
    <FormDialog
      title={translate('products.createProduct')}
      submitLabel={translate('products.createProduct')}
      size="large"
      form={form}
      isBusy={create.isPending}
      onClose={onClose}
    >
      <ProductFields form={form} asksMerchant={asksMerchant} isStored={false} />
    </FormDialog>
  );
}

/** Decimal separator of each language. */
const POINTS: Readonly<Record<Language, '.' | ','>> = { de: ',', en: '.' };

/** Changes a product. It says when somebody else has changed it meanwhile, and keeps the entries. */
export function EditProductDialog({ product, onClose }: DialogProps & { readonly product: Product }) {
  const translate = useTranslate();
  const point = POINTS[useLanguage()];
  const [from, setFrom] = useState(product);
  const update = useUpdateProduct();
  const newest = useNewestProduct();
  const entriesOf = (stored: Product) => ({ ...draftOfProduct(stored, point), merchant: null });
  const form = useProductForm({
    initial: entriesOf(from),
    asksMerchant: false,
    refusal: update.error,
    onSubmit: (draft) => update.mutate({ product: from, draft }, { onSuccess: onClose }),
  });
  const takeOver = (loaded: Product) => {
    setFrom(loaded);
    form.rebase(entriesOf(loaded));
    update.reset();
  };
  return (
    <FormDialog
      title={translate('products.editProduct')}
      submitLabel={translate('common.save')}
      size="large"
      form={form}
      isBusy={update.isPending}
      alert={isStale(update.error) ? null : undefined}
      onClose={onClose}
    >
      {isStale(update.error) && (
        <StaleNote
          error={newest.error}
          isBusy={newest.isPending}
          onLoad={() => newest.mutate(from, { onSuccess: takeOver })}
        />
      )}
      <ProductFields form={form} asksMerchant={false} isStored />
    </FormDialog>
  );
}

interface StaleNoteProps {
  readonly error: Error | null;
  readonly isBusy: boolean;
  readonly onLoad: () => void;
}

function StaleNote({ error, isBusy, onLoad }: StaleNoteProps) {
  const translate = useTranslate();
  return (
    <Alert
      level="warning"
      title={translate('products.staleProduct')}
      actions={
        <Button size="small" isBusy={isBusy} onPress={onLoad}>
          {translate('products.loadNewest')}
        </Button>
      }
    >
      {error ? problemText(error, translate) : translate('products.staleKeeps')}
    </Alert>
  );
}
