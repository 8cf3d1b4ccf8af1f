import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { FIRST_ROLES, RESOURCE_CODES, type ResourceCode } from '@kontor/portal-core/access';
import { merchantsList } from '@kontor/portal-core/merchants';
import {
  currentUser,
  usersEndSession,
  usersEndSessions,
  usersRemoveSecondFactor,
  usersSecondFactor,
  usersSessions,
  type CurrentUser,
} from '@kontor/portal-core/session';
import {
  rolesList,
  usersCreate,
  usersList,
  usersSetActive,
  usersUpdate,
  type User,
} from '@kontor/portal-core/users';
import { about } from '../testing/about.js';
import { answer, type Answer } from '../testing/answer.js';
import { listOf } from '../testing/lists.js';
import { broken, forbidden, refuse, silent } from '../testing/refusal.js';
import { aColleague, demoMerchant } from '../testing/demo-data.js';
import { createFakeContentPortal } from '../testing/fake-content-portal.js';
import { bodyOf, type FakePortal } from '../testing/fake-portal.js';
import { InPortal } from '../testing/InPortal.js';
import { LONG_NAME, LONG_WORD } from '../testing/long-texts.js';
import { SOME_SESSIONS } from '../testing/session-data.js';
import { userOfRole } from '../testing/story-roles.js';
import { Users, type UsersProps } from './Users.js';

const aUser = (id: number, username: string, fields: Partial<User> = {}): User =>
  aColleague(0, {
    id,
    username,
    full_name: `${username} Petersen`,
    email: `${username}@kontor.example`,
    merchant_id: 20,
    merchant: { merchant_name: 'Nordwind', erp_merchant_id: 2, active: true },
    ...fields,
  });
const STAFF = { merchant_id: null, merchant: null, erp_shop_code: null } as const;
const USERS = [
  aUser(1, 'admin', { ...STAFF, user_role_id: 1 }),
  aUser(2, 'lager', { ...STAFF, user_role_id: 3 }),
  aUser(3, 'nordwind'),
  aUser(4, 'werk', { user_role_id: 77 }),
];
interface Options {
  readonly user?: Partial<CurrentUser>;
  readonly resources?: readonly ResourceCode[];
  readonly answers?: readonly Answer[];
}

let portal: FakePortal;

function fakeUsers({ user, resources = RESOURCE_CODES, answers = [] }: Options): FakePortal {
  let off: readonly number[] = [];
  let hasFactor = true;
  let sessions = SOME_SESSIONS.map((session) => ({ ...session, is_current: false }));
  return createFakeContentPortal({
    resources,
    answers: [
      answer(currentUser, () => ({ ...userOfRole('sysadmin'), ...user })),
      answer(usersList, ({ query: { username: name } }) =>
        listOf(
          USERS.filter(({ username }) => name === undefined || username === name).map((user) => ({
            ...user,
            active: !off.includes(user.id),
          })),
        ),
      ),
      answer(rolesList, () =>
        listOf(Object.entries(FIRST_ROLES).map(([role_name, { id }]) => ({ id, role_name }))),
      ),
      answer(merchantsList, () => listOf([demoMerchant(2)])),
      answer(usersCreate, () => aUser(9, 'nina')),
      answer(usersUpdate, ({ params }) => USERS.find(({ id }) => id === params.id) ?? refuse('not_found')),
      answer(usersSetActive, ({ params, body }) => {
        const user = USERS.find(({ id }) => id === params.id) ?? refuse('not_found');
        off = body.active ? off.filter((id) => id !== user.id) : [...off, user.id];
        return { ...user, active: body.active };
      }),
      answer(usersSessions, () => listOf(sessions)),
      answer(usersEndSession, ({ params }) => {
        sessions = sessions.filter(({ id }) => id !== params.session);
      }),
      answer(usersEndSessions, () => {
        sessions = [];
      }),
      answer(usersSecondFactor, () => ({ is_on: hasFactor, recovery_codes_left: 10 })),
      answer(usersRemoveSecondFactor, () => {
        hasFactor = false;
      }),
      ...answers,
    ],
  });
}

function Example({
  onLogInAs,
  onCreatingEnd,
  isCreating = false,
  heading,
  ...options
}: Options & Pick<UsersProps, 'onLogInAs' | 'onCreatingEnd' | 'isCreating' | 'heading'>) {
  const [own] = useState(() => (portal = fakeUsers(options)));
  const [{ state, search }, show] = useState<Pick<UsersProps, 'state' | 'search'>>({});
  return (
    <InPortal portal={own}>
      <Users
        page={1}
        {...(state && { state })}
        {...(search && { search })}
        onChange={show}
        onLogInAs={onLogInAs}
        isCreating={isCreating}
        onCreatingEnd={onCreatingEnd}
        heading={heading}
      />
    </InPortal>
  );
}

const meta: Meta<typeof Example> = {
  title: 'Users/Users',
  component: about(Users),
  render: (args) => <Example {...args} />,
  args: { onLogInAs: fn(), onCreatingEnd: fn(), heading: <h1>Benutzer</h1> },
};
export default meta;
type Story = StoryObj<typeof Example>;

const rowOf = async (name: string) => (await screen.findByText(name)).closest('tr')!;

const openMenu = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name: `Weitere Aktionen für ${name}` }));

/** Chooses from the menu of the user `nordwind`. */
const choose = async (action: string) => {
  await openMenu('nordwind');
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
};

/** A sysadmin sees all users, with merchant and shop code; an unknown role is marked; nobody can act as themselves. */
export const Everyone: Story = {
  play: async ({ canvas, args }) => {
    await canvas.findByText('4 Benutzer gefunden');
    await expect(await rowOf('werk')).toHaveTextContent('Unbekannte Rolle');
    await expect(await rowOf('nordwind')).toHaveTextContent('Nordwind (2)');
    const own = within(await rowOf('admin'));
    await expect(own.queryByRole('button', { name: /anmelden/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Als nordwind anmelden' }));
    await waitFor(() => expect(args.onLogInAs).toHaveBeenCalledWith(expect.objectContaining({ id: 3 })));
  },
};

/** A user who may only read has no buttons to create or edit, and sees no merchants. */
export const OnlyLooking: Story = {
  args: { resources: ['/management/users'], user: { user_role_id: 9, id: 8 } },
  play: async ({ canvas }) => {
    await canvas.findByText('4 Benutzer gefunden');
    await expect(canvas.queryByRole('button', { name: /bearbeiten|anlegen|Passwort/ })).toBeNull();
    await expect(canvas.queryByRole('columnheader', { name: 'Händler' })).toBeNull();
  },
};

/** A host with an address of its own for it shows the form of a new user as a page. */
export const OwnPage: Story = {
  args: { isCreating: true },
  play: async ({ canvas, args }) => {
    const name = await canvas.findByRole('textbox', { name: /Benutzername/ });
    await expect(canvas.getByRole('heading', { name: 'Benutzer anlegen' })).toBeVisible();
    await expect(canvas.queryByRole('grid')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(canvas.getAllByText('Dieses Feld ist erforderlich').length).toBe(4));
    await userEvent.type(name, 'nina');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Name/ }), 'Nina Neu');
    await userEvent.type(canvas.getByRole('textbox', { name: /E-Mail/ }), 'nina@kontor.example');
    await userEvent.type(canvas.getByLabelText(/^Passwort/), 'ganz-neu-26');
    await userEvent.click(canvas.getByRole('button', { name: /Rolle/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Lager' }));
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(args.onCreatingEnd).toHaveBeenCalledOnce());
  },
};

/** Whoever may not create users gets the table at that address. */
export const OwnPageNotAllowed: Story = {
  args: { isCreating: true, resources: ['/management/users', '/getForAllMerchants'] },
  play: async ({ canvas }) => {
    await canvas.findByText('4 Benutzer gefunden');
    await expect(canvas.queryByRole('textbox', { name: /Benutzername/ })).toBeNull();
  },
};

/** All missing fields are marked at once; a taken name is marked while typing. */
export const Refused: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('4 Benutzer gefunden');
    await userEvent.click(canvas.getByRole('button', { name: 'Benutzer anlegen' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: /Benutzername/ }), 'nordwind');
    await dialog.findByText('Benutzername existiert bereits');
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(dialog.getAllByText('Dieses Feld ist erforderlich').length).toBe(3));
    await expect(portal.requests.some(({ method }) => method === 'POST')).toBe(false);
  },
};

/** A refusal of the server is shown at its field, and the entries stay. */
export const RefusedByTheServer: Story = {
  args: {
    answers: [
      answer(usersUpdate, () => refuse('validation_failed', { issues: [{ path: 'email', code: 'email' }] })),
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByText('4 Benutzer gefunden');
    await userEvent.click(canvas.getByRole('button', { name: 'nordwind bearbeiten' }));
    const dialog = within(await screen.findByRole('dialog'));
    const name = dialog.getByRole('textbox', { name: /^Name/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Nina Neu');
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    await dialog.findByText('Ungültiges E-Mail-Format');
    await expect(name).toHaveValue('Nina Neu');
  },
};

/** Sysadmin is granted after a question, and takes effect when the form is saved. */
export const GrantSysadmin: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('4 Benutzer gefunden');
    await userEvent.click(canvas.getByRole('button', { name: 'nordwind bearbeiten' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Zum Sysadmin machen' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Zum Sysadmin machen' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(bodyOf(portal.requests.find(({ method }) => method === 'PUT'))).toMatchObject({
      user_role_id: 1,
    });
  },
};

/** A sysadmin sees where a user is signed in, and ends one session, then all after a question. */
export const Sessions: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('4 Benutzer gefunden');
    await choose('Anmeldungen von nordwind');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: /^Safari, iPhone/ }));
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(2));
    await userEvent.click(dialog.getByRole('button', { name: 'Überall abmelden' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Überall abmelden' }));
    await dialog.findByText('Zurzeit nirgends angemeldet');
  },
};

/** The second factor of a user is taken away after a question. */
export const SecondFactorTakenAway: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('4 Benutzer gefunden');
    await choose('Anmeldungen von nordwind');
    const dialog = within(await screen.findByRole('dialog'));
    const name = 'Zwei-Faktor-Anmeldung entfernen';
    await userEvent.click(await dialog.findByRole('button', { name }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name }));
    await waitFor(() => expect(dialog.queryByRole('button', { name })).toBeNull());
  },
};

/** A user is switched off after a question that says what happens, and on again; nobody switches off themselves. */
export const SwitchedOffAndOn: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('4 Benutzer gefunden');
    await openMenu('admin');
    await expect(await screen.findByRole('menuitem', { name: 'admin abschalten' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.keyboard('{Escape}');
    await choose('nordwind abschalten');
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByText(/Gelöscht wird nichts/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Abschalten' }));
    await waitFor(async () => expect(await rowOf('nordwind')).toHaveTextContent('abgeschaltet'));
    await expect(canvas.getByRole('button', { name: 'Als nordwind anmelden' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await choose('nordwind anschalten');
    const again = within(await screen.findByRole('alertdialog'));
    await userEvent.click(again.getByRole('button', { name: 'Anschalten' }));
    await waitFor(async () => expect(await rowOf('nordwind')).not.toHaveTextContent('abgeschaltet'));
  },
};

/** A user is switched off and on in the form, which tells the state; nobody finds a switch in their own. */
export const SwitchedInForm: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('4 Benutzer gefunden');
    await userEvent.click(canvas.getByRole('button', { name: 'nordwind bearbeiten' }));
    const form = within(await screen.findByRole('dialog'));
    await userEvent.click(form.getByRole('button', { name: 'Abschalten' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Abschalten' }));
    await form.findByText('abgeschaltet');
    await form.findByRole('button', { name: 'Anschalten' });
    await userEvent.click(form.getByRole('button', { name: 'Abbrechen' }));
    await waitFor(async () => expect(await rowOf('nordwind')).toHaveTextContent('abgeschaltet'));
    await userEvent.click(canvas.getByRole('button', { name: 'admin bearbeiten' }));
    const own = within(await screen.findByRole('dialog'));
    await own.findByRole('button', { name: 'Speichern' });
    await expect(own.queryByRole('button', { name: 'Abschalten' })).toBeNull();
  },
};

/** Narrowed to who is switched off. */
export const SwitchedOffOnly: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'abgeschaltet' }));
    await waitFor(() => expect(JSON.stringify(portal.requests)).toMatch(/state"?[=:]"?off/));
  },
};
/** Narrowed while one types; the text and the state narrow together. */
export const Searched: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'abgeschaltet' }));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Name, E-Mail, Händler …' }), ' nord ');
    await waitFor(() =>
      expect(portal.requests.at(-1)?.path).toMatch(/users\?(?=.*state=off)(?=.*search=nord(?:&|$))/),
    );
  },
};
export const Loading: Story = { args: { answers: [answer(usersList, silent)] } };
export const Failed: Story = {
  args: { answers: [answer(usersList, broken)] },
  play: async ({ canvas }) => void (await canvas.findByRole('alert')),
};

const answering = (entries: readonly User[], foundCount = entries.length) => [
  answer(usersList, () => listOf(entries, foundCount)),
];

/** No users, which is only possible in theory: there is always the present user. */
export const Empty: Story = {
  args: { answers: answering([]) },
  play: async ({ canvas }) => void (await canvas.findByText('0 Benutzer gefunden')),
};

/** One page of ten thousand users. */
export const ManyRows: Story = {
  args: {
    answers: answering(
      Array.from({ length: 50 }, (_, index) => aColleague(index)),
      10_000,
    ),
  },
  play: async ({ canvas }) => void (await canvas.findByText('10.000 Benutzer gefunden')),
};

/** Long names stay on their line; the buttons stay visible. */
export const LongTexts: Story = {
  args: {
    answers: answering([
      aColleague(0, {
        username: LONG_WORD.toLowerCase(),
        full_name: LONG_NAME,
        email: `${LONG_WORD.toLowerCase()}@kontor.example`,
        merchant: { merchant_name: LONG_NAME, erp_merchant_id: 2, active: false },
      }),
    ]),
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('1 Benutzer gefunden');
    const name = canvas.getByText(LONG_WORD.toLowerCase());
    await expect(name).toHaveStyle({ textOverflow: 'ellipsis' });
    await expect(name.scrollWidth).toBeGreaterThan(name.clientWidth);
    const { right } = name.closest('td')!.getBoundingClientRect();
    await expect(name.getBoundingClientRect().right).toBeLessThanOrEqual(right);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** A user without the permission sees a message. */
export const NotAllowed: Story = {
  args: { answers: [answer(usersList, forbidden)] },
  play: async ({ canvas }) => void (await canvas.findByText('Das ist Ihnen nicht erlaubt')),
};
