import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { embedPreflight } from '@kontor/portal-core/embedding';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import { about } from '../testing/about.js';
import { answer, type Handler } from '../testing/answer.js';
import { broken, silent } from '../testing/refusal.js';
import { createFakeContentPortal } from '../testing/fake-content-portal.js';
import { InPortal } from '../testing/InPortal.js';
import { EmbedDoctor, type EmbedDoctorProps } from './EmbedDoctor.js';

const PORTAL = 'https://portal.example';
const GOOD = `HTTP/2 200
content-type: text/html

<html lang="de"><script type="module" src="${PORTAL}/embed/v1.js"></script><kontor-products></kontor-products></html>`;
const STRICT = GOOD.replace('content-type', "content-security-policy: default-src 'self'\ncontent-type");

const allowing = (origin: string): Readonly<Record<string, string>> => ({
  'access-control-allow-origin': origin,
  'access-control-allow-methods': 'GET,HEAD,POST,PUT,DELETE',
  'access-control-allow-headers': 'Authorization,Content-Type',
});
/** The portal's answer to a browser's preflight: only pages of one shop may call. */
const preflight: Handler<typeof embedPreflight> = ({ query: { origin } }) =>
  origin === 'https://shop.example'
    ? { status: 204, headers: allowing(origin) }
    : { status: 405, headers: {} };

type Args = EmbedDoctorProps & { readonly handler?: Handler<typeof embedPreflight> };

function Example({ handler = preflight, ...props }: Args) {
  const [own] = useState(() => createFakeContentPortal({ answers: [answer(embedPreflight, handler)] }));
  return (
    <InPortal portal={own}>
      <EmbedDoctor {...props} />
    </InPortal>
  );
}

const meta: Meta<typeof Example> = {
  title: 'Embedding/Doctor',
  component: about(EmbedDoctor),
  render: (args) => <Example {...args} />,
  args: { portalUrl: PORTAL, heading: <h1>Seite prüfen</h1> },
};
export default meta;
type Story = StoryObj<typeof Example>;

const examine = async (canvas: ReturnType<typeof within>, pageUrl: string, answer: string) => {
  await userEvent.type(canvas.getByRole('textbox', { name: /Adresse der Seite/ }), pageUrl);
  await userEvent.click(canvas.getByRole('textbox', { name: /Antwort der Seite/ }));
  await userEvent.paste(answer);
  await userEvent.click(canvas.getByRole('button', { name: 'Prüfen' }));
};

/** No obstacles found. */
export const Fine: Story = {
  play: async ({ canvas }) => {
    await examine(canvas as never, 'https://shop.example/x', GOOD);
    await canvas.findByText('Nichts steht im Weg: Widgets werden gezeigt.');
    await expect(canvas.getByText("curl -sSiL 'https://shop.example/x'")).toBeVisible();
  },
};

/** Every obstacle shows the line that resolves it, the most serious first. */
export const Obstacles: Story = {
  play: async ({ canvas }) => {
    await examine(canvas as never, 'https://other.example/', STRICT);
    await canvas.findByText('3 Hindernisse');
    await expect(canvas.getByText(`connect-src 'self' ${PORTAL}`)).toBeVisible();
    await expect(canvas.getByText('https://other.example')).toBeVisible();
  },
};

/** Input that cannot be parsed is reported at its field. */
export const Unreadable: Story = {
  play: async ({ canvas }) => {
    await examine(canvas as never, 'shop', 'Hallo');
    await canvas.findByText(/vollständige Adresse/);
    await canvas.findByText(/beginnt nicht mit einer Antwort/);
  },
};

export const Failed: Story = {
  args: { handler: broken },
  play: async ({ canvas }) => {
    await examine(canvas as never, 'https://shop.example/', GOOD);
    await canvas.findByRole('alert');
  },
};

/** The portal's answers are loading. */
export const Loading: Story = {
  args: { handler: silent },
  play: async ({ canvas }) => {
    await examine(canvas as never, 'https://shop.example/', GOOD);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Prüfen' })).toHaveAttribute('aria-busy', 'true'),
    );
  },
};
