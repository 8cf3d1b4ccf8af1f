import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { usersLiftRefusal, usersRefusals } from '@kontor/portal-core/users';
import { about } from '../testing/about.js';
import { answer, type Answer } from '../testing/answer.js';
import { createFakeContentPortal } from '../testing/fake-content-portal.js';
import { bodyOf, type FakePortal } from '../testing/fake-portal.js';
import { InPortal } from '../testing/InPortal.js';
import { listOf } from '../testing/lists.js';
import { LONG_NAME, LONG_WORD } from '../testing/long-texts.js';
import { broken, silent } from '../testing/refusal.js';
import { RefusalsDialog, type Refusal } from './RefusalsDialog.js';

const aRefusal = (id: number, username: string, fields: Partial<Refusal> = {}): Refusal => ({
  user: { id, username, full_name: `${username} Petersen` },
  address: '203.0.113.7',
  until: '2026-11-20T09:55:00.000Z',
  is_everyone: false,
  ...fields,
});
const TWO = [
  aRefusal(3, 'nordwind'),
  aRefusal(2, 'lager', { address: '2001:db8:85a3:8d3:1319:8a2e:370:7348', is_everyone: true }),
];

let portal: FakePortal;

function answers(entries: readonly Refusal[]): readonly Answer[] {
  let left = entries;
  return [
    answer(usersRefusals, () => listOf(left)),
    answer(usersLiftRefusal, ({ params }) => {
      left = left.filter(({ user }) => user.id !== params.id);
    }),
  ];
}

function Example(options: { readonly answers?: readonly Answer[] }) {
  const [own] = useState(
    () => (portal = createFakeContentPortal({ answers: options.answers ?? answers(TWO) })),
  );
  return (
    <InPortal portal={own}>
      <RefusalsDialog onClose={fn()} />
    </InPortal>
  );
}

const meta: Meta<typeof Example> = {
  title: 'Users/RefusalsDialog',
  component: about(RefusalsDialog),
  render: (args) => <Example {...args} />,
};
export default meta;
type Story = StoryObj<typeof Example>;

/** Two are refused; one is let in with the address that stands there, and leaves the list. */
export const Lifted: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText('alle dieser Adresse');
    await userEvent.click(dialog.getByRole('button', { name: 'Sperre von nordwind aufheben' }));
    await waitFor(() => expect(dialog.queryByText('nordwind')).toBeNull());
    await expect(dialog.getByRole('list')).toHaveFocus();
    await expect(bodyOf(portal.requests.find(({ method }) => method === 'POST'))).toEqual({
      address: '203.0.113.7',
    });
  },
};

/** Nobody is refused. */
export const Nobody: Story = {
  globals: { language: 'en' },
  args: { answers: answers([]) },
  play: async () => void (await screen.findByText('Nobody is refused at present.')),
};

/** The server does not lift it: the list stays. */
export const LiftFailed: Story = {
  args: { answers: [answer(usersRefusals, () => listOf(TWO)), answer(usersLiftRefusal, broken)] },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Sperre von lager aufheben' }));
    await screen.findByText('Die Sperre ließ sich nicht aufheben');
  },
};
export const Loading: Story = { args: { answers: [answer(usersRefusals, silent)] } };
export const Failed: Story = {
  args: { answers: [answer(usersRefusals, broken)] },
  play: async () => void (await screen.findByRole('alert')),
};

/** Long names wrap. */
export const LongNames: Story = {
  args: {
    answers: answers([
      aRefusal(3, LONG_WORD.toLowerCase(), {
        user: { id: 3, username: LONG_WORD.toLowerCase(), full_name: LONG_NAME },
      }),
    ]),
  },
  play: async () => {
    const list = await screen.findByRole('list', { name: 'Gesperrte Anmeldungen' });
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};
