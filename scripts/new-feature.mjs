// `npm run new-feature -- NAME "what it is" GERMAN`: the folders every feature has, its catalogues and its line in the dictionary.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.mjs';

const [name, meaning, german] = process.argv.slice(2);
if (!/^[a-z]+(-[a-z]+)*$/.test(name ?? '') || !meaning || !german) {
  console.error('Usage: npm run new-feature -- kebab-name "What it is, in a sentence" "German word"');
  process.exit(2);
}
const camel = name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
const files = {
  [`portal-core/src/${name}/${name}.types.ts`]: `/** ${meaning}. */\nexport {};\n`,
  [`portal-core/src/${name}/${name}.api.ts`]: `export {};\n`,
  [`portal-core/src/${name}/index.ts`]: `export {};\n`,
  [`portal-core/src/i18n/de/${camel}.ts`]: `export const ${camel} = {\n  title: '${german}',\n} as const;\n`,
  [`portal-core/src/i18n/en/${camel}.ts`]:
    `import type { ${camel} as german } from '../de/${camel}.js';\n\n` +
    `export const ${camel}: Record<keyof typeof german, string> = {\n  title: '',\n};\n`,
  [`portal-ui/src/${name}/index.ts`]: `export {};\n`,
  [`portal-server/src/${name}/${name}.routes.ts`]: `import type { Route } from '../wire/handler.js';\n\nexport const ${camel}Routes: readonly Route[] = [];\n`,
};
for (const [path, text] of Object.entries(files)) {
  const file = join(root, 'packages', path);
  if (existsSync(file)) continue;
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, text);
  console.log(`packages/${path}`);
}
const dictionary = join(root, 'docs/dictionary.md');
const text = readFileSync(dictionary, 'utf8');
if (!text.includes(`\`${name}\``)) {
  const row = `| \`${name}\` | ${german} | ${meaning} | |\n`;
  writeFileSync(
    dictionary,
    text.replace('\n\n## Rooms that are no feature', () => `\n${row}\n## Rooms that are no feature`),
  );
}
console.log(
  `Next: spell in the indexes what others take, collect the calls in portal-core/src/contract/contract.ts, the texts in i18n/{de,en}/index.ts and portal.ts, the routes in the server.`,
);
