import { merchantsList, usersCreate, type User } from '@kontor/portal-core';
import { expectAccessible } from './accessible.js';
import { ProfilePage, UsersPage } from './pages/PeoplePages.js';
import { DEMO_PASSWORD, expect, test as base, type Portal } from './portal.js';

const test = base.extend<{ users: UsersPage; profile: ProfilePage }>({
  users: ({ page, text }, use) => use(new UsersPage(page, text)),
  profile: ({ page, text }, use) => use(new ProfilePage(page, text)),
});

/** A user of Nordwind's that only one test speaks of. */
async function aUser(portal: Portal, username: string): Promise<User> {
  const admin = await portal.client('admin');
  const { entries } = await admin.call(merchantsList, { query: { limit: 250 } });
  return admin.call(usersCreate, {
    body: {
      username,
      full_name: 'Frieda Fluss',
      email: `${username}@nordwind.example`,
      password: DEMO_PASSWORD,
      user_role_id: 2,
      merchant_id: entries.find(({ merchant_name }) => merchant_name === 'Nordwind')!.id,
      erp_shop_code: null,
      dashboard_config_id: 1,
      display_only_stock_products: false,
      products_status: '',
      language: 'de',
    },
  });
}

test.describe('users', () => {
  test.use({ user: 'admin', language: 'en' });

  test('are created and acted as, and the trail tells both names', async ({
    users,
    profile,
    shell,
    page,
    text,
  }) => {
    const name = `people-${Date.now()}`;
    await users.visit();
    await expectAccessible(page);
    await users.beginNew();
    await users.save();
    await expect(users.dialog.getByText('This field is required')).toHaveCount(4);
    await users.fill({ 'users.username': 'nordwind', 'users.password': 'password' });
    await expect(users.dialog.getByText('Username already exists')).toBeVisible();
    await expectAccessible(page);
    await users.fill({
      'users.username': name,
      'users.fullName': 'Paula People',
      'users.email': `${name}@nordwind.example`,
      'users.password': 'flows-2026',
    });
    await users.choose('users.language', 'English');
    await users.chooseMerchant('Nordwind');
    await users.save();
    await expect(page.getByText('User created')).toBeVisible();
    await expect(users.row(name)).toContainText('Nordwind (2)');

    await users.edit(name);
    await users.fill({ 'users.fullName': 'Paula Portal' });
    await users.save();
    await expect(page.getByText('User updated')).toBeVisible();
    await expect(users.row(name)).toContainText('Paula Portal');

    await users.logInAs(name);
    const band = page.getByText(text('shell.impersonating', { actor: 'admin', user: name }));
    await expect(band).toBeVisible();
    await expect(shell.navigation.getByRole('link', { name: text('shell.users') })).toBeHidden();
    await page.goto('/users');
    await expect(page.getByText(text('shell.noAccessTitle'))).toBeVisible();
    await profile.visit();
    await expect(profile.field('session.email')).toHaveAttribute('readonly', '');
    await expect(profile.field('session.currentPassword')).toHaveCount(0);
    await profile.field('session.fullName').fill('Paula Person');
    await profile.save();
    await expect(page.getByText(text('session.profileSaved'))).toBeVisible();

    await shell.signOut();
    await shell.expectSignedInAs('admin');
    await expect(band).toBeHidden();
    await page.goto(`/audit-log?username=${name}`);
    const entry = page.getByRole('row').filter({ hasText: `admin as ${name}` });
    await expect(entry).toContainText('Sign-in and profile: profile changed');
    await expectAccessible(page);
    await entry.getByRole('button').click();
    await expect(page.getByRole('dialog')).toContainText('session.updateCurrentUser /current-user');
  });

  test('have roles whose rights can be read', async ({ page, text }) => {
    await page.goto('/users');
    await page.getByRole('link', { name: text('shell.roles') }).click();
    const roles = page.getByRole('list', { name: text('users.rolesTable') });
    await expect(roles.getByRole('heading', { level: 2 })).toHaveCount(3);
    await expect(roles.getByText(text('users.mayAuditLog'))).toHaveCount(1);
    await expectAccessible(page);
  });
});

test.describe('the own profile', () => {
  test.use({ user: null });

  test('keeps name and password, and the session goes on', async ({
    portal,
    profile,
    signInPage,
    shell,
    page,
    text,
  }) => {
    const { username } = await aUser(portal, `profil-${Date.now()}`);
    await signInPage.open();
    await signInPage.signIn(username, DEMO_PASSWORD);
    await shell.account(username).click();
    await page.getByRole('link', { name: text('shell.openProfile') }).click();
    await expect(profile.field('session.fullName')).toHaveValue('Frieda Fluss');
    await expectAccessible(page);
    await profile.field('session.fullName').fill('F');
    await profile.save();
    await expect(page.getByText(text('validation.minLength', { min: 3 }))).toBeVisible();
    await profile.field('session.fullName').fill('Frieda Förde');
    await profile.save();
    await expect(page.getByText(text('session.profileSaved'))).toBeVisible();

    await profile.changePassword('falsch', 'neu-und-gut-26');
    await expect(page.getByText(text('validation.wrongPassword'))).toBeVisible();
    await profile.changePassword(DEMO_PASSWORD, 'neu-und-gut-26');
    await expect(page.getByText(text('session.passwordUpdated'))).toBeVisible();
    await expect(profile.field('session.currentPassword')).toHaveValue('');
    await page.reload();
    await expect(profile.field('session.fullName')).toHaveValue('Frieda Förde');

    await page.goto('/audit-log');
    await expect(page.getByText(text('shell.noAccessTitle'))).toBeVisible();
    await expect(shell.navigation.getByRole('link', { name: text('shell.users') })).toBeHidden();
  });
});
