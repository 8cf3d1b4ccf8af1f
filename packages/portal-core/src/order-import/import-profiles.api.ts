import * as z from 'zod/mini';
import { defineCall, idParams, portalList, positiveIntText, resourceCall } from '../wire/index.js';
import type { Wire } from '../validation/index.js';
import { importProfileContentShape } from './recipe.shape.js';

const ordersAccess = resourceCall('/orders');

const profile = z.strictObject({ id: z.int(), name: z.string(), content: importProfileContentShape });
export type ImportProfile = Wire<typeof profile>;
const profileInput = z.strictObject({
  name: z.string().check(z.minLength(2), z.maxLength(100)),
  content: importProfileContentShape,
  /** ERP id of the merchant; only for staff. */
  merchant_erp_id: z.optional(z.int().check(z.minimum(1))),
});
export type ImportProfileInput = Wire<typeof profileInput>;

export const importProfilesList = defineCall({
  id: 'importProfiles.list',
  method: 'GET',
  path: '/import-profiles',
  access: ordersAccess,
  apiKey: ['orders:import'],
  summary: 'Saved mappings of the merchant.',
  query: z.strictObject({ merchant_erp_id: z.optional(positiveIntText) }),
  response: portalList(profile),
});
export const importProfilesCreate = defineCall({
  id: 'importProfiles.create',
  method: 'POST',
  path: '/import-profiles',
  access: ordersAccess,
  summary: 'Saves a mapping.',
  status: 201,
  body: profileInput,
  response: profile,
});
export const importProfilesUpdate = defineCall({
  id: 'importProfiles.update',
  method: 'PUT',
  path: '/import-profiles/:id',
  access: ordersAccess,
  summary: 'Changes a saved mapping.',
  params: idParams,
  body: profileInput,
  response: profile,
});
export const importProfilesDelete = defineCall({
  id: 'importProfiles.delete',
  method: 'DELETE',
  path: '/import-profiles/:id',
  access: ordersAccess,
  summary: 'Deletes a saved mapping.',
  params: idParams,
  responseKind: 'none',
  status: 204,
});
