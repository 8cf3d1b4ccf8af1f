// The files that name every feature, and what each says of a new one, in the words of the templates. `anchors.mjs` says what the edits are.

const CORE = 'packages/portal-core/src';
const SERVER = 'packages/portal-server/src';
const UI = 'packages/portal-ui';
const HOST = 'packages/host-app/src';

const inDocs = [
  {
    file: 'docs/dictionary.md',
    before: '\n\n## Rooms that are no feature',
    insert: '\n| `sample-records` | Musterdatensätze | Sample records of a merchant | |',
  },
  {
    file: 'docs/public-surface.md',
    before: '## `@kontor/portal-core/cli-texts/de`\n',
    insert:
      '## `@kontor/portal-core/sample-records`\n\n- `SampleRecord`\n- `SampleRecordsQuery`\n- `sampleRecordsList`\n\n',
  },
  {
    file: 'docs/public-surface.md',
    before: '## `@kontor/portal-ui/embed`\n',
    insert: '## `@kontor/portal-ui/sample-records`\n\n- `SampleRecords`\n- `SampleRecordsProps`\n\n',
  },
];

const inCore = [
  {
    file: 'packages/portal-core/package.json',
    before: '"./cli-texts/de": {',
    insert: `"./sample-records": {
      "kontor-source": "./src/sample-records/index.ts",
      "types": "./dist/sample-records/index.d.ts",
      "default": "./dist/sample-records/index.js"
    },
    `,
  },
  {
    file: `${CORE}/contract/contract.ts`,
    among: /^\.\.\/[\w-]+\/index\.js$/,
    statement: `import { sampleRecordCalls } from '../sample-records/index.js';`,
  },
  {
    file: `${CORE}/contract/contract.ts`,
    endOf: 'export const CONTRACT: readonly AnyCall[] = [',
    entry: 'sampleRecordCalls',
  },
];

/** The permission, who holds it on the first day, and what it is called. */
const ofPermission = [
  {
    file: `${CORE}/access/access.types.ts`,
    endOf: 'export const RESOURCE_CODES = [',
    entry: `'/sample-records'`,
  },
  {
    file: `${CORE}/access/first-roles.ts`,
    endOf: 'const MERCHANT_RESOURCES: readonly ResourceCode[] = [',
    entry: `'/sample-records'`,
  },
  {
    file: `${CORE}/access/first-roles.ts`,
    endOf: 'const WAREHOUSE_RESOURCES: readonly ResourceCode[] = [',
    entry: `'/sample-records'`,
  },
  {
    file: `${UI}/src/users/resource-name.ts`,
    endOf: 'const NAMES: Readonly<Record<ResourceCode, TextKey>> = {',
    entry: `'/sample-records': 'users.maySampleRecords'`,
  },
  {
    file: `${UI}/src/users/resource-groups.ts`,
    endOf: `title: 'users.groupWork',\n    codes: [`,
    entry: `'/sample-records'`,
  },
];

const inCatalogue = (language, title, opens) => [
  {
    file: `${CORE}/i18n/${language}/later.ts`,
    among: /^\.\//,
    statement: `import { sampleRecords } from './sampleRecords.js';`,
  },
  { file: `${CORE}/i18n/${language}/later.ts`, endOf: 'export const texts = {', entry: 'sampleRecords' },
  {
    file: `${CORE}/i18n/${language}/shell.ts`,
    endOf: opens('shell'),
    entry: `sampleRecords: '${title}'`,
    name: 'sampleRecords:',
  },
  {
    file: `${CORE}/i18n/${language}/users.ts`,
    endOf: opens('users'),
    entry: `maySampleRecords: '${title}'`,
    name: 'maySampleRecords:',
  },
];

const inTexts = [
  ...inCatalogue('de', 'Musterdatensätze', (name) => `export const ${name} = {`),
  ...inCatalogue(
    'en',
    'Sample records',
    (name) => `export const ${name}: Record<keyof typeof german, string> = {`,
  ),
];

const inServer = [
  {
    file: `${SERVER}/routes.ts`,
    among: /^\.\/[\w-]+\/index\.js$/,
    statement: `import { sampleRecordsRoutes } from './sample-records/index.js';`,
  },
  { file: `${SERVER}/routes.ts`, endOf: 'Route[] {\n  return [', entry: '...sampleRecordsRoutes(deps)' },
  {
    file: `${SERVER}/db/migrations/index.ts`,
    among: /^\.\/\d{3}_\w+\.js$/,
    statement: `import * as sampleRecords from './000_sample_records.js';`,
  },
  {
    file: `${SERVER}/db/migrations/index.ts`,
    endOf: 'export const MIGRATIONS: readonly Migration[] = [',
    entry: `{ name: '000_sample_records', ...sampleRecords }`,
  },
  {
    file: `${SERVER}/db/schema/portal.tables.ts`,
    endOf: 'export const PORTAL_TABLES = {',
    entry: 'sample_records: { id, merchant_erp_id: integer, name: text }',
    name: 'sample_records:',
  },
  // The test of all reads asks whether what another merchant has changes an answer: it needs a record of every kind.
  {
    file: `${SERVER}/testing/merchant-records.ts`,
    after: 'insertProducts(trx, erpId, products));\n',
    insert: `  await server.database.write((trx) => trx('sample_records').insert({ merchant_erp_id: erpId, name }));\n`,
  },
];

const inUi = [
  {
    file: `${UI}/package.json`,
    before: '"./embed": {',
    insert: `"./sample-records": {
      "kontor-source": "./src/sample-records/index.ts",
      "types": "./dist/sample-records/index.d.ts",
      "default": "./dist/sample-records/index.js"
    },
    `,
  },
];

const inHost = [
  {
    file: `${HOST}/navigation/navigation-icons.ts`,
    after: '\n  LayoutGrid,',
    insert: '\n  List,',
    unless: '\n  List,',
  },
  {
    file: `${HOST}/navigation/navigation-icons.ts`,
    endOf: 'export const NAVIGATION_ICONS = {',
    entry: 'sampleRecords: List',
    name: 'sampleRecords:',
  },
  {
    file: `${HOST}/navigation/page-table.ts`,
    endOf: 'export const PAGES: readonly Page[] = [',
    entry: `{
      path: '/sample-records',
      title: 'shell.sampleRecords',
      resource: '/sample-records',
      navigation: { section: 'main', icon: 'sampleRecords' },
    }`,
    name: `path: '/sample-records'`,
  },
  {
    file: `${HOST}/routes/page-components.ts`,
    before: `  '/$': NotFoundPage`,
    insert: `  '/sample-records': lazyPage(() => import('./SampleRecordsPage.js'), 'SampleRecordsPage'),\n`,
  },
];

export const EDITS = [...inDocs, ...inCore, ...ofPermission, ...inTexts, ...inServer, ...inUi, ...inHost];
