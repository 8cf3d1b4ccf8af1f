import { createClient } from '@kontor/portal-core/contract';
import { embedSessionsCreate, type EmbedSession } from '@kontor/portal-core/embedding';
import { ordersFind } from '@kontor/portal-core/orders';
import { currentUser } from '@kontor/portal-core/session';
import { expectAccessible } from './accessible.js';
import { fetchTransport } from './fetch-transport.js';
import { ApiKeysPage } from './pages/ApiKeysPages.js';
import { ENGLISH, expect, inTurns, test as base, type Portal } from './portal.js';

const test = base.extend<{ keys: ApiKeysPage }>({
  keys: ({ page, text }, use) => use(new ApiKeysPage(page, text)),
});
const ORIGIN = 'https://shop.example';

/** What the back end of a partner does with its key. */
const trade = (portal: Portal, secret: string, merchant_id: number): Promise<EmbedSession> =>
  createClient({ transport: fetchTransport(portal.url), token: () => secret }).call(embedSessionsCreate, {
    body: { resources: ['/orders'], merchant_id, origins: [ORIGIN] },
  });

/** What its page does with the token. */
const orders = (portal: Portal, token: string) => {
  const send = fetchTransport(portal.url);
  const transport: typeof send = (request) =>
    send({ ...request, headers: { ...request.headers, Origin: ORIGIN } });
  return createClient({ transport, token: () => token }).call(ordersFind, { body: { limit: 3 } });
};

inTurns('API keys', () => {
  test.use({ user: 'admin' });

  test('are created, traded, and end at once when they are revoked', async ({ keys, portal, page, text }) => {
    const name = `Shop ${Date.now()}`;
    await keys.visit();
    await page.getByRole('button', { name: text('apiKeys.create') }).click();
    await keys.fillNew(name, 'shop.example');
    await keys
      .dialog('apiKeys.create')
      .getByRole('button', { name: text('apiKeys.create') })
      .click();
    await expect(page.getByText(text('validation.origin'))).toBeVisible();
    await expectAccessible(page);
    const origins = keys.dialog('apiKeys.create').getByRole('textbox', { name: text('apiKeys.origins') });
    await origins.fill(ORIGIN);
    const secret = await keys.create();
    expect(secret).toMatch(/^kontor_key_[\w-]{43}$/);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(keys.dialog('apiKeys.createdTitle')).toBeHidden();
    await expect(keys.row(name)).toContainText(text('apiKeys.neverUsed'));
    await expect(page.getByText(secret)).toHaveCount(0);

    const { merchant } = await (await portal.client('nordwind')).call(currentUser, {});
    const { token } = await trade(portal, secret, merchant!.id);
    expect((await orders(portal, token)).entries).toHaveLength(3);
    await page.reload();
    await expect(keys.row(name)).not.toContainText(text('apiKeys.neverUsed'));

    await page.getByRole('button', { name: text('apiKeys.revokeNamed', { name }) }).click();
    await page
      .getByRole('alertdialog', { name: text('apiKeys.revokeTitle') })
      .getByRole('button', { name: text('apiKeys.revoke') })
      .click();
    await expect(page.getByText(text('apiKeys.revokeDone'))).toBeVisible();
    await expect(keys.row(name)).toContainText(text('apiKeys.revoked'));
    await expect(orders(portal, token)).rejects.toMatchObject({ status: 401 });
    await expectAccessible(page);
  });

  test('lead to the doctor, who names what a page lacks', ENGLISH, async ({ keys, page, text }) => {
    await keys.visit();
    await page.getByRole('link', { name: text('shell.embedDoctor') }).click();
    await expect(keys.heading('shell.embedDoctor')).toBeVisible();
    await keys.examine(
      'https://nobody.example/',
      `HTTP/2 200\ncontent-security-policy: default-src 'self'\n\n<html>`,
    );
    await expect(
      page.getByText(text('embedDoctor.originRefused', { origin: 'https://nobody.example' })),
    ).toBeVisible();
    const { origin } = new URL(page.url());
    await expect(page.getByText(`connect-src 'self' ${origin}`)).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('API keys of others', () => {
  test('are no page for a merchant', async ({ page, text }) => {
    await page.goto('/api-keys');
    await expect(page.getByRole('button', { name: text('apiKeys.create') })).toHaveCount(0);
    await expect(page.getByRole('link', { name: text('shell.apiKeys') })).toHaveCount(0);
  });
});
