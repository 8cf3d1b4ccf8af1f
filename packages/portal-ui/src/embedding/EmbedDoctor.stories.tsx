import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import { about } from '../testing/about.js';
import { broken, createFakeContentPortal, silent, type Answer } from '../testing/fake-content-portal.js';
import { jsonAnswer } from '../testing/http-answers.js';
import { InPortal } from '../testing/InPortal.js';
import { EmbedDoctor, type EmbedDoctorProps } from './EmbedDoctor.js';

const PORTAL = 'https://portal.example';
const GOOD = `HTTP/2 200
content-type: text/html

<html lang="de"><script type="module" src="${PORTAL}/embed/v1.js"></script><kontor-products></kontor-products></html>`;
const STRICT = GOOD.replace('content-type', "content-security-policy: default-src 'self'\ncontent-type");

/** What the portal answers browsers: pages of one shop may call. */
const preflight: Answer = ({ path }) => {
  const origin = new URL(path, PORTAL).searchParams.get('origin') ?? '';
  if (origin !== 'https://shop.example') return jsonAnswer({ status: 405, headers: {} });
  return jsonAnswer({
    status: 204,
    headers: {
      'access-control-allow-origin': origin,
      'access-control-allow-methods': 'GET,HEAD,POST,PUT,DELETE',
      'access-control-allow-headers': 'Authorization,Content-Type',
    },
  });
};

function Example({ answer = preflight, ...props }: EmbedDoctorProps & { readonly answer?: Answer }) {
  const [own] = useState(() => createFakeContentPortal({ answers: { 'GET /api/embed/preflight': answer } }));
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

/** Nothing is in the way. */
export const Fine: Story = {
  play: async ({ canvas }) => {
    await examine(canvas as never, 'https://shop.example/x', GOOD);
    await canvas.findByText('Nichts steht im Weg: Widgets werden gezeigt.');
    await expect(canvas.getByText("curl -sSiL 'https://shop.example/x'")).toBeVisible();
  },
};

/** Every obstacle names the line that mends it, the gravest first. */
export const Obstacles: Story = {
  play: async ({ canvas }) => {
    await examine(canvas as never, 'https://other.example/', STRICT);
    await canvas.findByText('3 Hindernisse');
    await expect(canvas.getByText(`connect-src 'self' ${PORTAL}`)).toBeVisible();
    await expect(canvas.getByText('https://other.example')).toBeVisible();
  },
};

/** What cannot be read is told at its field. */
export const Unreadable: Story = {
  play: async ({ canvas }) => {
    await examine(canvas as never, 'shop', 'Hallo');
    await canvas.findByText(/vollständige Adresse/);
    await canvas.findByText(/beginnt nicht mit einer Antwort/);
  },
};

export const Failed: Story = {
  args: { answer: broken },
  play: async ({ canvas }) => {
    await examine(canvas as never, 'https://shop.example/', GOOD);
    await canvas.findByRole('alert');
  },
};

/** The portal is being asked. */
export const Loading: Story = {
  args: { answer: silent },
  play: async ({ canvas }) => {
    await examine(canvas as never, 'https://shop.example/', GOOD);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Prüfen' })).toHaveAttribute('aria-busy', 'true'),
    );
  },
};
