import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { embedSessionsCreate, type EmbedSessionInput } from '@kontor/portal-core/embedding';
import { merchantsList } from '@kontor/portal-core/merchants';
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import { defineElements } from '../elements/index.js';
import { about } from '../../testing/about.js';
import { chooseOption } from '../../testing/choose-option.js';
import { answer, type Answer } from '../../testing/answer.js';
import { demoMerchant } from '../../testing/demo-data.js';
import { createFakeOrderList } from '../../testing/fake-order-list.js';
import { inWidth } from '../../testing/in-width.js';
import { InPortal } from '../../testing/InPortal.js';
import { shownInElement } from '../../testing/element-frame.js';
import { someOrders } from '../../testing/order-data.js';
import { broken, silent } from '../../testing/refusal.js';
import { serveAtOwnOrigin } from '../../testing/story-network.js';
import { accountOf, merchants } from '../../testing/surroundings.js';
import { WidgetPlayground, type WidgetPlaygroundProps } from './WidgetPlayground.js';

const asked = fn<(session: EmbedSessionInput) => void>();

interface Args extends Omit<WidgetPlaygroundProps, 'portalUrl'> {
  readonly answers?: readonly Answer[];
}

function Example({ answers = [], ...props }: Args) {
  const [portal] = useState(() =>
    createFakeOrderList({
      orders: someOrders(7),
      answers: [
        ...answers,
        ...accountOf('sysadmin'),
        merchants(),
        answer(embedSessionsCreate, ({ body }) => {
          asked(body);
          return { token: 'a-token', expires_at: '2099-01-01T00:00:00Z' };
        }),
      ],
    }),
  );
  const [portalUrl] = useState(() => serveAtOwnOrigin(portal.transport));
  return (
    <InPortal portal={portal}>
      <WidgetPlayground {...props} portalUrl={portalUrl} />
    </InPortal>
  );
}

const meta: Meta<typeof Example> = {
  title: 'Embedding/Playground',
  tags: ['!stable', 'new'],
  component: about(WidgetPlayground),
  render: (args) => <Example {...args} />,
  args: {
    heading: <h1>Für Entwickler</h1>,
    links: undefined,
    loadElements: async () => defineElements(location.origin),
  },
  beforeEach: () => {
    asked.mockClear();
  },
};
export default meta;
type Story = StoryObj<typeof Example>;

type Canvas = Pick<ReturnType<typeof within>, 'findByText' | 'getByRole' | 'findByRole'>;

const choose = async (canvas: Canvas, label: RegExp, option: string) => {
  await userEvent.click(canvas.getByRole('button', { name: label }));
  await chooseOption(option);
};

/** The element shows the rows of the first merchant, and its page hears that it does. */
export const Shown: Story = {
  play: async ({ canvas, canvasElement }) => {
    await shownInElement(canvasElement);
    await canvas.findByText('kontor:load');
    await expect(asked).toHaveBeenCalledWith(
      expect.objectContaining({ widgets: ['orders-table'], access: 'read', merchant_id: demoMerchant(1).id }),
    );
  },
};

/** What changed stands there for those who may show nothing as well, with what they have to act upon first. */
export const WhatChanged: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Was sich geändert hat' });
    const [first] = await canvas.findAllByText('Bitte prüfen');
    await expect(first!.parentElement).toHaveTextContent(/theme: "system"/);
    await expect(canvas.getByRole('heading', { name: /^Version 0\.2\.0 vom 29\.11\.2026$/ })).toBeVisible();
  },
};

/** Other rights are another token; what is left out and the look stand in the code. */
export const Changed: Story = {
  play: async ({ canvas, canvasElement }) => {
    await shownInElement(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'Auch ändern' }));
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ access: 'write' })));
    await userEvent.click(canvas.getByRole('radio', { name: 'English' }));
    await choose(canvas as never, /Farbschema/, 'Dunkel');
    const widget = await shownInElement(canvasElement);
    await widget.findByRole('button', { name: 'Columns' });
    const page = await canvas.findByText(/<kontor-orders-table>/);
    await expect(page).toHaveTextContent("locale: 'en', appearance: { theme: 'dark' },");
    await userEvent.click(canvas.getByRole('radio', { name: 'Next.js' }));
    await canvas.findByText(/'use client';[^]*<OrdersTable \/>/);
  },
};

/** What cannot be used is said at its field, and left out. */
export const Unusable: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Eigene Farbe/ }), 'rot');
    await canvas.findByText('Bitte # und sechs Stellen aus 0–9 und a–f angeben.');
    await userEvent.type(canvas.getByRole('textbox', { name: /Bestellung/ }), 'NW-1');
    await canvas.findByText('Bitte nur Ziffern angeben.');
    await expect(await canvas.findByText(/<kontor-orders-table>/)).not.toHaveTextContent('colorPrimary');
  },
};

/** No token can be had: the widget says so, and its page hears of it. */
export const NoToken: Story = {
  args: { answers: [answer(embedSessionsCreate, broken)] },
  play: async ({ canvas }) => {
    await canvas.findByText('kontor:error');
    await canvas.findByText(/"code":/);
  },
};

/** The script of the portal cannot be fetched. */
export const NoScript: Story = {
  args: { loadElements: () => Promise.reject(new Error('offline')) },
  play: async ({ canvas }) => {
    await canvas.findByText('Das Skript des Portals ließ sich nicht laden');
  },
};

/** Without the merchants there is nothing to show, and nothing is on its way. */
export const NoMerchants: Story = {
  args: { answers: [answer(merchantsList, broken)] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Vorschau' });
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull());
    await expect(asked).not.toHaveBeenCalled();
  },
};

export const Loading: Story = { args: { answers: [answer(merchantsList, silent)] } };

/** On a phone everything stands below each other. */
export const Phone: Story = { decorators: [inWidth(390)] };
