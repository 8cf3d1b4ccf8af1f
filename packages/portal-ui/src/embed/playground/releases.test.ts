import { expect, it } from 'vitest';
import { createTranslator, LANGUAGES } from '@kontor/portal-core/i18n';
import { RELEASES, type Release } from './releases.js';

const HEAD = `# What changed

For those who embed widgets or write programs, newest first. The changelogs of the packages say everything, and the portal shows the same
under Management → Developers. Written from \`packages/portal-ui/src/embed/playground/releases.ts\` by
\`npx vitest run releases --project=portal-ui -u\`.
`;
const translate = createTranslator('en');

function section({ version, day, changes }: Release): string {
  const kinds = [...new Set(changes.map(({ kind }) => kind))].map((kind) => {
    const lines = changes.filter((one) => one.kind === kind).map(({ text }) => `- ${translate(text)}`);
    return `### ${translate(`changes.${kind}`)}\n\n${lines.join('\n')}\n`;
  });
  return `## ${version}, ${day}\n\n${kinds.join('\n')}`;
}

it('the guide for partners tells what changed as the portal does', async () => {
  const guide = [HEAD, ...RELEASES.map(section)].join('\n');
  await expect(guide).toMatchFileSnapshot('../../../../../docs/guides/what-changed.md');
});

it('names in code are the same in every language', () => {
  const namesIn = (text: string) => [...text.matchAll(/`[^`]+`/g)].map(String).sort();
  for (const { text } of RELEASES.flatMap(({ changes }) => changes)) {
    const [first, ...others] = LANGUAGES.map((language) => namesIn(createTranslator(language)(text)));
    for (const names of others) expect(names, text).toEqual(first);
  }
});
