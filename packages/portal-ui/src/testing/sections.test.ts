import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { SECTIONS, storiesOfSections } from '../../../../.storybook/sections.js';

const source = fileURLToPath(new URL('..', import.meta.url));
const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
/** The folders whose stories and pages stand in a section. */
const folders = new Set(
  files.filter((name) => /\/.*\.stories\.tsx$|\/.*\.mdx$/.test(name)).map((name) => name.split('/')[0]!),
);

it('every folder with stories stands in one section', () => {
  folders.delete('theme');
  expect(Object.values(SECTIONS).flat().sort()).toEqual([...folders].sort());
});

it('the pages about all of them stand above the sections', () => {
  expect(storiesOfSections.map((section) => ('titlePrefix' in section ? section.titlePrefix : null))).toEqual(
    [null, null, 'Parts', 'Widgets', 'Screens'],
  );
});
