// A field added to a record's list alone must not compile: this adds one to every list in a copy of the sources, and holds what the compiler
// then asks for against the places that must decide (`DECIDED`). The command line shows none of these records field by field.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bin, root } from './workspace.mjs';

const PACKAGES = ['portal-core', 'portal-server', 'portal-ui', 'cli'];
const LABEL = "label: 'common.close'";
/** What is added: a text people type, one the portal tells, a text of the product form. */
const ADDED = {
  text: `text({ ${LABEL}, max: 9, upTo: 9 })`,
  told: `{ ${LABEL}, answer: z.string() }`,
  typed: `typed({ ${LABEL}, column: 'added' })`,
};

/** By list and what is added to it: every file the compiler names. Of two fields at once it may tell a fake only one. */
const DECIDED = {
  'deliveries/delivery.fields.ts text': [
    'portal-server/db/schema/deliveries.tables.ts',
    'portal-server/deliveries/delivery-list.store.ts',
    'portal-server/demo/insert-deliveries.ts',
    'portal-server/testing/deliveries.ts',
    'portal-ui/deliveries/create/CreateDelivery.tsx',
    'portal-ui/deliveries/detail/InlineField.tsx',
    'portal-ui/testing/delivery-data.ts',
  ],
  'deliveries/delivery.fields.ts told': [
    'portal-server/db/schema/deliveries.tables.ts',
    'portal-server/deliveries/announce-delivery.ts',
    'portal-server/deliveries/delivery-list.store.ts',
    'portal-server/demo/insert-deliveries.ts',
    'portal-ui/deliveries/detail/DeliveryFacts.tsx',
  ],
  'users/user.fields.ts text': [
    'portal-server/db/schema/access.tables.ts',
    'portal-server/testing/a-user.ts',
    'portal-server/testing/merchant-records.ts',
    'portal-server/users/user-management.store.ts',
    'portal-ui/testing/demo-data.ts',
    'portal-ui/users/useUserForm.ts',
  ],
  'merchants/merchant.fields.ts text': [
    'portal-server/db/schema/access.tables.ts',
    'portal-server/merchants/merchants.store.ts',
    'portal-server/session/current-user.presenter.ts',
    'portal-server/users/user-management.store.ts',
    'portal-ui/merchants/MerchantDialog.tsx',
    'portal-ui/merchants/useMerchants.ts',
    'portal-ui/testing/demo-data.ts',
  ],
  'cms-blocks/cms-block.fields.ts text': [
    'portal-server/cms-blocks/cms-blocks.store.ts',
    'portal-server/db/schema/portal.tables.ts',
    'portal-ui/cms-blocks/CmsBlockDialog.tsx',
    'portal-ui/testing/fake-cms-portal.ts',
  ],
  'blog/blog-post.fields.ts text': [
    'portal-server/blog/blog.store.ts',
    'portal-server/db/schema/portal.tables.ts',
    'portal-ui/blog/BlogPostDialog.tsx',
    'portal-ui/testing/fake-content-portal.ts',
  ],
  'order-errors/order-error.fields.ts text': [
    'portal-server/db/schema/erp.tables.ts',
    'portal-server/order-errors/order-errors.store.ts',
    'portal-server/testing/filtered-records.ts',
    'portal-server/testing/merchant-records.ts',
    'portal-ui/order-errors/useOrderErrorForm.ts',
    'portal-ui/testing/order-error-data.ts',
  ],
  'orders/order.fields.ts text': [
    'portal-core/erp-link/erp-link.types.ts',
    'portal-core/erp/address.translate.ts',
    'portal-core/order-import/checking/orders/order-reader.ts',
    'portal-core/orders/clean-order.ts',
    'portal-core/orders/order-form.ts',
    'portal-core/orders/order.rules.ts',
    'portal-core/testing/order-builders.ts',
    'portal-server/demo/people/recipient.ts',
    'portal-server/erp/sql/change-addresses.ts',
    'portal-server/erp/sql/read-contents.ts',
    'portal-server/erp/sql/read-order.ts',
    'portal-server/testing/erp-records.ts',
    'portal-server/testing/imports.ts',
    'portal-ui/testing/order-file.ts',
  ],
  'products/product.fields.ts typed': [
    'portal-core/erp/product.translate.ts',
    'portal-server/db/schema/erp.tables.ts',
    'portal-server/erp-link/stored-product.ts',
    'portal-server/erp/sql/product-set.ts',
    'portal-server/erp/sql/store-product.ts',
    'portal-server/products/store-product.ts',
    'portal-ui/testing/product-data.ts',
  ],
};

const place = mkdtempSync(join(tmpdir(), 'kontor-fields-'));
const said = new Map();
try {
  copySources();
  for (const name of Object.keys(DECIDED)) addField(...name.split(' '));
  const { stdout } = spawnSync(
    process.execPath,
    [bin('tsc'), '--noEmit', '--noErrorTruncation', '--pretty', 'false'],
    { cwd: place, encoding: 'utf8', maxBuffer: 1e9 },
  );
  collect(stdout);
} finally {
  rmSync(place, { recursive: true });
}

let failed = false;
for (const [name, files] of Object.entries(DECIDED)) {
  const found = said.get(fieldName(...name.split(' '))) ?? new Set();
  for (const file of files) if (!found.has(file)) tell(`${name}: the compiler does not ask ${file} about it`);
  for (const file of found)
    if (!files.includes(file)) tell(`${name}: the compiler asks ${file} about it, which is not told here`);
}
process.exit(failed ? 1 : 0);

function tell(text) {
  failed = true;
  console.error(text);
}

/** The sources without tests and stories, in one program: only what is said of the added fields counts. */
function copySources() {
  for (const name of PACKAGES) {
    const from = join(root, 'packages', name);
    const to = join(place, 'packages', name);
    const isProduct = (file) => !/\.(test|stories)\.tsx?$/.test(file);
    cpSync(join(from, 'src'), join(to, 'src'), { recursive: true, filter: isProduct });
    cpSync(join(from, 'package.json'), join(to, 'package.json'));
    symlinkSync(join(from, 'node_modules'), join(to, 'node_modules'));
  }
  mkdirSync(join(place, 'node_modules/@kontor'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@kontor') symlinkSync(join(root, 'node_modules', name), join(place, 'node_modules', name));
  for (const name of PACKAGES)
    symlinkSync(join(place, 'packages', name), join(place, 'node_modules/@kontor', name));
  for (const name of ['tests', '.storybook']) symlinkSync(join(root, name), join(place, name));
  cpSync(join(root, 'tsconfig.base.json'), join(place, 'tsconfig.base.json'));
  const compilerOptions = {
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: ['node'],
    jsx: 'react-jsx',
    resolveJsonModule: true,
  };
  const config = { extends: './tsconfig.base.json', compilerOptions, include: ['packages/*/src'] };
  writeFileSync(join(place, 'tsconfig.json'), JSON.stringify(config));
}

function fieldName(list, kind) {
  return `added_${kind}_${list.replaceAll(/\W/g, '_')}`;
}

function addField(list, kind) {
  const file = join(place, 'packages/portal-core/src', list);
  const name = fieldName(list, kind);
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(
    /^(export const \w+_FIELDS = \{)$/m,
    `$1\n  ${name}: ${ADDED[kind].replace('added', name)},`,
  );
  if (changed === text) throw new Error(`${list} has no list of fields`);
  writeFileSync(file, changed);
}

/** Notes which files the compiler names for which added field; what belongs to an error is indented below it. */
function collect(output) {
  for (const [, file, text] of output.matchAll(
    /^packages\/(\S+?)\(\d.*?: error ([^]*?)(?=^packages|(?![^]))/gm,
  ))
    for (const [field] of text.matchAll(/added_\w+(?!\w|\??:)/g))
      said.set(field, (said.get(field) ?? new Set()).add(file.replace('/src/', '/')));
}
