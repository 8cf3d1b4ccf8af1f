import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { usersCreateFirst } from '@kontor/portal-core/users';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { about } from '../testing/about.js';
import { answer, type Answer } from '../testing/answer.js';
import { refuse, silent } from '../testing/refusal.js';
import { createFakeContentPortal } from '../testing/fake-content-portal.js';
import { bodyOf, type FakePortal } from '../testing/fake-portal.js';
import { InPortal } from '../testing/InPortal.js';
import { FirstAccountForm, type FirstAccountFormProps } from './FirstAccountForm.js';

let portal: FakePortal;

function Example({ answered, ...props }: FirstAccountFormProps & { readonly answered: Answer }) {
  const [own] = useState(() => (portal = createFakeContentPortal({ answers: [answered] })));
  return (
    <InPortal portal={own}>
      <div style={{ maxWidth: 360 }}>
        <FirstAccountForm {...props} />
      </div>
    </InPortal>
  );
}

const meta: Meta<typeof Example> = {
  title: 'Session/FirstAccountForm',
  component: about(FirstAccountForm),
  render: (args) => <Example {...args} />,
  args: { secret: 'printed', onCreated: fn(), answered: answer(usersCreateFirst, () => undefined) },
};
export default meta;
type Story = StoryObj<typeof Example>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const fields = (canvas: Canvas) => [
  canvas.getByLabelText(/^Benutzername/),
  canvas.getByLabelText(/^Passwort/),
];
const send = async (canvas: Canvas, password = 'sehr geheim') => {
  const [name, secret] = fields(canvas);
  await userEvent.type(name!, 'chefin');
  await userEvent.type(secret!, password);
  await userEvent.click(canvas.getByRole('button', { name: 'Konto anlegen' }));
};

/** Sends the link's secret with the entries. */
export const Creates: Story = {
  play: async ({ canvas, args }) => {
    await send(canvas);
    await waitFor(() => expect(args.onCreated).toHaveBeenCalled());
    await expect(bodyOf(portal.requests[0])).toEqual({
      secret: 'printed',
      username: 'chefin',
      password: 'sehr geheim',
    });
  },
};

/** The rules are checked before anything is sent. */
export const WeakPassword: Story = {
  play: async ({ canvas }) => {
    await send(canvas, '123456');
    await waitFor(() => expect(fields(canvas)[1]).toBeInvalid());
    await expect(portal.requests).toEqual([]);
  },
};

/** The link was used, or its hour is over. */
export const LinkOver: Story = {
  args: { answered: answer(usersCreateFirst, () => refuse('link_over')) },
  play: async ({ canvas, args }) => {
    await send(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Dieser Link gilt nicht mehr');
    await expect(args.onCreated).not.toHaveBeenCalled();
  },
};

/** The account is being created. */
export const Loading: Story = {
  args: { answered: answer(usersCreateFirst, silent) },
  play: async ({ canvas }) => {
    await send(canvas);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Konto anlegen' })).toHaveAttribute('aria-busy'),
    );
  },
};
