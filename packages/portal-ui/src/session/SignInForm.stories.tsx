import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { login } from '@kontor/portal-core/session';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { about } from '../testing/about.js';
import { answer, answerOtherwise, type Answer } from '../testing/answer.js';
import { broken, refuse, silent } from '../testing/refusal.js';
import { createFakeContentPortal } from '../testing/fake-content-portal.js';
import { bodyOf, type FakePortal } from '../testing/fake-portal.js';
import { InPortal } from '../testing/InPortal.js';
import { SignInForm, type SignInFormProps } from './SignInForm.js';

let portal: FakePortal;

/** A token that expires after that many seconds. */
const tokenFor = (seconds: number) =>
  `head.${btoa(JSON.stringify({ userId: 4, exp: Date.now() / 1000 + seconds }))}.signature`;
const TOKEN = tokenFor(3600);

function Example({ answered, onSignedIn }: SignInFormProps & { readonly answered: Answer }) {
  const [own] = useState(() => (portal = createFakeContentPortal({ answers: [answered] })));
  return (
    <InPortal portal={own}>
      <div style={{ maxWidth: 360 }}>
        <SignInForm onSignedIn={onSignedIn} />
      </div>
    </InPortal>
  );
}

const meta: Meta<typeof Example> = {
  title: 'Session/SignInForm',
  component: about(SignInForm),
  render: (args) => <Example {...args} />,
  args: { onSignedIn: fn(), answered: answer(login, () => ({ token: TOKEN })) },
};
export default meta;
type Story = StoryObj<typeof Example>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const fields = (canvas: Canvas) => [canvas.getByLabelText('Benutzername'), canvas.getByLabelText('Passwort')];
const send = async (canvas: Canvas) => {
  const [name, password] = fields(canvas);
  await userEvent.type(name!, 'nordwind');
  await userEvent.type(password!, 'kontor-demo');
  await userEvent.click(canvas.getByRole('button', { name: 'Anmelden' }));
};

/** Passes the token on. */
export const SignsIn: Story = {
  play: async ({ canvas, args }) => {
    await send(canvas);
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledWith(TOKEN));
    await expect(bodyOf(portal.requests[0])).toEqual({ username: 'nordwind', password: 'kontor-demo' });
  },
};

/** Empty fields are marked, and the first of them gets the focus. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Anmelden' }));
    const [name, password] = fields(canvas);
    await waitFor(() => expect(name).toBeInvalid());
    await expect(password).toBeInvalid();
    await expect(name).toHaveFocus();
    await expect(portal.requests).toEqual([]);
  },
};

/** A disk without room, on which no session can be stored: says so, and who can still read. */
export const DiskFull: Story = {
  args: { answered: answer(login, () => refuse('disk_full')) },
  play: async ({ canvas }) => {
    await send(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /kein Speicherplatz mehr frei.*niemand neu anmelden.*Wer angemeldet ist, kann weiterlesen/,
    );
  },
};

/** Shows the server's message; the password is selected for typing again. */
export const Refused: Story = {
  args: { answered: answer(login, () => refuse('invalid_credentials')) },
  play: async ({ canvas, args }) => {
    await send(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Benutzername oder Passwort ist falsch');
    await waitFor(() => expect(fields(canvas)[1]).toHaveFocus());
    await expect(args.onSignedIn).not.toHaveBeenCalled();
  },
};

const askingCode = answer(login, ({ body }) => {
  if (body.code === undefined) refuse('code_required');
  return body.code === '123456' ? { token: TOKEN } : refuse('invalid_code');
});

/** After the password the form asks who has a second factor for a code; a wrong one is selected for typing again. */
export const WithCode: Story = {
  args: { answered: askingCode },
  play: async ({ canvas, args }) => {
    await send(canvas);
    const code = await canvas.findByLabelText('Code');
    await waitFor(() => expect(code).toHaveFocus());
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Bitte geben Sie den Code ein')).toBeVisible();
    await userEvent.keyboard('111111{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Der Code ist falsch/);
    await waitFor(() => expect(code).toHaveFocus());
    await userEvent.keyboard('123456{Enter}');
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledWith(TOKEN));
  },
};

/** Whoever is asked for a code can begin anew as somebody else. */
export const BackFromCode: Story = {
  args: { answered: askingCode },
  play: async ({ canvas }) => {
    await send(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Andere Anmeldung' }));
    const [name, password] = fields(canvas);
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveValue('');
    await expect(password).toHaveValue('');
  },
};

/** The sign-in is running. */
export const Loading: Story = {
  args: { answered: answer(login, silent) },
  play: async ({ canvas }) => {
    await send(canvas);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Anmelden' })).toHaveAttribute('aria-busy'),
    );
  },
};

export const Failed: Story = {
  args: { answered: answer(login, broken) },
  play: async ({ canvas }) => {
    await send(canvas);
    await canvas.findByRole('alert');
  },
};

/** An answer without a usable token, as from a proxy: the form says so and can be sent again. */
export const WithoutToken: Story = {
  args: { answered: answerOtherwise(login, () => ({})) },
  play: async ({ canvas, args }) => {
    await send(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Anmeldung fehlgeschlagen');
    await expect(canvas.getByRole('button', { name: 'Anmelden' })).not.toHaveAttribute('aria-busy');
    await expect(args.onSignedIn).not.toHaveBeenCalled();
  },
};

/** The computer's clock is wrong, so that the token has expired before it begins: a message says what to do. */
export const TokenAlreadyOver: Story = {
  args: { answered: answer(login, () => ({ token: tokenFor(-60) })) },
  play: async ({ canvas, args }) => {
    await send(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Datum und Uhrzeit dieses Computers stimmen nicht',
    );
    await expect(canvas.getByRole('button', { name: 'Anmelden' })).not.toHaveAttribute('aria-busy');
    await expect(args.onSignedIn).not.toHaveBeenCalled();
  },
};
