import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { FetchToken } from '@kontor/portal-core/embedding';
import { ordersFind } from '@kontor/portal-core/orders';
import { allowedResources } from '@kontor/portal-core/session';
import { createEmbedClient } from '../embed/index.js';
import { LatestOrders } from '../orders/index.js';
import { Button, Link, useNotify } from '../primitives/index.js';
import { useAllowedResources, useCurrentUser } from '../session/index.js';
import { about } from '../testing/about.js';
import { answer, type Answer } from '../testing/answer.js';
import { forbidden, Refusal, unreachable } from '../testing/refusal.js';
import { demoPerson } from '../testing/demo-data.js';
import { createFakeContentPortal } from '../testing/fake-content-portal.js';
import type { FakePortal } from '../testing/fake-portal.js';
import { useArgState } from '../testing/keeping.js';
import { serveAtOwnOrigin } from '../testing/story-network.js';
import type { StoryRole } from '../testing/story-roles.js';
import { accountOf } from '../testing/surroundings.js';
import { contrast, hexOf } from '../theme/index.js';
import { PortalProvider, type PortalProviderProps } from './PortalProvider.js';
import { createQueryClient } from '../provider/index.js';

type Args = Pick<
  PortalProviderProps,
  'locale' | 'appearance' | 'onEvent' | 'onReady' | 'onError' | 'children'
> & {
  readonly account: StoryRole;
  readonly answers: readonly Answer[];
  readonly fetchToken: FetchToken;
};

let portal: FakePortal;

const portalOf = ({ account, answers }: Pick<Args, 'account' | 'answers'>): FakePortal =>
  createFakeContentPortal({ answers: [...accountOf(account), ...answers] });

/** A partner's page with one provider. */
function Page({ account, answers, fetchToken, locale: first = 'de', ...props }: Args) {
  const [locale, setLocale] = useArgState(first);
  const [client] = useState(() => {
    portal = portalOf({ account, answers });
    return createEmbedClient({ baseUrl: serveAtOwnOrigin(portal.transport), fetchToken });
  });
  const [cache] = useState(() => {
    const own = createQueryClient();
    own.setDefaultOptions({ queries: { retry: false } });
    return own;
  });
  return (
    <>
      <button type="button" onClick={() => setLocale(locale === 'de' ? 'en' : 'de')}>
        Deutsch / English
      </button>
      <PortalProvider {...props} client={client} queryClient={cache} locale={locale} />
    </>
  );
}

/** An example of a host's own component above a widget, built with the library's hooks. */
function Host() {
  const user = useCurrentUser();
  const may = useAllowedResources();
  return (
    <>
      <p>
        {user?.full_name}, {user?.merchant?.merchant_name ?? 'Kontor'}
        {may?.has('/management/users') && ', Verwaltung'}
      </p>
      <LatestOrders />
    </>
  );
}

const aToken = async () => ({ token: 'a-token', expires_at: '2026-11-22T00:00:00Z' });

const meta: Meta<Args> = {
  title: 'Provider/PortalProvider',
  component: about(PortalProvider),
  render: (args) => <Page {...args} />,
  args: {
    locale: 'de',
    appearance: { theme: 'light' },
    onEvent: fn(),
    children: <Host />,
    account: 'merchant',
    answers: [],
    fetchToken: aToken,
  },
};
export default meta;

type Story = StoryObj<Args>;

const NEWEST = 'NW-2026-48213';

/** A merchant's user sees the merchant's data; the host is informed that the widgets are loaded. */
export const SignedInAsMerchant: Story = {
  play: async ({ canvas, args }) => {
    await canvas.findByText(NEWEST);
    await canvas.findByText(`${demoPerson('nordwind').full_name}, Nordwind`);
    await waitFor(() => expect(args.onEvent).toHaveBeenCalledWith({ type: 'load' }));
    await expect(portal.requests[0]?.headers['authorization']).toBe('Bearer a-token');
  },
};

export const SignedInAsWarehouse: Story = {
  args: { account: 'warehouse' },
  play: async ({ canvas }) => void (await canvas.findByText(`${demoPerson('lager').full_name}, Kontor`)),
};

export const SignedInAsSysadmin: Story = {
  args: { account: 'sysadmin' },
  play: async ({ canvas }) =>
    void (await canvas.findByText(`${demoPerson('admin').full_name}, Kontor, Verwaltung`)),
};

/** A host that only wants to know when something stands there, and what went wrong, in the reader's language and with a code that stays. */
export const ReadyAndFailed: Story = {
  args: {
    onEvent: undefined,
    onReady: fn(),
    onError: fn(),
    locale: 'en',
    answers: [answer(ordersFind, forbidden)],
  },
  play: async ({ canvas, args }) => {
    await canvas.findByRole('alert');
    await waitFor(() => expect(args.onReady).toHaveBeenCalledOnce());
    await expect(args.onError).toHaveBeenCalledWith(expect.objectContaining({ code: 'forbidden' }));
  },
};

/** The account may not see the widget's data: a message is shown in its place, and the host is informed. */
export const NoPermission: Story = {
  args: { answers: [answer(ordersFind, forbidden)] },
  play: async ({ canvas, args }) => {
    await canvas.findByText('Das ist Ihnen nicht erlaubt');
    await waitFor(() =>
      expect(args.onEvent).toHaveBeenCalledWith(
        expect.objectContaining({ type: 'error', code: 'forbidden' }),
      ),
    );
  },
};

let refuseRights = () => {};

/** The last call is refused: everything else is shown, and the host is informed of both. */
export const LoadedButForOne: Story = {
  args: {
    answers: [
      answer(
        allowedResources,
        () =>
          new Promise((_, reject) => {
            refuseRights = () => reject(new Refusal('forbidden'));
          }),
      ),
    ],
  },
  play: async ({ canvas, args }) => {
    await canvas.findByText(NEWEST);
    await canvas.findByText(`${demoPerson('nordwind').full_name}, Nordwind`);
    await expect(args.onEvent).not.toHaveBeenCalledWith({ type: 'load' });
    refuseRights();
    await waitFor(() => expect(args.onEvent).toHaveBeenCalledWith({ type: 'load' }));
  },
};

/** The language changes while the widgets are shown; their data stays. */
export const ChangesLanguage: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('columnheader', { name: 'Datum' });
    await canvas.findByText(NEWEST);
    const asked = portal.requests.length;
    // Pressed by the browser itself: what waits for texts is not drawn on within the testing library's own presses.
    canvas.getByRole('button', { name: 'Deutsch / English' }).click();
    await canvas.findByRole('columnheader', { name: 'Date' });
    await expect(canvas.getByText(NEWEST)).toBeVisible();
    await expect(canvasElement.querySelector('[part=root]')).toHaveAttribute('lang', 'en');
    await expect(portal.requests).toHaveLength(asked);
  },
};

/** Dark and dense, with the host's accent colour. */
export const OwnAppearance: Story = {
  args: {
    appearance: { theme: 'dark', density: 'compact', variables: { colorPrimary: '#f0a3c0' } },
    children: <Button variant="primary">Bestellung anlegen</Button>,
  },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Bestellung anlegen' });
    await expect(button).toHaveStyle({ backgroundColor: 'rgb(240, 163, 192)' });
  },
};

/** A colour that is too dark for links of the dark theme becomes lighter there; main buttons keep it, with letters that can be read. */
export const OwnColorInDark: Story = {
  args: {
    appearance: { theme: 'dark', variables: { colorPrimary: '#5b2a86' } },
    children: (
      <>
        <Button variant="primary">Bestellung anlegen</Button> <Link href="#orders">37029</Link>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Bestellung anlegen' })).toHaveStyle({
      backgroundColor: 'rgb(91, 42, 134)',
    });
    const link = canvas.getByRole('link');
    const ground = hexOf(getComputedStyle(link.closest('[data-ground]')!).backgroundColor)!;
    await expect(contrast(hexOf(getComputedStyle(link).color)!, ground)).toBeGreaterThanOrEqual(4.5);
  },
};

/** The portal cannot be reached: the user can try again. */
export const Unreachable: Story = {
  args: { answers: [answer(ordersFind, unreachable)] },
  play: async ({ canvas, args }) => {
    await canvas.findByRole('button', { name: 'Erneut versuchen' });
    await expect(args.onEvent).toHaveBeenCalledWith(
      expect.objectContaining({ type: 'error', code: 'unavailable' }),
    );
  },
};

/** The token is being fetched: the widgets keep their places, and nothing is sent. */
export const TokenBeingFetched: Story = {
  args: { fetchToken: () => new Promise(() => {}) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid')).toHaveAttribute('aria-busy', 'true');
    await expect(portal.requests).toEqual([]);
  },
};

let mayHave = false;

/** No token can be fetched: one message is shown above the widgets; trying again loads what is missing. */
export const SessionEnded: Story = {
  args: { fetchToken: () => (mayHave ? aToken() : Promise.reject(new Error('Signed out'))) },
  beforeEach: () => {
    mayHave = false;
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/bekommt gerade keinen Zugang zum Portal/);
    await expect(portal.requests).toEqual([]);
    mayHave = true;
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await canvas.findByText(NEWEST);
    await waitFor(() => expect(canvas.queryByText(/bekommt gerade keinen Zugang/)).toBeNull());
  },
};

function BlockedStyles(): never {
  throw new Error('CSSStyleSheet could not be found');
}

/** The page's security policy allows no styles: a message without any is shown. */
export const StylesBlocked: Story = {
  args: { children: <BlockedStyles /> },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Sicherheitsregeln dieser Seite/);
    await expect(args.onEvent).toHaveBeenCalledWith(expect.objectContaining({ code: 'styles_blocked' }));
  },
};

function Notifier() {
  const notify = useNotify();
  return (
    <Button onPress={() => notify({ level: 'warning', title: 'Zwei Bestellungen sind schon vorhanden' })}>
      Melden
    </Button>
  );
}

/** The region of notices is loaded with the first notice. */
export const FirstNotice: Story = {
  args: { children: <Notifier /> },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Melden' }));
    const notice = within(await screen.findByRole('alertdialog'));
    await waitFor(() => expect(notice.getByText('Zwei Bestellungen sind schon vorhanden')).toBeVisible());
  },
};

/** Two merchants on one page, each with its own client, language and appearance. */
export const TwoOnOnePage: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Page {...args} />
      <Page {...args} account="warehouse" locale="en" appearance={{ density: 'compact' }} />
    </div>
  ),
  play: async ({ canvas }) => {
    await canvas.findByText(`${demoPerson('nordwind').full_name}, Nordwind`);
    await canvas.findByText(`${demoPerson('lager').full_name}, Kontor`);
    await canvas.findByRole('columnheader', { name: 'Datum' });
    await canvas.findByRole('columnheader', { name: 'Date' });
  },
};
