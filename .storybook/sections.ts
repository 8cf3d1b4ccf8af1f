/** The folders of portal-ui whose stories stand in each section: what is built from, what partners embed, and what the portal alone shows. */
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
  Screens: [
    'audit-log',
    'blog',
    'cms-blocks',
    'downloads',
    'embedding',
    'erp-link',
    'merchants',
    'palette',
    'profile',
    'session',
    'settings',
    'users',
  ],
};

const directory = '../packages/portal-ui/src';

/** Where Storybook looks for stories and pages, each with its section before its title. Pages about all of them stand above the sections. */
export const storiesOfSections = [
  { directory, files: '*.mdx' },
  { directory, files: 'theme/*.mdx' },
  ...Object.entries(SECTIONS).map(([titlePrefix, folders]) => ({
    directory,
    files: `{${folders.join(',')}}/**/*.@(mdx|stories.tsx)`,
    titlePrefix,
  })),
];
