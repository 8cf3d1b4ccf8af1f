import { mayUse, type DataScope, type Principal } from '@kontor/portal-core/access';
import {
  cmsBlocksCreate,
  cmsBlocksDelete,
  cmsBlocksList,
  cmsBlocksPublic,
  cmsBlocksUpdate,
  PUBLIC_CMS_CODES,
  publicCmsCode,
  validateCmsBlock,
  type CmsBlockInput,
} from '@kontor/portal-core/cms-blocks';
import { DEFAULT_LANGUAGE } from '@kontor/portal-core/i18n';
import { issue } from '@kontor/portal-core/validation';
import type { Knex } from 'knex';
import { wholeScope } from '../access/index.js';
import type { StoredFiles } from '../media/index.js';
import { HttpProblem, type Route, route, validationFailed } from '../wire/index.js';
import { cleanHtml } from '../rich-text/index.js';
import type { ServerDeps } from '../server-deps.js';
import {
  changeBlock,
  deleteBlock,
  findBlocks,
  findPublicBlock,
  insertBlock,
  readBlock,
  unknownUsers,
  type BlockReader,
} from './cms-blocks.store.js';

const KEEPER: BlockReader = { kind: 'keeper' };

/** Routes of the content blocks. Users read the blocks assigned to them, administrators edit all, and some blocks are public. */
export function cmsBlocksRoutes({
  database: { read },
  files,
}: Pick<ServerDeps, 'database' | 'files'>): Route[] {
  return [
    route(cmsBlocksList, ({ query, principal }) => {
      const reader = readerOf(principal);
      const isOthers = query.user !== undefined && query.user !== principal.userId;
      if (reader.kind === 'user' && isOthers) throw new HttpProblem('forbidden');
      return findBlocks(read, reader, query);
    }),
    route(cmsBlocksCreate, async ({ body, principal, scope, write }) => {
      const block = await blockToStore({ read, scope: wholeScope(principal, scope), files }, body, '');
      const id = await write(async (trx, trail) => {
        const created = await insertBlock(trx, block);
        await trail.touch('cms_block', [{ id: created }]);
        return created;
      });
      return readBlock(read, KEEPER, id);
    }),
    route(cmsBlocksUpdate, async ({ params: { id }, body, principal, scope, write }) => {
      const { content } = await readBlock(read, KEEPER, id);
      const block = await blockToStore({ read, scope: wholeScope(principal, scope), files }, body, content);
      await write(async (trx, trail) => {
        await changeBlock(trx, id, { ...block, modId: body.modId });
        await trail.touch('cms_block', [{ id }]);
      });
      return readBlock(read, KEEPER, id);
    }),
    route(cmsBlocksDelete, async ({ params: { id }, write }) => {
      await write(async (trx, trail) => {
        await deleteBlock(trx, id);
        await trail.touch('cms_block', [{ id }]);
      });
      return undefined;
    }),
    route(cmsBlocksPublic, ({ query: { code, language = DEFAULT_LANGUAGE } }) => {
      const known = PUBLIC_CMS_CODES.find((one) => one === code);
      return findPublicBlock(read, known === undefined ? [] : [publicCmsCode(known, language), known]);
    }),
  ];
}

const readerOf = (principal: Principal): BlockReader =>
  mayUse(principal, ['/cms-blocks-page']) ? KEEPER : { kind: 'user', userId: principal.userId };

/** Who writes a block, and the check of the files that it names. */
interface BlockWriter {
  readonly read: Knex;
  readonly scope: DataScope;
  readonly files: Pick<StoredFiles, 'issuesIn'>;
}

/** The block to store. Throws 422. Files that the stored text `before` names may stay. */
async function blockToStore(
  { files, ...writer }: BlockWriter,
  input: CmsBlockInput,
  before: string,
): Promise<CmsBlockInput> {
  const block = { ...input, content: cleanHtml(input.content) };
  const issues = validateCmsBlock(block);
  const users = (input.users ?? []).map(({ user_id }) => user_id);
  for (const id of await unknownUsers(writer.read, users))
    issues.push(issue(`users.${users.indexOf(id)}.user_id`, 'invalidValue'));
  const { content: html } = block;
  issues.push(...(await files.issuesIn(writer, { path: 'content', html, before, isPublic: true })));
  if (issues.length > 0) throw validationFailed(issues);
  return block;
}
