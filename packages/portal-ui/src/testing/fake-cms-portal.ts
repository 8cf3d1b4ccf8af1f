import type { CmsBlock, CmsBlockInput, HttpRequest, ResourceCode, UserSuggestion } from '@kontor/portal-core';
import { DEMO_PEOPLE, type DemoAccountName } from './demo-data.js';
import { createFakeContentPortal, type Answer } from './fake-content-portal.js';
import type { FakePortal } from './fake-portal.js';
import { jsonAnswer, readJson, textAnswer } from './http-answers.js';

export interface FakeCmsPortalOptions {
  readonly blocks?: readonly CmsBlock[];
  readonly resources?: readonly ResourceCode[];
  /** Answers that differ. */
  readonly answers?: Readonly<Record<string, Answer>>;
}

const PEOPLE: readonly UserSuggestion[] = DEMO_PEOPLE.map(({ id, username, full_name }) => ({
  id,
  username,
  full_name,
}));
const named = (...names: DemoAccountName[]) =>
  PEOPLE.filter(({ username }) => names.includes(username as DemoAccountName));

/** Blocks as they could stand in a portal: one of the portal's own, and downloads for some. */
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
  let blocks = options.blocks ?? SOME_BLOCKS;
  const saved = async (id: number, request: HttpRequest) => {
    const { users = [], ...rest } = await readJson<CmsBlockInput>(request);
    const chosen = PEOPLE.filter((person) => users.some(({ user_id }) => user_id === person.id));
    const block = aBlock(id, rest.name, { ...rest, users: chosen });
    blocks = [...blocks.filter((one) => one.id !== id), block];
    return jsonAnswer(block);
  };
  return createFakeContentPortal({
    resources,
    answers: {
      'GET /api/current-user': () => jsonAnswer({ id: 4, username: 'nordwind' }),
      'GET /api/cms-blocks': (request) => {
        const query = queryOf(request);
        const user = Number(query.get('user'));
        const type = query.get('type');
        const entries = blocks.filter(
          (block) =>
            (user === 0 || block.users.some(({ id }) => id === user)) &&
            (type === null || block.type === type),
        );
        return jsonAnswer({ entries, foundCount: entries.length });
      },
      'POST /api/cms-blocks': (request) => saved(20, request),
      'PUT /api/cms-blocks/7': (request) => saved(7, request),
      'DELETE /api/cms-blocks/7': () => {
        blocks = blocks.filter(({ id }) => id !== 7);
        return textAnswer('', 204);
      },
      'GET /api/public/cms-blocks': (request) => {
        const entries = blocks.filter(({ code }) => code === queryOf(request).get('code'));
        return jsonAnswer({ entries, foundCount: entries.length });
      },
      'GET /api/management/users/suggest': (request) => {
        const text = (queryOf(request).get('text') ?? '').toLowerCase();
        const entries = PEOPLE.filter((person) =>
          `${person.username} ${person.full_name}`.toLowerCase().includes(text),
        );
        return jsonAnswer({ entries, foundCount: entries.length });
      },
      'GET /api/management/users/public': (request) =>
        jsonAnswer(PEOPLE.find(({ id }) => String(id) === queryOf(request).get('id'))),
      ...options.answers,
    },
  });
}

const queryOf = ({ path }: HttpRequest) => new URLSearchParams(path.split('?')[1] ?? '');

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
    cms_block_access: users.map((user) => ({ user_id: user.id, cms_block_id: id })),
    ...fields,
    users,
  };
}
