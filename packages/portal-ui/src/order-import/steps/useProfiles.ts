import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  importProfilesCreate,
  importProfilesDelete,
  importProfilesList,
  importProfilesUpdate,
  type ImportProfile,
  type ImportProfileInput,
} from '@kontor/portal-core/order-import';
import { type OptionRequest, optionRequest } from '../../primitives/index.js';
import { usePortalClient, useSingleMutation } from '../../provider/index.js';
import { useCurrentUser } from '../../session/index.js';
import { useWizard } from '../wizard-context.js';

/** The saved mappings of the merchant. */
export function useProfiles(): OptionRequest & { readonly profiles: readonly ImportProfile[] } {
  const client = usePortalClient();
  const { merchantErpId } = useWizard().state;
  const query = merchantErpId === null ? {} : { merchant_erp_id: merchantErpId };
  // Staff have profiles only once it is known whose.
  const hasMerchant = useCurrentUser()?.merchant != null || merchantErpId !== null;
  const list = useQuery({
    enabled: hasMerchant,
    queryKey: ['import-profiles', merchantErpId],
    queryFn: ({ signal }) => client.call(importProfilesList, { query, signal }),
  });
  return { profiles: list.data?.entries ?? [], ...optionRequest(list) };
}

/** Saves a profile; with an id it takes the place of an older one. */
export function useSaveProfile() {
  const client = usePortalClient();
  const cache = useQueryClient();
  const { merchantErpId } = useWizard().state;
  return useSingleMutation({
    mutationFn: ({ id, ...input }: Pick<ImportProfileInput, 'name' | 'content'> & { id: number | null }) => {
      const body = { ...input, ...(merchantErpId === null ? {} : { merchant_erp_id: merchantErpId }) };
      return id === null
        ? client.call(importProfilesCreate, { body })
        : client.call(importProfilesUpdate, { params: { id }, body });
    },
    onSuccess: () => cache.invalidateQueries({ queryKey: ['import-profiles'] }),
  });
}

/** Deletes a profile. */
export function useDeleteProfile() {
  const client = usePortalClient();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => client.call(importProfilesDelete, { params: { id } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['import-profiles'] }),
  });
}
