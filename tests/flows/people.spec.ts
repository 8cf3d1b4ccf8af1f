import { createClient } from '@kontor/portal-core/contract';
import { createTranslator, type Translate } from '@kontor/portal-core/i18n';
import { currentUser, endImpersonation } from '@kontor/portal-core/session';
import { aUser, USER_PASSWORD } from './a-user.js';
import { expectAccessible } from './accessible.js';
import { fetchTransport } from './fetch-transport.js';
import { ProfilePage, UsersPage } from './pages/PeoplePages.js';
import { ENGLISH, expect, inTurns, test as base } from './portal.js';

const test = base.extend<{ users: UsersPage; profile: ProfilePage }>({
  users: ({ page, text }, use) => use(new UsersPage(page, text)),
  profile: ({ page, text }, use) => use(new ProfilePage(page, text)),
});

test.describe('users', () => {
  test.use({ user: 'admin', language: 'en' });

  test('of a form given up are asked about once', async ({ users, page, text }) => {
    await users.visit();
    await users.beginNew();
    await users.fill({ 'users.fullName': 'Paula People' });
    await users.dialog.getByRole('button', { name: text('common.cancel') }).click();
    await page.getByRole('button', { name: text('common.discard') }).click();
    await expect(users.dialog).toBeHidden();
    await expect(page).toHaveURL(/users$/);
    await expect(page.getByRole('alertdialog')).toBeHidden();
  });

  test('are created on a page of its own, which keeps what is typed and shows what is wrong', async ({
    users,
    page,
    text,
  }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await page.goto('/users/create');
    const form = page.getByRole('form', { name: text('users.create') });
    const field = (name: RegExp) => form.getByRole('textbox', { name });
    const username = field(new RegExp(`^${text('users.username')}`));
    await expect(username).toBeFocused();
    await expectAccessible(page);
    await form.getByRole('button', { name: text('common.save') }).click();
    await expect(username).toBeFocused();
    const bar = page.getByRole('banner');
    const bottom = async () => ((await bar.boundingBox())?.y ?? 0) + ((await bar.boundingBox())?.height ?? 0);
    await expect.poll(async () => (await username.boundingBox())!.y - (await bottom())).toBeGreaterThan(20);

    const name = `page-${Date.now()}`;
    await username.fill(name);
    await form.getByRole('button', { name: text('common.cancel') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: text('common.keepEditing') })
      .click();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(username).toHaveValue(name);
    await field(new RegExp(`^${text('users.fullName')}`)).fill('Pia Page');
    await field(new RegExp(`^${text('users.email')}`)).fill(`${name}@kontor.example`);
    await form.getByLabel(new RegExp(`^${text('users.password')}`)).fill('flows-2026');
    await form.getByRole('combobox', { name: text('users.merchant') }).fill('Nordwind');
    await page.getByRole('option').filter({ hasText: 'Nordwind' }).first().click();
    await expect(page.getByRole('option')).toHaveCount(0);
    await form.getByRole('button', { name: text('common.save') }).click();
    await expect(page.getByText('User created')).toBeVisible();
    await expect(page).toHaveURL(/users$/);
    await users.expectSettled();
    await expect(page.getByText('Pia Page')).toBeVisible();
  });

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
      'users.fullName': 'Paula People',
      'users.email': `${name}@nordwind.example`,
      'users.password': 'flows-2026',
    });
    await users.choose('users.language', 'English');
    await users.chooseMerchant('Nordwind');
    await users.fill({ 'users.username': name });
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
    const done = page.getByRole('row').filter({ hasText: `admin as ${name}` });
    const entries = done.filter({ hasNotText: 'Viewed while acting as another' });
    await expect(entries).toHaveCount(3);
    const entry = entries.filter({ hasText: 'Sign-in and profile: profile changed' });
    await expect(entry).toBeVisible();
    await expectAccessible(page);
    await entry.getByRole('button').click();
    await expect(page.getByRole('dialog')).toContainText('session.updateCurrentUser /current-user');
  });

  test('have roles whose rights can be compared', async ({ page, text }) => {
    await page.goto('/users');
    await page.getByRole('link', { name: text('shell.roles') }).click();
    const roles = page.getByRole('table', { name: text('users.rolesTable') });
    await expect(roles.getByRole('columnheader')).toHaveCount(4);
    const right = roles.getByRole('row').filter({ hasText: text('users.mayAuditLog') });
    await expect(right.getByRole('img', { name: text('users.allowed') })).toHaveCount(1);
    await expectAccessible(page);
  });
});

inTurns('a user', () => {
  test.use({ user: 'admin' });

  test('of a merchant needs the merchant, staff do not', async ({ users, page, text }) => {
    const name = `lager-${Date.now()}`;
    await users.visit();
    await users.beginNew();
    await users.fill({
      'users.username': name,
      'users.fullName': 'Lena Lager',
      'users.email': `${name}@kontor.example`,
      'users.password': 'flows-2026',
    });
    await users.save();
    await expect(users.dialog.getByText(text('validation.merchantRequired'))).toBeVisible();
    await users.choose('users.role', text('users.roleWarehouse'));
    await users.save();
    await expect(page.getByText(text('users.created'))).toBeVisible();
    await expect(users.row(name)).toContainText(text('users.roleWarehouse'));
  });

  test(
    'becomes and stops being sysadmin, each time after a question',
    ENGLISH,
    async ({ users, portal, page, text }) => {
      const { username } = await aUser(portal, `admin-${Date.now()}`);
      await users.visit();
      await users.edit(username);
      await users.press('users.grantSysadmin');
      await users.question.getByRole('button', { name: text('common.cancel') }).click();
      await expect(users.dialog.getByRole('button', { name: text('users.grantSysadmin') })).toBeVisible();
      await users.press('users.grantSysadmin');
      await expectAccessible(page);
      await users.confirm('users.grantSysadmin');
      await expect(users.dialog.getByRole('button', { name: roleField(text) })).toHaveCount(0);
      await users.save();
      await expect(page.getByText(text('users.updated'))).toBeVisible();
      await expect(users.row(username)).toContainText(text('users.roleSysadmin'));
      const actAs = text('users.logInAs', { name: username });
      await expect(users.row(username).getByRole('button', { name: actAs })).toBeDisabled();

      await users.edit(username);
      await users.press('users.revokeSysadmin');
      await users.confirm('users.revokeSysadmin');
      await users.save();
      await expect(users.dialog.getByText(text('validation.required'))).toBeVisible();
      await users.choose('users.role', text('users.roleMerchant'));
      await users.save();
      await expect(users.row(username)).toContainText(text('users.roleMerchant'));
    },
  );

  test('gets another password, and the old one ends with its sessions', async ({
    users,
    portal,
    page,
    text,
  }) => {
    const { username } = await aUser(portal, `passwort-${Date.now()}`);
    const { token } = await portal.signIn(username, USER_PASSWORD);
    await users.visit();
    await users.chooseIn(username, 'users.passwordOf');
    await users.fill({ 'users.newPassword': 'kurz' });
    await users.save();
    await expect(users.dialog.getByText(text('validation.minLength', { min: 6 }))).toBeVisible();
    await users.fill({ 'users.newPassword': 'Passwort1' });
    await expect(users.dialog.getByText(text('validation.commonPassword'))).toBeVisible();
    await users.fill({ 'users.newPassword': 'Ahoi-Kontor-26' });
    await users.save();
    await expect(page.getByText(text('users.passwordUpdated'))).toBeVisible();
    await expect(portal.clientOf(token).call(currentUser, {})).rejects.toMatchObject({ status: 401 });
    await expect(portal.signIn(username, USER_PASSWORD)).rejects.toMatchObject({ status: 401 });
    await portal.signIn(username, 'Ahoi-Kontor-26');
  });

  test(
    'is switched off while at work, and the next click leads to the sign-in and says why',
    ENGLISH,
    async ({ users, portal, page, browser, text, language }) => {
      const { username } = await aUser(portal, `abgang-${Date.now()}`);
      const { token } = await portal.signIn(username, USER_PASSWORD);
      const elsewhere = await browser.newContext({ baseURL: portal.url });
      await elsewhere.addInitScript(
        ([own, preferences]) => {
          if (sessionStorage.getItem('begun')) return;
          sessionStorage.setItem('begun', 'yes');
          localStorage.setItem('kontor.token', own!);
          localStorage.setItem('kontor.preferences', preferences!);
        },
        [token, JSON.stringify({ language })],
      );
      const theirs = await elsewhere.newPage();
      await theirs.goto('/orders');
      const german = createTranslator('de');
      await theirs.getByRole('link', { name: german('shell.products') }).waitFor();

      await users.visit();
      await users.chooseIn(username, 'users.switchOffNamed');
      await expectAccessible(page);
      await expect(users.question).toContainText(text('users.switchOffKeeps'));
      await users.confirm('common.switchOff');
      await expect(users.row(username)).toContainText(text('common.switchedOff'));

      await theirs.getByRole('link', { name: german('shell.products') }).click();
      await expect(theirs.getByText(/Ihre Sitzung wurde beendet|Your session was ended/)).toBeVisible();
      await expect(theirs).toHaveURL(/\/sign-in/);
      await elsewhere.close();
      await expect(portal.signIn(username, USER_PASSWORD)).rejects.toMatchObject({
        code: 'invalid_credentials',
      });

      await users.chooseIn(username, 'users.switchOnNamed');
      await users.confirm('common.switchOn');
      await expect(users.row(username)).not.toContainText(text('common.switchedOff'));
      await portal.signIn(username, USER_PASSWORD);
    },
  );

  test('is acted as until the server ends it, which the portal tells', async ({
    users,
    portal,
    shell,
    page,
    text,
  }) => {
    const { id, username } = await aUser(portal, `stunde-${Date.now()}`);
    await users.visit();
    await users.logInAs(username);
    // The page speaks the language of the account acted as, until one is back.
    const german = createTranslator('de');
    const band = page.getByText(german('shell.impersonating', { actor: 'admin', user: username }));
    await expect(band).toBeVisible();
    // An impersonation belongs to the session of its page.
    const token = await page.evaluate(() => localStorage.getItem('kontor.token'));
    const admin = createClient({ transport: fetchTransport(portal.url), token: () => token });
    // A page that asks something meanwhile would be told as well, and leave by itself.
    await page.goto('about:blank');
    await admin.call(endImpersonation, { headers: { 'X-Logged-In-As': String(id) } });
    await page.goto('/orders');
    await expect(page.getByText(text('shell.impersonationEnded'))).toBeVisible();
    await shell.expectSignedInAs('admin');
    await expect(band).toBeHidden();
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});

const roleField = (text: Translate) => new RegExp(`^${text('users.role')}`);

for (const user of ['lager', 'nordwind'] as const)
  inTurns(`${user}`, () => {
    test.use({ user });

    test('sees nothing of the management of people', async ({ shell, page, text }) => {
      await page.goto('/dashboard');
      await shell.expectSignedInAs(user);
      await expect(shell.navigation.getByRole('link', { name: text('shell.orders') })).toBeVisible();
      await expect(shell.navigation.getByText(text('shell.management'))).toHaveCount(0);
      for (const path of ['/users', '/users/create', '/users/roles', '/merchants', '/audit-log']) {
        await page.goto(path);
        await expect(page.getByText(text('shell.noAccessTitle'))).toBeVisible();
      }
    });
  });
