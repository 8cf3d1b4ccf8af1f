import type { DataScope } from '@kontor/portal-core/access';
import type { OpenImport, RememberedRecipe } from '@kontor/portal-core/order-import';
import type { Knex } from 'knex';
import { columns, jsonText, parseJson, scoped, selectFrom, together, type Writer } from '../db/index.js';
import { HttpProblem } from '../wire/index.js';
import type { ImportOrigin } from './order-import.store.js';

const RECIPE = together(
  columns('import_recipes', ['id', 'shape', 'content', 'source_name', 'confirmed_at', 'confirmed_by']),
  columns('users', ['username']),
);

/** Remembers the recipe with which an import was opened, if any, for the merchant's files of the same shape. The latest one counts. */
export async function rememberRecipe(
  trx: Writer,
  { recipe, source_name }: Pick<OpenImport, 'recipe' | 'source_name'>,
  { merchantErpId, createdBy, at }: ImportOrigin,
): Promise<void> {
  if (recipe === undefined) return;
  await trx('import_recipes')
    .insert({
      merchant_erp_id: merchantErpId,
      shape: recipe.shape,
      content: jsonText(recipe.content),
      source_name,
      confirmed_at: at,
      confirmed_by: createdBy,
    })
    .onConflict(['merchant_erp_id', 'shape'])
    .merge(['content', 'source_name', 'confirmed_at', 'confirmed_by']);
}

/** Reads the recipe that the merchant last confirmed for files of a shape, as a list of one or none. */
export async function recallRecipe(
  read: Knex,
  merchantErpId: number,
  shape: string,
): Promise<RememberedRecipe[]> {
  const remembered = read('import_recipes')
    .join('users', 'users.id', 'import_recipes.confirmed_by')
    .where({ merchant_erp_id: merchantErpId, shape });
  const rows = await selectFrom(remembered, RECIPE);
  return rows.map(({ content, confirmed_by, username, ...row }) => ({
    ...row,
    content: parseJson(content),
    confirmed_by: { id: confirmed_by, username },
  }));
}

/** Deletes a remembered recipe of the scope. Throws 404 when there is none. */
export async function forgetRecipe(trx: Writer, scope: DataScope, id: number): Promise<void> {
  if ((await scoped(trx('import_recipes').where({ id }), scope).delete()) === 0)
    throw new HttpProblem('not_found');
}
