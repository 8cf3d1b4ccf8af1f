import type { ResourceCode } from '@kontor/portal-core/access';
import { merchantsList, type Merchant } from '@kontor/portal-core/merchants';
import { allowedResources, currentUser, type CurrentUser } from '@kontor/portal-core/session';
import { SETTING_DEFINITIONS, settingsList } from '@kontor/portal-core/settings';
import { answer, type Answer } from './answer.js';
import { DEMO_MERCHANTS } from './demo-data.js';
import { listOf } from './lists.js';
import { resourcesOf, rightsOfRole, userOfRole, type StoryRole } from './story-roles.js';

/** The signed-in user and their permissions. */
export const account = (user: CurrentUser, rights: readonly ResourceCode[]): readonly Answer[] => [
  answer(currentUser, () => user),
  answer(allowedResources, () => resourcesOf(rights)),
];

/** Creates a user of a role with all permissions of the role. */
export const accountOf = (role: StoryRole): readonly Answer[] =>
  account(userOfRole(role), rightsOfRole(role));

/** The merchants of the portal. */
export const merchants = (some: readonly Merchant[] = DEMO_MERCHANTS.slice(0, 2)): Answer =>
  answer(merchantsList, () => listOf(some));

/** The settings of a new portal, with some values changed. */
export const settings = (values: Readonly<Record<string, unknown>> = {}): Answer =>
  answer(settingsList, () =>
    listOf(
      SETTING_DEFINITIONS.map(({ key, value, group, type }) => ({
        key,
        value: key in values ? JSON.stringify(values[key]) : value,
        group,
        type,
      })),
    ),
  );
