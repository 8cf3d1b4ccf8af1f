import * as z from 'zod/mini';
import { defineCall, resourceCall } from '../api/call.js';
import { idParams, portalList, positiveIntText, type PortalList } from '../api/shapes.js';
import { judgedLater } from '../validation/index.js';
import type { ImportProfileContent } from './order-import.types.js';
import { importProfileContentShape } from './recipe.shape.js';

const ordersAccess = resourceCall('/orders');

export interface ImportProfile {
  readonly id: number;
  readonly name: string;
  readonly content: ImportProfileContent;
}
export interface ImportProfileInput {
  readonly name: string;
  readonly content: ImportProfileContent;
  /** Staff only. */
  readonly merchant_erp_id?: number;
}
const profileInputShape = z.strictObject({
  name: z.string().check(z.minLength(2), z.maxLength(100)),
  content: importProfileContentShape,
  merchant_erp_id: z.optional(z.int().check(z.minimum(1))),
});
const profileList = portalList(judgedLater<ImportProfile>(z.object({})));

export const importProfilesList = defineCall<
  undefined,
  { merchant_erp_id?: number },
  undefined,
  PortalList<ImportProfile>
>({
  id: 'importProfiles.list',
  method: 'GET',
  path: '/import-profiles',
  access: ordersAccess,
  summary: 'Saved mappings of the merchant.',
  query: z.strictObject({ merchant_erp_id: z.optional(positiveIntText) }),
  response: profileList,
});
export const importProfilesCreate = defineCall<undefined, undefined, ImportProfileInput, ImportProfile>({
  id: 'importProfiles.create',
  method: 'POST',
  path: '/import-profiles',
  access: ordersAccess,
  summary: 'Saves a mapping.',
  status: 201,
  body: profileInputShape,
});
export const importProfilesUpdate = defineCall<{ id: number }, undefined, ImportProfileInput, ImportProfile>({
  id: 'importProfiles.update',
  method: 'PUT',
  path: '/import-profiles/:id',
  access: ordersAccess,
  summary: 'Changes a saved mapping.',
  params: idParams,
  body: profileInputShape,
});
export const importProfilesDelete = defineCall<{ id: number }, undefined, undefined, undefined>({
  id: 'importProfiles.delete',
  method: 'DELETE',
  path: '/import-profiles/:id',
  access: ordersAccess,
  summary: 'Deletes a saved mapping.',
  params: idParams,
  responseKind: 'none',
  status: 204,
});
