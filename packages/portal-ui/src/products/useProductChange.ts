import {
  ApiError,
  productsCreate,
  productsFind,
  productsUpdate,
  type Product,
  type ProductDraft,
} from '@kontor/portal-core';
import { draftToErp, equals, productFromErp } from '@kontor/portal-core/erp';
import { useNotify, useNotifyFailure } from '../primitives/index.js';
import { usePortalClient, useRenewal, useSingleMutation, useTranslate } from '../provider/index.js';

/** Creates a product, for the merchant that staff chose, and shows the result as a notice. */
export function useCreateProduct() {
  const client = usePortalClient();
  const told = useTold();
  return useSingleMutation({
    mutationFn: ({ draft, merchantErpId }: { draft: ProductDraft; merchantErpId: number | null }) => {
      const owner = merchantErpId === null ? {} : { ID_MANDAN: merchantErpId };
      return client.call(productsCreate, {
        body: { product: { product: { ...draftToErp(draft), ...owner } } },
      });
    },
    ...told('products.created', 'products.createFailed'),
  });
}

/** Changes a product, based on the version that was read, and shows the result as a notice. */
export function useUpdateProduct() {
  const client = usePortalClient();
  const told = useTold();
  return useSingleMutation({
    mutationFn: ({ product: { recordId, modId }, draft }: { product: Product; draft: ProductDraft }) =>
      client.call(productsUpdate, {
        params: { id: Number(recordId) },
        body: { product: { product: draftToErp(draft) }, modId },
      }),
    ...told('products.edited', 'products.editFailed'),
  });
}

/** Fetches the newest version of a product. */
export function useNewestProduct() {
  const client = usePortalClient();
  return useSingleMutation({
    mutationFn: async ({ id, merchantErpId }: Pick<Product, 'id' | 'merchantErpId'>) => {
      const query = [{ 'ARTIKE::Nr_Artikel': equals(id), 'ARTIKE::ID_MANDAN': equals(merchantErpId) }];
      const { entries } = await client.call(productsFind, { body: { query, limit: 10 } });
      const found = entries.map(productFromErp).find((product) => product.id === id);
      if (found === undefined) throw new ApiError({ status: 404, code: 'not_found', detail: '' });
      return found;
    },
  });
}

/** Shows a notice for success or failure, and refreshes the lists after a success. Errors of fields are shown at the fields. */
function useTold() {
  const renew = useRenewal();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const translate = useTranslate();
  return (
    success: 'products.created' | 'products.edited',
    failure: 'products.createFailed' | 'products.editFailed',
  ) => ({
    onSuccess: () => {
      notify({ level: 'success', title: translate(success) });
      void renew([productsFind]);
    },
    onError: (error: Error) => notifyFailure(translate(failure), error),
  });
}
