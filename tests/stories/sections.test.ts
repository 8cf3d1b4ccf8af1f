import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { SECTIONS, storiesOfSections } from '../../.storybook/sections.js';

const source = fileURLToPath(new URL('../../packages/portal-ui/src', import.meta.url));
const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
const stories = files.filter((name) => /\.(?:mdx|stories\.tsx)$/.test(name));
const isIn = (folders: string, name: string) => folders.slice(1, -1).split(',').includes(name.split('/')[0]!);
const sections = storiesOfSections.flatMap((one) => {
  const [folders = ''] = one.files.split('/');
  return 'titlePrefix' in one ? [{ ...one, folders }] : [];
});

it('every story and page of a folder stands in one section', () => {
  const ofFolders = stories.filter((name) => name.includes('/') && !name.startsWith('theme/'));
  expect(ofFolders.length).toBeGreaterThan(150);
  const places = (name: string) => sections.filter(({ folders }) => isIn(folders, name));
  expect(ofFolders.filter((name) => places(name).length !== 1)).toEqual([]);
});

it('each folder that is named in a section has stories', () => {
  const named = Object.values(SECTIONS).flat();
  expect(named.filter((folder) => !stories.some((name) => name.startsWith(`${folder}/`)))).toEqual([]);
});

it('the pages about all parts stand above the sections', () => {
  const others = storiesOfSections.filter((one) => !('titlePrefix' in one)).map(({ files }) => files);
  expect(others).toEqual(['*.mdx', 'theme/*.mdx']);
  expect(sections.map(({ titlePrefix }) => titlePrefix)).toEqual(['Parts', 'Widgets', 'Screens']);
});
