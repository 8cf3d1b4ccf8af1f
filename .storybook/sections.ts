import { readdirSync } from 'node:fs';

/** The folders of portal-ui whose stories stand in each section: what widgets are made of, and what partners embed. */
export const SECTIONS: Readonly<Record<string, readonly string[]>> = {
  Parts: [
    'charts',
    'comments',
    'editor',
    'forms',
    'grid',
    'live',
    'media',
    'primitives',
    'provider',
    'saved-views',
    'stock-risk',
    'table',
  ],
  Widgets: [
    'dashboards',
    'deliveries',
    'embed',
    'investigation-list',
    'investigations',
    'order-errors',
    'order-import',
    'orders',
    'portal-provider',
    'products',
  ],
};

const directory = '../packages/portal-ui/src';
const ofSections = new Set(Object.values(SECTIONS).flat());

/** What the portal alone shows: every folder of no section. `theme` is told above all of them. */
const screens = readdirSync(new URL(directory, import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'theme' && !ofSections.has(entry.name))
  .map((entry) => entry.name);

/** Where Storybook looks for stories and pages, each with its section before its title. Pages about all of them stand above the sections. */
export const storiesOfSections = [
  { directory, files: '*.mdx' },
  { directory, files: 'theme/*.mdx' },
  ...Object.entries({ ...SECTIONS, Screens: screens }).map(([titlePrefix, folders]) => ({
    directory,
    files: `{${folders.join(',')}}/**/*.@(mdx|stories.tsx)`,
    titlePrefix,
  })),
];
