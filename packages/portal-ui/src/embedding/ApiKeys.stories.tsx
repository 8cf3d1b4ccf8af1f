import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { apiKeysCreate, apiKeysList, apiKeysRevoke, type ApiKey } from '@kontor/portal-core/embedding';
import { merchantsList } from '@kontor/portal-core/merchants';
import { allowedResources } from '@kontor/portal-core/session';
import { settingsList } from '@kontor/portal-core/settings';
import { usersSuggest } from '@kontor/portal-core/users';
import { about } from '../testing/about.js';
import { answer, type Answer } from '../testing/answer.js';
import { listOf } from '../testing/lists.js';
import { broken, forbidden, refuse, silent } from '../testing/refusal.js';
import { demoMerchant, demoPerson } from '../testing/demo-data.js';
import { createFakeContentPortal } from '../testing/fake-content-portal.js';
import { bodyOf, type FakePortal } from '../testing/fake-portal.js';
import { resourcesOf } from '../testing/story-roles.js';
import { inWidth } from '../testing/in-width.js';
import { InPortal } from '../testing/InPortal.js';
import { ApiKeys, type ApiKeysProps } from './ApiKeys.js';

const USER = demoPerson('nordwind');
const NORDWIND = demoMerchant(2);
const aKey = (id: number, fields: Partial<ApiKey> = {}): ApiKey => ({
  id,
  name: `Schlüssel ${id}`,
  user_id: USER.id,
  user_name: USER.full_name,
  merchant_id: NORDWIND.id,
  merchant_name: NORDWIND.merchant_name,
  scopes: ['embed:sessions'],
  resources: ['/orders'],
  origins: ['https://shop.example'],
  created_at: '2026-11-20T08:00:00.000Z',
  created_by: 1,
  created_by_name: demoPerson('admin').full_name,
  last_used_at: null,
  revoked_at: null,
  last_day: null,
  ...fields,
});
const KEYS = [
  aKey(3, { name: 'Shop von Nordwind', last_used_at: '2026-11-21T17:40:00.000Z' }),
  aKey(2, {
    name: 'Kundenkonto der Alpenländischen Handelsgesellschaft mit beschränkter Haftung',
    merchant_id: null,
    merchant_name: null,
    resources: ['/orders', '/products', '/deliveries', '/investigations/comments/status', '/blog'],
    origins: ['https://kundenkonto.alpenlaendische-handelsgesellschaft.example', 'https://shop.example:8443'],
  }),
  aKey(1, { name: 'Versuch', revoked_at: '2026-11-20T09:00:00.000Z' }),
];
const SECRET = `kontor_key_${'aB3_'.repeat(10)}xyz`;

let portal: FakePortal;

type Args = ApiKeysProps & { readonly answers?: readonly Answer[] };

function Example({ answers = [], ...props }: Args) {
  const [own] = useState(
    () =>
      (portal = createFakeContentPortal({
        answers: [
          answer(apiKeysList, () => listOf(KEYS)),
          answer(apiKeysCreate, () => ({ ...aKey(4), name: 'Neu', secret: SECRET })),
          answer(apiKeysRevoke, () => undefined),
          answer(settingsList, () => listOf([])),
          answer(merchantsList, () => listOf([NORDWIND])),
          answer(usersSuggest, () =>
            listOf([{ id: USER.id, username: USER.username, full_name: USER.full_name }]),
          ),
          ...answers,
        ],
      })),
  );
  return (
    <InPortal portal={own}>
      <ApiKeys {...props} />
    </InPortal>
  );
}

const meta: Meta<typeof Example> = {
  title: 'Embedding/API keys',
  component: about(ApiKeys),
  render: (args) => <Example {...args} />,
  args: {
    page: 1,
    onChange: fn(),
    portalUrl: 'https://portal.example',
    heading: <h1>API-Schlüssel</h1>,
    links: undefined,
  },
};
export default meta;
type Story = StoryObj<typeof Example>;

const openForm = async (canvas: { findByText: (text: string) => Promise<unknown> }) => {
  await canvas.findByText('3 Schlüssel gefunden');
  await userEvent.click(screen.getByRole('button', { name: 'API-Schlüssel anlegen' }));
  return within(await screen.findByRole('dialog'));
};
const choose = async (dialog: ReturnType<typeof within>, field: RegExp, typed: string, option: RegExp) => {
  await userEvent.type(dialog.getByRole('combobox', { name: field }), typed);
  await userEvent.click(await screen.findByRole('option', { name: option }));
};

/** A key is told to end soon two weeks before its last day, and to have ended after it. */
export const WithLastDays: Story = {
  args: {
    answers: [
      answer(apiKeysList, () =>
        listOf([
          aKey(3, { name: 'Lange', last_day: '2027-06-30' }),
          aKey(2, { name: 'Bald', last_day: '2026-12-04' }),
          aKey(1, { name: 'Vorbei', last_day: '2026-11-20' }),
        ]),
      ),
    ],
  },
  play: async ({ canvas }) => {
    const rowOf = (name: string) => canvas.findByRole('row', { name: new RegExp(`^${name}`) });
    await expect(await rowOf('Lange')).toHaveTextContent('Aktiv');
    await expect(await rowOf('Bald')).toHaveTextContent('Endet bald');
    await expect(await rowOf('Vorbei')).toHaveTextContent('Abgelaufen');
  },
};

/** The last day is chosen with the key; one that is over is not. */
export const CreateWithLastDay: Story = {
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas);
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Nachtlauf');
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Bestellungen lesen' }));
    await choose(dialog, /^Konto/, 'Hinn', /Hinnerk/);
    await choose(dialog, /^Händler/, 'Nord', /Nordwind/);
    await userEvent.click(dialog.getByRole('button', { name: /Kalender öffnen/ }));
    await userEvent.click(await screen.findByRole('button', { name: /30\. November 2026/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'API-Schlüssel anlegen' }));
    await waitFor(() =>
      expect(bodyOf(portal.requests.find(({ method }) => method === 'POST'))).toMatchObject({
        scopes: ['orders:read'],
        last_day: '2026-11-30',
      }),
    );
  },
};

/** A key for pages is created with an account, a merchant, areas and the origins of its pages. Its secret is shown once. */
export const Create: Story = {
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas);
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Neu');
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Widgets einbetten' }));
    await choose(dialog, /^Konto/, 'Hinn', /Hinnerk/);
    await choose(dialog, /^Händler/, 'Nord', /Nordwind/);
    await choose(dialog, /^Bereiche/, 'Bestell', /Bestellungen und/);
    await userEvent.type(
      dialog.getByRole('textbox', { name: /^Seiten/ }),
      'https://shop.example/{Enter}https://a.example',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'API-Schlüssel anlegen' }));
    const shown = within(await screen.findByRole('dialog', { name: 'Ihr neuer API-Schlüssel' }));
    await waitFor(() => expect(shown.getByText(SECRET)).toBeVisible());
    await expect(bodyOf(portal.requests.find(({ method }) => method === 'POST'))).toEqual({
      name: 'Neu',
      user_id: 4,
      merchant_id: 20,
      scopes: ['embed:sessions'],
      resources: ['/orders'],
      origins: ['https://shop.example', 'https://a.example'],
      last_day: null,
    });
    await userEvent.click(shown.getAllByRole('button', { name: 'Schließen' }).at(-1)!);
    await waitFor(() => expect(screen.queryByText(SECRET)).toBeNull());
  },
};

/** A key with which an ERP reports has no pages and no areas. It is shown once, with a call to try it. */
export const OfErp: Story = {
  args: {
    answers: [
      answer(allowedResources, () => resourcesOf(['/api-keys', '/erp-link'])),
      answer(apiKeysCreate, () => ({
        ...aKey(5, { name: 'ERP', scopes: ['erp:report'], resources: [], origins: [] }),
        secret: SECRET,
      })),
    ],
  },
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas);
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'ERP');
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Als ERP oder Lager melden' }));
    await waitFor(() => expect(dialog.queryByRole('checkbox', { name: 'Bestellungen lesen' })).toBeNull());
    await waitFor(() => expect(dialog.queryByRole('textbox', { name: /^Seiten/ })).toBeNull());
    await choose(dialog, /^Konto/, 'Hinn', /Hinnerk/);
    await userEvent.click(dialog.getByRole('button', { name: 'API-Schlüssel anlegen' }));
    const shown = within(await screen.findByRole('dialog', { name: 'Ihr neuer API-Schlüssel' }));
    await waitFor(() => expect(shown.getByText(/api\/erp\/orders/)).toBeVisible());
    await expect(bodyOf(portal.requests.find(({ method }) => method === 'POST'))).toEqual({
      name: 'ERP',
      user_id: 4,
      merchant_id: null,
      scopes: ['erp:report'],
      resources: [],
      origins: [],
      last_day: null,
    });
  },
};

/** A script's key is of one merchant, and has neither areas nor pages. It is shown once, with lines to try it. */
export const OfScript: Story = {
  args: {
    answers: [
      answer(apiKeysCreate, () => ({
        ...aKey(6, { name: 'Skript', scopes: ['orders:read', 'orders:import'], resources: [], origins: [] }),
        secret: SECRET,
      })),
    ],
  },
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas);
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Skript');
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Bestellungen importieren' }));
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Bestellungen lesen' }));
    await expect(dialog.queryByRole('textbox', { name: /^Seiten/ })).toBeNull();
    await choose(dialog, /^Konto/, 'Hinn', /Hinnerk/);
    await userEvent.click(dialog.getByRole('button', { name: 'API-Schlüssel anlegen' }));
    await waitFor(() => expect(dialog.getAllByText('Dieses Feld ist erforderlich').length).toBe(1));
    await choose(dialog, /^Händler/, 'Nord', /Nordwind/);
    await userEvent.click(dialog.getByRole('button', { name: 'API-Schlüssel anlegen' }));
    const shown = within(await screen.findByRole('dialog', { name: 'Ihr neuer API-Schlüssel' }));
    await waitFor(() => expect(shown.getByText(/kontor orders import/)).toBeVisible());
    await expect(bodyOf(portal.requests.find(({ method }) => method === 'POST'))).toEqual({
      name: 'Skript',
      user_id: 4,
      merchant_id: 20,
      scopes: ['orders:read', 'orders:import'],
      resources: [],
      origins: [],
      last_day: null,
    });
  },
};

/** All validation errors are shown together; the server's errors are shown at their fields. */
export const Refused: Story = {
  args: {
    answers: [
      answer(apiKeysCreate, () =>
        refuse('validation_failed', { issues: [{ path: 'merchant_id', code: 'notAllowed' }] }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'API-Schlüssel anlegen' }));
    await waitFor(() => expect(dialog.getAllByText('Dieses Feld ist erforderlich').length).toBe(3));
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Widgets einbetten' }));
    await waitFor(() => expect(dialog.getAllByText('Dieses Feld ist erforderlich').length).toBe(4));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Seiten/ }), 'shop.example');
    await dialog.findByText(/Bitte einen genauen Ursprung angeben/);
    await expect(portal.requests.some(({ method }) => method === 'POST')).toBe(false);
  },
};

/** The embedding code for a key, which never contains its secret. */
export const Lines: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('3 Schlüssel gefunden');
    await userEvent.click(canvas.getByRole('button', { name: 'Zeilen für Shop von Nordwind zeigen' }));
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText(/kontor-orders-table/)).toBeVisible());
    await expect(dialog.getByText(/"merchant_id":20/)).toBeVisible();
  },
};

/** Revoking a key asks for confirmation. */
export const Revoke: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('3 Schlüssel gefunden');
    await userEvent.click(canvas.getByRole('button', { name: 'Shop von Nordwind widerrufen' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'API-Schlüssel widerrufen?' }));
    await userEvent.click(question.getByRole('button', { name: 'Widerrufen' }));
    await waitFor(() => expect(portal.requests.some(({ method }) => method === 'DELETE')).toBe(true));
    await waitFor(() => expect(screen.queryByText('API-Schlüssel widerrufen?')).toBeNull());
  },
};

export const Empty: Story = {
  args: { answers: [answer(apiKeysList, () => listOf([]))] },
  play: async ({ canvas }) => void (await canvas.findByText(/noch keinen API-Schlüssel/)),
};
/** One page out of ten thousand. */
export const ManyRows: Story = {
  args: {
    answers: [
      answer(apiKeysList, () =>
        listOf(
          Array.from({ length: 50 }, (_, id) => aKey(10_000 - id)),
          10_000,
        ),
      ),
    ],
  },
  play: async ({ canvas }) => void (await canvas.findByText('10.000 Schlüssel gefunden')),
};
export const Loading: Story = { args: { answers: [answer(apiKeysList, silent)] } };
export const Failed: Story = {
  args: { answers: [answer(apiKeysList, broken)] },
  play: async ({ canvas }) => void (await canvas.findByRole('alert')),
};

/** Users without the right see a message instead. */
export const NotAllowed: Story = {
  args: { answers: [answer(apiKeysList, forbidden)] },
  play: async ({ canvas }) => void (await canvas.findByText('Das ist Ihnen nicht erlaubt')),
};

/** Beside the sidebar of a small laptop nothing scrolls sideways; names that do not fit are cut off. */
export const FitsBesideTheSidebar: Story = {
  decorators: [inWidth(992)],
  play: async ({ canvas }) => {
    await canvas.findByText('Shop von Nordwind');
    const scroller = canvas.getByRole('grid').parentElement!;
    await waitFor(() => expect(scroller.scrollWidth).toBeLessThanOrEqual(scroller.clientWidth));
  },
};
