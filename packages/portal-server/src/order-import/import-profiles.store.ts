import type { DataScope } from '@kontor/portal-core/access';
import type { ImportProfile, ImportProfileInput } from '@kontor/portal-core/order-import';
import type { Knex } from 'knex';
import type { Writer } from '../db/index.js';
import { HttpProblem, unlessTaken } from '../wire/index.js';
import { ImportProfileModel } from './import-profile.model.js';

const keyOf = (name: string): string => name.normalize('NFC').trim().toLowerCase();

/** Reads the profiles of a merchant, sorted by name. */
export async function listProfiles(read: Knex, merchantErpId: number): Promise<ImportProfile[]> {
  const profiles = await ImportProfileModel.query(read)
    .where({ merchant_erp_id: merchantErpId })
    .orderBy('name_key');
  return profiles.map((profile) => profile.toProfile());
}

/** Stores a profile. Throws 409 when the merchant has one with that name. */
export async function createProfile(
  trx: Writer,
  merchantErpId: number,
  { name, content }: ImportProfileInput,
): Promise<ImportProfile> {
  const row = { merchant_erp_id: merchantErpId, name, name_key: keyOf(name), content };
  const profile = await unlessTaken('name', async () => ImportProfileModel.query(trx).insertAndFetch(row));
  return profile.toProfile();
}

/** Changes a profile of the scope. Throws 404 when there is none, 409 when another one has the name. */
export async function updateProfile(
  trx: Writer,
  scope: DataScope,
  id: number,
  { name, content }: ImportProfileInput,
): Promise<ImportProfile> {
  const own = await ImportProfileModel.query(trx).findById(id).modify('inScope', scope);
  if (own === undefined) throw new HttpProblem('not_found');
  await unlessTaken('name', async () => own.$query(trx).patch({ name, name_key: keyOf(name), content }));
  return { id, name, content };
}

/** Deletes a profile of the scope. Throws 404 when there is none. */
export async function deleteProfile(trx: Writer, scope: DataScope, id: number): Promise<void> {
  const deleted = await ImportProfileModel.query(trx).deleteById(id).modify('inScope', scope);
  if (deleted === 0) throw new HttpProblem('not_found');
}
