import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FIRST_ROLES, RESOURCE_CODES } from '@kontor/portal-core/access';
import { merchantsList } from '@kontor/portal-core/merchants';
import { currentUser } from '@kontor/portal-core/session';
import { rolesList, usersList, usersUpdate, type User } from '@kontor/portal-core/users';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { about } from '../testing/about.js';
import { answer } from '../testing/answer.js';
import { aColleague, demoMerchant } from '../testing/demo-data.js';
import { createFakeContentPortal } from '../testing/fake-content-portal.js';
import { bodyOf, type FakePortal } from '../testing/fake-portal.js';
import { InPortal } from '../testing/InPortal.js';
import { listOf } from '../testing/lists.js';
import { refuse } from '../testing/refusal.js';
import { userOfRole } from '../testing/story-roles.js';
import { UserDialog } from './UserDialog.js';
import { userPermissions } from './user-permissions.js';

const OPENED = aColleague(0, { id: 3, username: 'nordwind', full_name: 'Hinnerk Boysen', merchant_id: 20 });
const NEWEST: User = { ...OPENED, email: 'neu@nordwind.example', modId: '1' };
/** The change that came before: three minutes ago. */
const changed = () => ({ by: 'Jette Petersen', at: new Date(Date.now() - 3 * 60_000).toISOString() });
const SYSADMIN = userPermissions(userOfRole('sysadmin'), new Set(RESOURCE_CODES));
const onClose = fn();
let portal: FakePortal;

/** The dialog of a user whom somebody else has given another address since it was opened. */
function Example() {
  const [own] = useState(
    () =>
      (portal = createFakeContentPortal({
        resources: RESOURCE_CODES,
        answers: [
          answer(currentUser, () => userOfRole('sysadmin')),
          answer(rolesList, () =>
            listOf(Object.entries(FIRST_ROLES).map(([role_name, { id }]) => ({ id, role_name }))),
          ),
          answer(merchantsList, () => listOf([demoMerchant(2)])),
          answer(usersList, ({ query: { id } }) => listOf(id === NEWEST.id ? [NEWEST] : [])),
          answer(usersUpdate, ({ body: { modId } }) =>
            modId === NEWEST.modId ? { ...NEWEST, modId: '2' } : refuse('stale', { changed: changed() }),
          ),
        ],
      })),
  );
  return (
    <InPortal portal={own}>
      <UserDialog user={OPENED} permissions={SYSADMIN} onClose={onClose} />
    </InPortal>
  );
}

const meta: Meta<typeof Example> = {
  title: 'Users/UserDialog',
  component: about(UserDialog),
  render: () => <Example />,
};
export default meta;

/** Somebody else changed the user meanwhile: the fields are named, and the own entries are saved over theirs once they are kept. */
export const ChangedMeanwhile: StoryObj<typeof Example> = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    const name = dialog.getByRole('textbox', { name: /^Name/ });
    await userEvent.type(name, '-Petersen');
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    await dialog.findByText('Geändert: E-Mail');
    await expect(dialog.getByText('Zuletzt geändert: Jette Petersen, vor 3 Minuten')).toBeVisible();
    await expect(name).toHaveValue('Hinnerk Boysen-Petersen');
    await userEvent.click(dialog.getByRole('button', { name: 'Meine Eingaben behalten' }));
    await dialog.findByDisplayValue('neu@nordwind.example');
    await expect(name).toHaveValue('Hinnerk Boysen-Petersen');
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const sent = portal.requests.filter(({ method }) => method === 'PUT').at(-1);
    await expect(bodyOf(sent)).toMatchObject({
      modId: '1',
      full_name: 'Hinnerk Boysen-Petersen',
      email: 'neu@nordwind.example',
    });
  },
};
