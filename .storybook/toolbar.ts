import type { Preview } from '@storybook/react-vite';
import type { Language } from '@kontor/portal-core/i18n';
import type { StoryRole } from '../packages/portal-ui/src/testing/story-roles.js';
import type { Density } from '../packages/portal-ui/src/theme/index.js';

/** What a designer chooses in the toolbar. */
export interface StoryGlobals {
  readonly language: Language;
  readonly density: Density;
  /** Chosen by the addon's own button. */
  readonly theme: 'light' | 'dark';
  /** `story`: whoever the story is about. */
  readonly role: StoryRole | 'story';
  /** Where it is rendered: in the page, or in a shadow root as on a partner's page. */
  readonly root: 'light' | 'shadow';
  /** In what the story differs from itself beside it. */
  readonly beside: 'nothing' | 'theme' | 'language' | 'density' | 'root';
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

export const initialGlobals: StoryGlobals = {
  language: 'de',
  density: 'comfortable',
  theme: 'light',
  role: 'story',
  root: 'light',
  beside: 'nothing',
};

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
  root: choice('Root', 'box', [
    ['light', 'Light DOM'],
    ['shadow', 'Shadow root'],
  ]),
  beside: choice('Side by side', 'sidebyside', [
    ['nothing', 'Alone'],
    ['theme', 'Light beside dark'],
    ['language', 'German beside English'],
    ['density', 'Comfortable beside compact'],
    ['root', 'Page beside shadow root'],
  ]),
} as Preview['globalTypes'];
