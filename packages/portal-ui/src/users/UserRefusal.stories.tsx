import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { usersLiftRefusal } from '@kontor/portal-core/users';
import { about } from '../testing/about.js';
import { answer, type Answer } from '../testing/answer.js';
import { aColleague } from '../testing/demo-data.js';
import { createFakeContentPortal } from '../testing/fake-content-portal.js';
import { bodyOf, type FakePortal } from '../testing/fake-portal.js';
import { InPortal } from '../testing/InPortal.js';
import { LONG_WORD } from '../testing/long-texts.js';
import { broken } from '../testing/refusal.js';
import { UserRefusal } from './UserRefusal.js';

let portal: FakePortal;

interface Options {
  readonly username: string;
  readonly answers?: readonly Answer[];
}

function Example({ username, answers = [answer(usersLiftRefusal, () => undefined)] }: Options) {
  const [own] = useState(() => (portal = createFakeContentPortal({ answers })));
  return (
    <InPortal portal={own}>
      <UserRefusal user={aColleague(0, { id: 3, username })} />
    </InPortal>
  );
}

const meta: Meta<typeof Example> = {
  title: 'Users/UserRefusal',
  component: about(UserRefusal),
  render: (args) => <Example {...args} />,
  args: { username: 'nordwind' },
};
export default meta;
type Story = StoryObj<typeof Example>;

/** A user is let in again; the address may be left out. */
export const Lifted: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sperre aufheben' }));
    await canvas.findByText('Sperre aufgehoben');
    await expect(bodyOf(portal.requests.at(-1))).toEqual({});
  },
};

/** Everybody of an address is let in, too. */
export const LiftedForAnAddress: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'For this address, too' }), ' 192.0.2.7 ');
    await userEvent.click(canvas.getByRole('button', { name: 'Lift refusal' }));
    await canvas.findByText('Refusal lifted');
    await expect(bodyOf(portal.requests.at(-1))).toEqual({ address: '192.0.2.7' });
  },
};

/** The server does not lift it: the address stays where it was typed. */
export const Failed: Story = {
  args: { answers: [answer(usersLiftRefusal, broken)] },
  play: async ({ canvas }) => {
    const address = canvas.getByRole('textbox', { name: 'Auch für diese Adresse' });
    await userEvent.type(address, '192.0.2.7');
    await userEvent.click(canvas.getByRole('button', { name: 'Sperre aufheben' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Die Sperre ließ sich nicht aufheben');
    await expect(address).toHaveValue('192.0.2.7');
  },
};

/** A long name wraps. */
export const LongName: Story = {
  args: { username: LONG_WORD.toLowerCase() },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
