import {
  importProfilesCreate,
  importProfilesDelete,
  importProfilesList,
  importProfilesUpdate,
  type ImportProfile,
  type ImportProfileInput,
} from '@kontor/portal-core/order-import';
import { type OptionRequest, optionRequest } from '../../primitives/index.js';
import { useAnswer, useDelete, useSend } from '../../provider/index.js';
import { useCurrentUser } from '../../session/index.js';
import { useWizard } from '../wizard-context.js';

/** Fetches the saved mappings of the merchant. */
export function useProfiles(): OptionRequest & { readonly profiles: readonly ImportProfile[] } {
  const { merchantErpId } = useWizard().state;
  const query = merchantErpId === null ? {} : { merchant_erp_id: merchantErpId };
  // Staff have profiles only once it is known whose.
  const hasMerchant = useCurrentUser()?.merchant != null || merchantErpId !== null;
  const list = useAnswer(importProfilesList, { query }, { enabled: hasMerchant });
  return { profiles: list.data?.entries ?? [], ...optionRequest(list) };
}

/** Saves a profile; with an id it replaces an older one. */
export function useSaveProfile() {
  const { merchantErpId } = useWizard().state;
  return useSend(
    (client, { id, ...input }: Pick<ImportProfileInput, 'name' | 'content'> & { id: number | null }) => {
      const body = { ...input, ...(merchantErpId === null ? {} : { merchant_erp_id: merchantErpId }) };
      return id === null
        ? client.call(importProfilesCreate, { body })
        : client.call(importProfilesUpdate, { params: { id }, body });
    },
    { renews: [importProfilesList] },
  );
}

export const useDeleteProfile = () => useDelete(importProfilesDelete, { renews: [importProfilesList] });
