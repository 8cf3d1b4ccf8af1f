import {
  importProfilesCreate,
  importProfilesDelete,
  importProfilesList,
  importProfilesUpdate,
} from '@kontor/portal-core/order-import';
import { type Route, route } from '../wire/index.js';
import type { ServerDeps } from '../server-deps.js';
import { chooseMerchant } from './import-merchant.js';
import { createProfile, deleteProfile, listProfiles, updateProfile } from './import-profiles.store.js';

/** Routes of the saved mappings of a merchant. */
export function importProfilesRoutes({ database: { read } }: Pick<ServerDeps, 'database'>): Route[] {
  return [
    route(importProfilesList, async ({ principal, scope, query }) => {
      const merchant = await chooseMerchant(read, { principal, scope, named: query.merchant_erp_id });
      const entries = await listProfiles(read, merchant);
      return { entries, foundCount: entries.length };
    }),
    route(importProfilesCreate, async ({ principal, scope, body, write }) => {
      const merchant = await chooseMerchant(read, { principal, scope, named: body.merchant_erp_id });
      return write((trx) => createProfile(trx, merchant, body));
    }),
    route(importProfilesUpdate, ({ scope, params, body, write }) =>
      write((trx) => updateProfile(trx, scope, params.id, body)),
    ),
    route(importProfilesDelete, async ({ scope, params, write }) => {
      await write((trx) => deleteProfile(trx, scope, params.id));
      return undefined;
    }),
  ];
}
