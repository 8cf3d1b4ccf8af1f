import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { RESOURCE_CODES } from '@kontor/portal-core/access';
import { rolesInfo, type RoleInfo } from '@kontor/portal-core/users';
import { about } from '../testing/about.js';
import { answer, answerOtherwise, type Answer } from '../testing/answer.js';
import { listOf } from '../testing/lists.js';
import { broken, forbidden, silent } from '../testing/refusal.js';
import { createFakeContentPortal } from '../testing/fake-content-portal.js';
import { InPortal } from '../testing/InPortal.js';
import { Roles, type RolesProps } from './Roles.js';

const ROLES: readonly RoleInfo[] = [
  { id: 1, role_name: 'sysadmin', resources: RESOURCE_CODES },
  { id: 2, role_name: 'merchant', resources: ['/orders', '/products', '/deliveries', '/downloads', '/blog'] },
  { id: 3, role_name: 'warehouse', resources: ['/orders', '/order-errors', '/getForAllMerchants'] },
];
const answering = (entries: readonly RoleInfo[]) => answer(rolesInfo, () => listOf(entries));

interface Args extends RolesProps {
  readonly answered?: Answer;
  readonly width?: number;
}

function Example({ answered = answering(ROLES), width, heading }: Args) {
  const [portal] = useState(() => createFakeContentPortal({ answers: [answered] }));
  return (
    <InPortal portal={portal}>
      <div style={{ width }}>
        <Roles heading={heading} />
      </div>
    </InPortal>
  );
}

const meta: Meta<typeof Example> = {
  title: 'Users/Roles',
  component: about(Roles),
  render: (args) => <Example {...args} />,
  args: { heading: <h1>Rollen</h1> },
};
export default meta;
type Story = StoryObj<typeof Example>;

/** Permissions in rows, roles in columns; whether one is allowed is also written in words. */
export const Everything: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('columnheader', { name: /Lager/ });
    const row = canvas.getByRole('row', { name: /Protokoll lesen/ });
    await expect(within(row).getAllByRole('img', { name: 'erlaubt' })).toHaveLength(1);
    await expect(canvas.getAllByRole('row')).toHaveLength(1 + 3 + RESOURCE_CODES.length);
  },
};

/** A role and a permission unknown to this version are shown by their own names. */
export const Unknown: Story = {
  args: {
    answered: answerOtherwise(rolesInfo, () =>
      listOf([...ROLES, { id: 77, role_name: 'Teamleitung Retouren', resources: ['/weather'] }]),
    ),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('columnheader', { name: /Teamleitung Retouren/ });
    await canvas.findByRole('rowheader', { name: /weather/ });
  },
};

/** Many roles can be reached by scrolling, also by keyboard. */
export const ManyRolesOnAPhone: Story = {
  args: {
    width: 360,
    answered: answering([
      ...ROLES,
      ...Array.from({ length: 9 }, (_, n) => ({
        id: 10 + n,
        role_name: `Kundenservice ${n}`,
        resources: [],
      })),
    ]),
  },
  play: async ({ canvas }) => {
    const sheet = await canvas.findByRole('group', { name: 'Was die Rollen dürfen' });
    await expect(sheet.scrollWidth).toBeGreaterThan(sheet.clientWidth);
    await userEvent.tab();
    await waitFor(() => expect(sheet).toHaveFocus());
  },
};

export const Empty: Story = {
  args: { answered: answering([]) },
  play: async ({ canvas }) => void (await canvas.findByText('Es gibt noch keine Rollen.')),
};
export const Loading: Story = { args: { answered: answer(rolesInfo, silent) } };

let tries = 0;
/** Loading failed; the user can try again. */
export const Failed: Story = {
  args: { answered: answer(rolesInfo, () => (tries++ === 0 ? broken() : listOf(ROLES))) },
  play: async ({ canvas }) => {
    tries = 0;
    await userEvent.click(await canvas.findByRole('button', { name: 'Erneut versuchen' }));
    await canvas.findByRole('columnheader', { name: /Lager/ });
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
};

export const NotAllowed: Story = {
  args: { answered: answer(rolesInfo, forbidden) },
  play: async ({ canvas }) => void (await canvas.findByText('Das ist Ihnen nicht erlaubt')),
};
