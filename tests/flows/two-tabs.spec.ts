import { usersList } from '@kontor/portal-core/users';
import { Shell } from './pages/Shell.js';
import { expect, speakWith, test } from './portal.js';

test.use({ user: 'admin' });
test.beforeEach(({ portal, language }) => speakWith(portal, 'nordwind', language));

test('acting as someone else in one tab is acting so in the other, which shows nothing of before', async ({
  context,
  orders,
  page,
  portal,
  text,
}) => {
  const admin = await portal.client('admin');
  const [user] = (await admin.call(usersList, { query: { username: 'nordwind' } })).entries;
  await orders.visit();
  const other = await context.newPage();
  await other.goto('/orders');
  await orders.on(other).expectShown();
  await page.evaluate((id) => localStorage.setItem('kontor.loggedInAs', String(id)), user!.id);
  await expect(other).toHaveURL(/\/dashboard$/);
  const band = other.getByText(text('shell.impersonating', { actor: 'admin', user: 'nordwind' }));
  await expect(band).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('kontor.loggedInAs'));
  await expect(band).toBeHidden();
  await new Shell(other, text).expectSignedInAs('admin');
});

test('signing in as another in one tab leaves nothing of the first in the other', async ({
  context,
  orders,
  page,
  portal,
  text,
}) => {
  await orders.visit();
  const other = await context.newPage();
  await other.goto('/orders');
  await orders.on(other).expectShown();
  const token = await portal.token('nordwind');
  await page.evaluate((kept) => localStorage.setItem('kontor.token', kept), token);
  await expect(other).toHaveURL(/\/dashboard$/);
  await new Shell(other, text).expectSignedInAs('nordwind');
});
