import {
  CMS_BLOCK_FIELDS,
  CMS_BLOCKS_PAGE_SIZE,
  type CmsBlock,
  type CmsBlockInput,
  type CmsBlocksQuery,
  type cmsBlocksUpdate,
  type PublicCmsBlock,
} from '@kontor/portal-core/cms-blocks';
import { storedTexts, answerNames } from '@kontor/portal-core/fields';
import { mediaNameOf } from '@kontor/portal-core/rich-text';
import type { BodyOf, PortalList } from '@kontor/portal-core/wire';
import type { Knex } from 'knex';
import {
  changeRow,
  columns,
  insertRow,
  pageOf,
  placeOf,
  type RowOf,
  selectFrom,
  sortBy,
  together,
  whereContains,
  type Writer,
} from '../db/index.js';
import { HttpProblem, nextVersion, refusedFor } from '../wire/index.js';

const BLOCK = columns('cms_blocks', [...answerNames(CMS_BLOCK_FIELDS), 'mod_id'], 'b');
type BlockRow = RowOf<(typeof BLOCK)['columns']>;

/**
 * The blocks that a query may read: all of them for an administrator of blocks, or those of one user. It takes the place of the data scope
 * here.
 */
export type BlockReader = { readonly kind: 'keeper' } | { readonly kind: 'user'; readonly userId: number };

/** The columns that the list is sorted by. */
const SORTED = { id: 'b.id', name: 'lower(b.name)', type: 'b.type' };

/** Reads blocks, sorted by name by default. */
export async function findBlocks(
  read: Knex,
  reader: BlockReader,
  { id, user, type, code, search = '', sort = 'name', ...paging }: CmsBlocksQuery,
): Promise<PortalList<CmsBlock>> {
  const found = sortBy(blocksOf(read, reader), sort, SORTED);
  if (id !== undefined) void found.where('b.id', id);
  if (user !== undefined) void found.whereIn('b.id', blocksFor(read, user));
  if (type !== undefined) void found.where('b.type', type);
  if (code !== undefined) void found.where('b.code', code);
  whereContains(found, ['b.name'], search);
  const { rows, foundCount } = await pageOf(found, BLOCK, placeOf(paging, CMS_BLOCKS_PAGE_SIZE));
  return { entries: await withAccess(read, reader, rows), foundCount };
}

/** Reads one block. Throws 404 when there is none. */
export async function readBlock(read: Knex, reader: BlockReader, id: number): Promise<CmsBlock> {
  const rows = await selectFrom(blocksOf(read, reader).where('b.id', id), BLOCK);
  const [block] = await withAccess(read, reader, rows);
  if (block === undefined) throw new HttpProblem('not_found');
  return block;
}

function blocksOf(read: Knex, reader: BlockReader): Knex.QueryBuilder {
  const blocks = read('cms_blocks as b');
  return reader.kind === 'keeper' ? blocks : blocks.whereIn('b.id', blocksFor(read, reader.userId));
}

const blocksFor = (read: Knex, userId: number) =>
  read('cms_block_access').where({ user_id: userId }).select('cms_block_id');

const ACCESS = together(
  columns('cms_block_access', ['cms_block_id'], 'a'),
  columns('users', ['id', 'username', 'full_name'], 'u'),
);
type AccessRow = RowOf<(typeof ACCESS)['columns']>;

async function withAccess(read: Knex, reader: BlockReader, rows: readonly BlockRow[]): Promise<CmsBlock[]> {
  const ids = rows.map(({ id }) => id);
  const access = read('cms_block_access as a').join('users as u', 'u.id', 'a.user_id');
  if (reader.kind === 'user') void access.where({ user_id: reader.userId });
  const listed = await selectFrom(
    access.whereIn('cms_block_id', ids).orderBy(['u.username_key', 'u.id']),
    ACCESS,
  );
  const sizes = await sizesOf(read, rows);
  const byBlock = new Map<number, AccessRow[]>(ids.map((id) => [id, []]));
  for (const row of listed) byBlock.get(row.cms_block_id)?.push(row);
  return rows.map(({ mod_id, ...row }) => {
    const own = byBlock.get(row.id) ?? [];
    return {
      ...row,
      modId: String(mod_id),
      code: row.code ?? '',
      is_system: row.is_system === 1,
      cms_block_access: own.map(({ id, cms_block_id }) => ({ user_id: id, cms_block_id })),
      users: own.map(({ id, username, full_name }) => ({ id, username, full_name })),
      files: mediaNamesIn(row.content).flatMap((fileName) => {
        const size = sizes.get(fileName);
        return size === undefined ? [] : [{ fileName, size }];
      }),
    };
  });
}

/** Sizes in bytes of the files that the blocks link to. */
async function sizesOf(read: Knex, rows: readonly BlockRow[]): Promise<ReadonlyMap<string, number>> {
  const names = [...new Set(rows.flatMap(({ content }) => mediaNamesIn(content)))];
  if (names.length === 0) return new Map();
  const known = await read('media').whereIn('file_name', names).select('file_name', 'size');
  return new Map(known.map(({ file_name, size }) => [file_name, size]));
}

const LINK = /href="(\/api\/media\/[^"]+)"/g;

/** Names of the uploaded files that cleaned HTML links to, each once. */
function mediaNamesIn(html: string): readonly string[] {
  const names = [...html.matchAll(LINK)].flatMap(([, address = '']) => mediaNameOf(address) ?? []);
  return [...new Set(names)];
}

/** Reads the block of the first of the codes that has one, whoever asks. */
export async function findPublicBlock(
  read: Knex,
  codes: readonly string[],
): Promise<PortalList<PublicCmsBlock>> {
  const found = await read('cms_blocks')
    .whereIn('code', [...codes])
    .select('id', 'name', 'content', 'code');
  const named = codes.flatMap((code) =>
    found.flatMap((block) => (block.code === code ? { ...block, code } : [])),
  );
  const first = named.slice(0, 1);
  return { entries: first, foundCount: first.length };
}

/** Stores a block with its users and returns its id. */
export async function insertBlock(trx: Writer, { users = [], ...block }: CmsBlockInput): Promise<number> {
  const id = await insertRow(trx, 'cms_blocks', columnsOf(block));
  await storeUsers(trx, id, users);
  return id;
}

/** Changes a block. Throws 404 when there is none, and 409 `stale` when it was changed since it was read. */
export async function changeBlock(
  trx: Writer,
  id: number,
  { users, modId, ...block }: BodyOf<typeof cmsBlocksUpdate>,
): Promise<void> {
  const mod_id = await nextVersion([trx, 'cms_blocks', id], modId);
  await changeRow(trx, 'cms_blocks', id, { ...columnsOf(block), mod_id });
  if (users !== undefined) await storeUsers(trx, id, users);
}

function columnsOf(block: Omit<CmsBlockInput, 'users'>) {
  return { ...block, ...storedTexts(CMS_BLOCK_FIELDS, block) };
}

async function storeUsers(
  trx: Writer,
  id: number,
  users: NonNullable<CmsBlockInput['users']>,
): Promise<void> {
  await trx('cms_block_access').where({ cms_block_id: id }).delete();
  const rows = [...new Set(users.map(({ user_id }) => user_id))].map((user_id) => ({
    cms_block_id: id,
    user_id,
  }));
  if (rows.length > 0) await trx('cms_block_access').insert(rows);
}

/** The given user ids that do not exist. */
export async function unknownUsers(read: Knex, ids: readonly number[]): Promise<number[]> {
  const known = new Set(
    await read('users')
      .whereIn('id', [...ids])
      .pluck('id'),
  );
  return ids.filter((id) => !known.has(id));
}

/** Deletes a block. Throws 404 when there is none, 409 for a block that the portal needs. */
export async function deleteBlock(trx: Writer, id: number): Promise<void> {
  const row = await trx('cms_blocks').where({ id }).first('is_system');
  if (row === undefined) throw new HttpProblem('not_found');
  if (row.is_system === 1) throw refusedFor('systemBlock');
  await trx('cms_blocks').where({ id }).delete();
}
