import type { ResourceCode } from '@kontor/portal-core/access';
import {
  cmsBlocksCreate,
  cmsBlocksDelete,
  cmsBlocksList,
  cmsBlocksPublic,
  cmsBlocksUpdate,
  type CmsBlock,
} from '@kontor/portal-core/cms-blocks';
import { DEFAULT_AVATAR } from '@kontor/portal-core/media';
import { currentUser } from '@kontor/portal-core/session';
import { usersPublic, usersSuggest, type UserSuggestion } from '@kontor/portal-core/users';
import type { BodyOf } from '@kontor/portal-core/wire';
import { answer, type Answer } from './answer.js';
import { DEMO_PEOPLE, type DemoAccountName } from './demo-data.js';
import { createFakeContentPortal } from './fake-content-portal.js';
import type { FakePortal } from './fake-portal.js';
import { listOf, nextId } from './lists.js';
import { refuse } from './refusal.js';
import { userOfRole } from './story-roles.js';

export interface FakeCmsPortalOptions {
  readonly blocks?: readonly CmsBlock[];
  readonly resources?: readonly ResourceCode[];
  /** Answers that replace the usual ones. */
  readonly answers?: readonly Answer[];
}

const PEOPLE: readonly UserSuggestion[] = DEMO_PEOPLE.map(({ id, username, full_name }) => ({
  id,
  username,
  full_name,
}));
const named = (...names: DemoAccountName[]) =>
  PEOPLE.filter(({ username }) => names.includes(username as DemoAccountName));

/** Sample blocks: one of the system, and downloads for some users. */
export const SOME_BLOCKS: readonly CmsBlock[] = [
  aBlock(1, 'Anmeldung', { code: 'login', is_system: true, content: '<p>Fragen? 040 66969 400</p>' }),
  aBlock(7, 'Merkblatt Anlieferung', {
    files: [{ fileName: `${'a1'.repeat(16)}.pdf`, size: 120_400 }],
    type: 'downloads',
    users: named('lager', 'nordwind', 'helvetia'),
    content: `<p>Tore und Zeiten.</p><p><a href="/api/media/${'a1'.repeat(16)}.pdf">Merkblatt Anlieferung.pdf</a></p>`,
  }),
  aBlock(9, 'Ansprechperson', {
    users: named('nordwind'),
    content: '<p>Ihre Ansprechperson: Jörg Petersen</p>',
  }),
];

/** A portal in memory with blocks of content. */
export function createFakeCmsPortal(options: FakeCmsPortalOptions = {}): FakePortal {
  const { resources = ['/cms-blocks-page', '/edit-cms-block', '/remove-cms-block'] } = options;
  return createFakeContentPortal({
    resources,
    answers: [
      answer(currentUser, () => userOfRole('merchant')),
      ...blockAnswers(options.blocks ?? SOME_BLOCKS),
      answer(usersSuggest, ({ query: { text = '' } }) =>
        listOf(
          PEOPLE.filter(({ username, full_name }) =>
            `${username} ${full_name}`.toLowerCase().includes(text.toLowerCase()),
          ),
        ),
      ),
      answer(usersPublic, ({ query: { id } }) => {
        const person = PEOPLE.find((one) => one.id === id) ?? refuse('not_found');
        return { ...person, profile_picture: DEFAULT_AVATAR, user_role_id: 2 };
      }),
      ...(options.answers ?? []),
    ],
  });
}

function blockAnswers(first: readonly CmsBlock[]): readonly Answer[] {
  let blocks = first;
  const saved = (id: number, { users = [], modId, ...rest }: BodyOf<typeof cmsBlocksUpdate>) => {
    const chosen = PEOPLE.filter((person) => users.some(({ user_id }) => user_id === person.id));
    const version = blocks.find((one) => one.id === id)?.modId ?? '0';
    if (modId !== undefined && modId !== version) refuse('stale');
    const fields = { ...rest, users: chosen, modId: String(Number(version) + 1) };
    const block = aBlock(id, rest.name, fields);
    blocks = [...blocks.filter((one) => one.id !== id), block];
    return block;
  };
  return [
    answer(cmsBlocksList, ({ query: { id, user, type } }) =>
      listOf(
        blocks.filter(
          (block) =>
            (id === undefined || block.id === id) &&
            (user === undefined || block.users.some((one) => one.id === user)) &&
            (type === undefined || block.type === type),
        ),
      ),
    ),
    answer(cmsBlocksCreate, ({ body }) => saved(nextId(blocks), body)),
    answer(cmsBlocksUpdate, ({ params, body }) => saved(params.id, body)),
    answer(cmsBlocksDelete, ({ params }) => {
      blocks = blocks.filter(({ id }) => id !== params.id);
    }),
    answer(cmsBlocksPublic, ({ query }) =>
      listOf(
        blocks
          .filter(({ code }) => code === query.code)
          .map(({ id, name, content, code }) => ({ id, name, content, code })),
      ),
    ),
  ];
}

function aBlock(id: number, name: string, fields: Partial<CmsBlock>): CmsBlock {
  const { users = [] } = fields;
  return {
    id,
    name,
    content: '<p>Text</p>',
    code: '',
    type: 'multipurpose',
    is_system: false,
    files: [],
    modId: '0',
    cms_block_access: users.map((user) => ({ user_id: user.id, cms_block_id: id })),
    ...fields,
    users,
  };
}
