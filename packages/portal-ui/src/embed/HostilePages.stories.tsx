import { useEffect, useRef, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { LatestOrders } from '../orders/index.js';
import { createFakeOrderList } from '../testing/fake-order-list.js';
import { InPortal } from '../testing/InPortal.js';
import { shownInElement } from '../testing/element-frame.js';
import { someOrders } from '../testing/order-data.js';
import { serveAtOwnOrigin } from '../testing/story-network.js';
import { contrast, elementReset, hexOf } from '../theme/index.js';
import { defineElements } from './elements/index.js';

interface Args {
  /** CSS rules of the host page for all its elements. */
  readonly css: string;
  readonly dir: 'ltr' | 'rtl';
  readonly theme: 'light' | 'dark';
  /** The page's own theme. */
  readonly page: 'light' | 'dark';
  /** The custom element or, for comparison, the same rows rendered by React in the page itself. */
  readonly as: 'element' | 'react';
}

const DARK = { background: '#101418', color: '#eeeeee' };
const LIGHT = { background: '#ffffff', color: '#14202b' };

/** Hides the scripts around the story, whose text would show if everything is reset. */
const ONLY_THE_PAGE = ' head, script, style, .sb-wrapper { display: none !important }';

/** A partner's page with one of our widgets. */
function Page({ css, dir, theme, page, as }: Args) {
  return (
    <div dir={dir} style={{ padding: 24, ...(page === 'dark' ? DARK : LIGHT) }}>
      <style>{css + ONLY_THE_PAGE}</style>
      <p>Meine Seite</p>
      {as === 'element' ? <OrdersElement theme={theme} /> : <OrdersInPage />}
    </div>
  );
}

function OrdersElement({ theme }: Pick<Args, 'theme'>) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    defineElements(location.origin);
    const element = Object.assign(document.createElement('kontor-orders-table'), {
      baseUrl: serveAtOwnOrigin(createFakeOrderList({ orders: someOrders(7) }).transport),
      fetchToken: async () => ({ token: 'a-token', expires_at: '2026-11-22T00:00:00Z' }),
      theme,
    });
    place.current?.append(element);
    return () => element.remove();
  }, [theme]);
  return <div ref={place} />;
}

function OrdersInPage() {
  const [portal] = useState(() => createFakeOrderList({ orders: someOrders(7) }));
  return (
    <InPortal portal={portal}>
      <LatestOrders />
    </InPortal>
  );
}

const meta: Meta<Args> = {
  title: 'Embedded/Hostile pages',
  render: (args) => <Page {...args} />,
  args: { css: '', dir: 'ltr', theme: 'light', page: 'light', as: 'element' },
  argTypes: {
    as: { control: 'inline-radio', options: ['element', 'react'] },
    theme: { control: 'inline-radio', options: ['light', 'dark'] },
    page: { control: 'inline-radio', options: ['light', 'dark'] },
    dir: { control: 'inline-radio', options: ['ltr', 'rtl'] },
  },
  parameters: { frame: 'light' },
  tags: ['!stable', 'beta'],
};
export default meta;

type Story = StoryObj<Args>;

const firstOrderIn = async (canvasElement: HTMLElement) =>
  (await shownInElement(canvasElement)).getByText('NW-2026-48213');

/** Checks that the text has 13 px, runs left to right and uses our font. */
async function looksLikeOurs(canvasElement: HTMLElement): Promise<void> {
  const { fontSize, direction, fontFamily, fontStyle } = getComputedStyle(await firstOrderIn(canvasElement));
  await expect([fontSize, direction, fontStyle]).toEqual(['13px', 'ltr', 'normal']);
  await expect(fontFamily).toContain('Inter');
}

/** A page without rules of its own. */
export const Plain: Story = { play: ({ canvasElement }) => looksLikeOurs(canvasElement) };

/** The page unsets all properties of all elements. */
export const Reset: Story = {
  args: { css: '* { all: unset }' },
  play: ({ canvasElement }) => looksLikeOurs(canvasElement),
};

/** Rules for plain elements, as CSS frameworks have them. */
export const Framework: Story = {
  args: {
    css: 'table, td, th { border: 3px double red; font: italic 22px serif } button, input { border-radius: 0; background: yellow } ',
  },
  play: ({ canvasElement }) => looksLikeOurs(canvasElement),
};

/** The root's font size is 62.5 %, or twice the usual. */
export const RootFont: Story = {
  args: { css: 'html { font-size: 200% } body { font-size: 2rem }' },
  play: ({ canvasElement }) => looksLikeOurs(canvasElement),
};

/** The page reads from right to left; German does not. */
export const RightToLeft: Story = {
  args: { dir: 'rtl' },
  play: ({ canvasElement }) => looksLikeOurs(canvasElement),
};

/** The ground that a part of the widget is read on: the nearest with a colour, within the widget or on the page. */
async function groundOf(canvasElement: HTMLElement) {
  const root = canvasElement.querySelector('kontor-orders-table')!.shadowRoot!;
  const columns = await within(root.firstElementChild as HTMLElement).findByRole('button', {
    name: 'Spalten',
  });
  const frame = root.querySelector<HTMLElement>('[part=root]')!;
  const ground = frame.dataset['ground'] === undefined ? null : getComputedStyle(frame).backgroundColor;
  return { letters: hexOf(getComputedStyle(columns).color)!, own: ground === null ? null : hexOf(ground) };
}

/** Page and widgets are dark: transparent parts of the widgets show the page's background. */
export const Dark: Story = {
  args: { theme: 'dark', page: 'dark' },
  play: async ({ canvasElement }) => {
    await looksLikeOurs(canvasElement);
    const { letters, own } = await groundOf(canvasElement);
    await expect(own).toBeNull();
    await expect(contrast(letters, DARK.background)).toBeGreaterThan(4.5);
  },
};

/** Dark widgets on a light page bring their ground along, so that what stands beside tables and fields can be read. */
export const DarkOnALightPage: Story = {
  args: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    await looksLikeOurs(canvasElement);
    const { letters, own } = await groundOf(canvasElement);
    await expect(contrast(letters, own!)).toBeGreaterThan(4.5);
  },
};

/** The same the other way round: light widgets on a page that is dark by its style sheet alone. */
export const LightOnADarkPage: Story = {
  args: { page: 'dark' },
  play: async ({ canvasElement }) => {
    await looksLikeOurs(canvasElement);
    const { letters, own } = await groundOf(canvasElement);
    await expect(contrast(letters, own!)).toBeGreaterThan(4.5);
  },
};

/** The menu of a row opens and closes by its button, by keys and by a press beside it, though the page sees the element alone. */
export const MenuOfARow: Story = {
  play: async ({ canvas, canvasElement }) => {
    const element = await shownInElement(canvasElement);
    const [button] = await element.findAllByRole('button', { name: /^Weitere Aktionen für/ });
    await userEvent.click(button!);
    await element.findByRole('menu');
    await userEvent.click(button!);
    await waitFor(() => expect(element.queryByRole('menu')).toBeNull());
    await userEvent.click(button!);
    await element.findByRole('menu');
    await userEvent.click(canvas.getByText('Meine Seite'));
    await waitFor(() => expect(element.queryByRole('menu')).toBeNull());
    button!.focus();
    await userEvent.keyboard('{Enter}');
    await element.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(element.queryByRole('menu')).toBeNull());
  },
};

/** Without a shadow root the page's rules affect the rows: React hosts must keep their rules away from the widgets. */
export const SameRowsInThePage: Story = {
  args: { as: 'react', css: 'td { font-style: italic }' },
  play: async ({ canvas }) => {
    const row = await canvas.findByText('NW-2026-48213');
    await expect(getComputedStyle(row).fontStyle).toBe('italic');
  },
};

/** A host's bundler may order our modules like this: the styles of a widget's own part come before the reset. */
const Title = styled.h2`
  padding: 8px;
`;
const LateRoot = styled.div`
  ${elementReset}
`;

/** The reset wins over the page's rules for plain elements and loses against the widgets' styles, whichever comes first. */
export const RulesInAnyOrder: Story = {
  args: { css: 'body div div h2 { padding: 3px; margin: 3px }' },
  render: ({ css }) => (
    <LateRoot>
      <style>{css}</style>
      <Title>Bestellungen</Title>
    </LateRoot>
  ),
  play: async ({ canvas }) => {
    const { padding, margin } = getComputedStyle(canvas.getByRole('heading'));
    await expect([padding, margin]).toEqual(['8px', '0px']);
  },
};
