import type { TextKey } from '@kontor/portal-core/i18n';
import {
  productsCreate,
  productsFind,
  productsUpdate,
  type Product,
  type ProductDraft,
} from '@kontor/portal-core/products';
import { ApiError } from '@kontor/portal-core/wire';
import { draftToErp, equals, productFromErp } from '@kontor/portal-core/erp';
import { useNotify, useNotifyFailure } from '../primitives/index.js';
import { type SendOptions, useRenewal, useSend, useTranslate } from '../provider/index.js';

/** Creates a product, for the merchant that staff chose, and shows the result as a notice. */
export function useCreateProduct() {
  return useSend(
    (client, { draft, merchantErpId }: { draft: ProductDraft; merchantErpId: number | null }) => {
      const owner = merchantErpId === null ? {} : { ID_MANDAN: merchantErpId };
      const body = { product: { product: { ...draftToErp(draft), ...owner } } };
      return client.call(productsCreate, { body });
    },
    useReported('products.created', 'products.createFailed'),
  );
}

/** Changes a product, based on the version that was read, and shows the result as a notice. */
export function useUpdateProduct() {
  return useSend(
    (client, { product: { recordId, modId }, draft }: { product: Product; draft: ProductDraft }) =>
      client.call(productsUpdate, {
        params: { id: Number(recordId) },
        body: { product: { product: draftToErp(draft) }, modId },
      }),
    useReported('products.edited', 'products.editFailed'),
  );
}

/** Fetches the newest version of a product. */
export function useNewestProduct() {
  return useSend(
    async (client, { id, merchantErpId }: Pick<Product, 'id' | 'merchantErpId'>) => {
      const query = [{ 'ARTIKE::Nr_Artikel': equals(id), 'ARTIKE::ID_MANDAN': equals(merchantErpId) }];
      const { entries } = await client.call(productsFind, { body: { query, limit: 10 } });
      const found = entries.map(productFromErp).find((product) => product.id === id);
      if (found === undefined) throw new ApiError({ status: 404, code: 'not_found', detail: '' });
      return found;
    },
    { renews: [] },
  );
}

/** Options that show a notice for success or failure, and refresh the lists after a success. Errors of fields are shown at the fields. */
function useReported(success: TextKey, failure: TextKey): SendOptions<unknown, unknown> {
  const renew = useRenewal();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const translate = useTranslate();
  return {
    renews: [],
    onSuccess: () => {
      notify({ level: 'success', title: translate(success) });
      void renew([productsFind]);
    },
    onError: (error) => notifyFailure(translate(failure), error),
  };
}
