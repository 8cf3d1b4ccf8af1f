import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { RESOURCE_CODES, type RoleInfo } from '@kontor/portal-core';
import { about } from '../testing/about.js';
import {
  broken,
  createFakeContentPortal,
  forbidden,
  silent,
  type Answer,
} from '../testing/fake-content-portal.js';
import { jsonAnswer } from '../testing/http-answers.js';
import { InPortal } from '../testing/InPortal.js';
import { Roles, type RolesProps } from './Roles.js';

const ROLES: readonly RoleInfo[] = [
  { id: 1, role_name: 'sysadmin', resources: RESOURCE_CODES },
  { id: 2, role_name: 'merchant', resources: ['/orders', '/products', '/deliveries', '/downloads', '/blog'] },
  { id: 3, role_name: 'warehouse', resources: ['/orders', '/order-errors', '/getForAllMerchants'] },
];
const answering =
  (entries: readonly RoleInfo[]): Answer =>
  () =>
    jsonAnswer({ entries, foundCount: entries.length });

interface Args extends RolesProps {
  readonly answer?: Answer;
  readonly width?: number;
}

function Example({ answer = answering(ROLES), width, heading }: Args) {
  const [portal] = useState(() =>
    createFakeContentPortal({ answers: { 'GET /api/management/roles-info': answer } }),
  );
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

/** Every right in a row, every role in a column; what is allowed is told in words too. */
export const Everything: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('columnheader', { name: /Lager/ });
    const row = canvas.getByRole('row', { name: /Protokoll lesen/ });
    await expect(within(row).getAllByRole('img', { name: 'erlaubt' })).toHaveLength(1);
    await expect(canvas.getAllByRole('row')).toHaveLength(1 + 3 + RESOURCE_CODES.length);
  },
};

/** A role and a right that this version does not know stand with their own names. */
export const Unknown: Story = {
  args: {
    answer: answering([
      ...ROLES,
      { id: 77, role_name: 'Teamleitung Retouren', resources: ['/weather' as never] },
    ]),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('columnheader', { name: /Teamleitung Retouren/ });
    await canvas.findByRole('rowheader', { name: /weather/ });
  },
};

/** Many roles are reached by scrolling, by keyboard too. */
export const ManyRolesOnAPhone: Story = {
  args: {
    width: 360,
    answer: answering([
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
  args: { answer: answering([]) },
  play: async ({ canvas }) => void (await canvas.findByText('Es gibt noch keine Rollen.')),
};
export const Loading: Story = { args: { answer: silent } };

let tries = 0;
/** What could not be fetched can be asked for again. */
export const Failed: Story = {
  args: { answer: (request) => (tries++ === 0 ? broken(request) : answering(ROLES)(request)) },
  play: async ({ canvas }) => {
    tries = 0;
    await userEvent.click(await canvas.findByRole('button', { name: 'Erneut versuchen' }));
    await canvas.findByRole('columnheader', { name: /Lager/ });
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
};

export const NotAllowed: Story = {
  args: { answer: forbidden },
  play: async ({ canvas }) => void (await canvas.findByText('Das ist Ihnen nicht erlaubt')),
};
