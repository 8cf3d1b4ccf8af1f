import { erpWordRemove, erpWordsList, erpWordStore, type ErpWordInput } from '@kontor/portal-core/erp-link';
import { useAnswer, usePortalClient, useRenewal, useSend } from '../../provider/index.js';

const renews = [erpWordsList];

/** The words of the ERP, and the warehouses that they may mean. */
export const useWords = () => useAnswer(erpWordsList, {});

/** Says what a word means. */
export const useStoreWord = () =>
  useSend((client, body: ErpWordInput) => client.call(erpWordStore, { body }), { renews });

/** Forgets a word. */
export function useRemoveWord() {
  const client = usePortalClient();
  const renew = useRenewal();
  return async (id: number): Promise<void> => {
    await client.call(erpWordRemove, { params: { id } });
    await renew(renews);
  };
}
