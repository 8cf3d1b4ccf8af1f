import type { Preview } from '@storybook/react-vite';
import type { Language } from '@kontor/portal-core';
import type { StoryRole } from '../packages/portal-ui/src/testing/story-roles.js';
import type { Density } from '../packages/portal-ui/src/theme/index.js';

/** What a designer chooses in the toolbar; the theme is the addon's own. */
export interface StoryGlobals {
  readonly language: Language;
  readonly density: Density;
  /** `story`: whoever the story is about. */
  readonly role: StoryRole | 'story';
}

type Items = readonly (readonly [value: string, title: string])[];

function choice(description: string, icon: string, items: Items) {
  return {
    description,
    toolbar: {
      title: description,
      icon,
      items: items.map(([value, title]) => ({ value, title })),
      dynamicTitle: true,
    },
  };
}

export const initialGlobals: StoryGlobals = { language: 'de', density: 'comfortable', role: 'story' };

export const globalTypes = {
  language: choice('Language', 'globe', [
    ['de', 'Deutsch'],
    ['en', 'English'],
  ]),
  density: choice('Density', 'component', [
    ['comfortable', 'Comfortable'],
    ['compact', 'Compact'],
  ]),
  role: choice('Role', 'user', [
    ['story', 'Role of the story'],
    ['sysadmin', 'Sysadmin'],
    ['merchant', 'Merchant'],
    ['warehouse', 'Warehouse'],
  ]),
} as Preview['globalTypes'];
