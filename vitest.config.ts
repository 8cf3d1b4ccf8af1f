import { defineConfig } from 'vitest/config';

/** Every project by its name. */
const PROJECTS: Readonly<Record<string, string>> = {
  'portal-core': 'packages/portal-core/vitest.config.ts',
  'portal-server': 'packages/portal-server/vitest.config.ts',
  cli: 'packages/cli/vitest.config.ts',
  'host-app': 'packages/host-app/vitest.config.ts',
  'portal-ui': 'packages/portal-ui/vitest.config.ts',
  stories: '.storybook/vitest.config.ts',
  'stories-shadow': '.storybook/shadow/vitest.config.ts',
  look: '.storybook/look/vitest.config.ts',
  cross: 'tests/vitest.config.ts',
};

export default defineConfig({
  test: { projects: wantedProjects(process.argv), maxWorkers: 2 },
});

/** Those that the command line names: Vitest opens all of them before it leaves any out, and Storybook's three take seconds. */
function wantedProjects(words: readonly string[]): string[] {
  const names = words.flatMap((word, at) => {
    if (word === '--project') return [words[at + 1] ?? ''];
    return word.startsWith('--project=') ? [word.slice('--project='.length)] : [];
  });
  const named = names.flatMap((name) => PROJECTS[name] ?? []);
  // A pattern, or a project to be left out, is Vitest's to read.
  return named.length > 0 && named.length === names.length ? named : Object.values(PROJECTS);
}
