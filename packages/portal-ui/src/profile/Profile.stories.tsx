import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { auditLogInMyName } from '@kontor/portal-core/audit-log';
import {
  changeOwnPassword,
  currentUser,
  secondFactorRead,
  sessionsList,
  updateCurrentUser,
  type CurrentUser,
} from '@kontor/portal-core/session';
import { about } from '../testing/about.js';
import { answer, type Answer } from '../testing/answer.js';
import { broken, refuse, silent } from '../testing/refusal.js';
import { createFakeContentPortal } from '../testing/fake-content-portal.js';
import { bodyOf, type FakePortal } from '../testing/fake-portal.js';
import { InPortal } from '../testing/InPortal.js';
import { listOf } from '../testing/lists.js';
import { anActInMyName } from '../testing/in-my-name-data.js';
import { aSession, RECOVERY_CODES, secondFactorAnswers, sessionAnswers } from '../testing/session-data.js';
import { userOfRole } from '../testing/story-roles.js';
import { Profile, type ProfileProps } from './Profile.js';
import { ProfileOverview } from './ProfileOverview.js';
import { RequiredSecondFactor } from './SecondFactor.js';

const HINNERK: CurrentUser = { ...userOfRole('merchant'), erp_shop_code: 'NW01' };

interface Options extends ProfileProps {
  readonly user?: Partial<CurrentUser>;
  readonly answers?: readonly Answer[];
  readonly page?: 'profile' | 'overview' | 'factor';
  readonly width?: number;
}

let portal: FakePortal;

function Example({ user, answers = [], page = 'profile', width, ...props }: Options) {
  const [own] = useState(
    () =>
      (portal = createFakeContentPortal({
        answers: [
          answer(currentUser, () => ({ ...HINNERK, ...user })),
          answer(updateCurrentUser, ({ body }) => ({ ...HINNERK, ...body })),
          answer(changeOwnPassword, () => ({ token: 'another-token' })),
          ...sessionAnswers(),
          answer(auditLogInMyName, () => listOf([])),
          ...secondFactorAnswers(),
          ...answers,
        ],
      })),
  );
  return (
    <InPortal portal={own}>
      <div style={{ width }}>
        {page === 'overview' && <ProfileOverview heading={<h1>Profilübersicht</h1>} />}
        {page === 'factor' && <RequiredSecondFactor onDone={() => {}} />}
        {page === 'profile' && <Profile {...props} />}
      </div>
    </InPortal>
  );
}

const meta: Meta<typeof Example> = {
  title: 'Session/Profile',
  component: about(Profile),
  subcomponents: {
    ProfileOverview: about(ProfileOverview),
    RequiredSecondFactor: about(RequiredSecondFactor),
  },
  render: (args) => <Example {...args} />,
  args: { heading: <h1>Profil</h1>, appearance: <span>Sprache, Farben, Dichte</span>, overview: undefined },
};
export default meta;
type Story = StoryObj<typeof Example>;

const sent = () => portal.requests.filter(({ method }) => method === 'PUT');
const save = () => userEvent.click(screen.getByRole('button', { name: 'Speichern' }));

/** Name and e-mail are saved; the username is read-only. */
export const Changed: Story = {
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: /^Name/ });
    await expect(canvas.getByRole('textbox', { name: 'Benutzername' })).toHaveAttribute('readonly');
    await userEvent.clear(name);
    await userEvent.type(name, ' Hinnerk Harms ');
    await save();
    await waitFor(() => expect(sent()).toHaveLength(1));
    await expect(bodyOf(sent()[0])).toEqual({
      full_name: 'Hinnerk Harms',
      email: HINNERK.email,
      profile_picture: HINNERK.profile_picture,
    });
  },
};

const SECTION = 'Zwei-Faktor-Anmeldung';
/** Fills in the field of the present step and sends it. */
const fillIn = async (label: RegExp, text: string, send: string) => {
  const section = within(await screen.findByRole('region', { name: SECTION }));
  const field = await section.findByLabelText(label, { selector: 'input' });
  await userEvent.clear(field);
  await userEvent.type(field, text);
  await userEvent.click(section.getByRole('button', { name: send }));
  return section;
};

/** The set-up: password, key and code, then the recovery codes, which stay until they are said to be kept. */
export const SecondFactorSetUp: Story = {
  play: async () => {
    const card = within(await screen.findByRole('region', { name: SECTION }));
    await userEvent.click(await card.findByRole('button', { name: 'Einrichten' }));
    await waitFor(() => expect(card.getByLabelText(/Aktuelles Passwort/)).toHaveFocus());
    await fillIn(/Aktuelles Passwort/, 'falsch', 'Einrichten');
    await screen.findByText('Das ist nicht Ihr aktuelles Passwort');
    const section = await fillIn(/Aktuelles Passwort/, 'richtig', 'Einrichten');
    await section.findByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ');
    const code = await section.findByRole('img', { name: 'QR-Code mit dem Schlüssel' });
    await expect(code.getBoundingClientRect()).toMatchObject({ width: 192, height: 192 });
    const link = section.getByRole('link', { name: 'In der Authenticator-App öffnen' });
    await expect(link).toHaveAttribute('href', expect.stringMatching(/^otpauth:/));
    const field = section.getByRole('textbox', { name: /Code/ });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await fillIn(/Code/, '111111', 'Bestätigen');
    await section.findByText('Der Code ist falsch oder wurde schon verwendet');
    await fillIn(/Code/, '123456', 'Bestätigen');
    await waitFor(() => expect(section.getByRole('heading', { level: 3 })).toHaveFocus());
    await section.findByText(new RegExp(RECOVERY_CODES[0]));
    const done = section.getByRole('button', { name: 'Fertig' });
    await expect(done).toBeDisabled();
    await userEvent.click(section.getByRole('checkbox', { name: 'Ich habe sie aufbewahrt' }));
    await userEvent.click(done);
    await section.findByText('Eingerichtet. 9 Wiederherstellungscodes sind übrig.');
  },
};

/** A second factor is removed with the password and a code. */
export const SecondFactorRemoved: Story = {
  args: { answers: secondFactorAnswers(true) },
  play: async () => {
    const section = within(await screen.findByRole('region', { name: SECTION }));
    const name = 'Zwei-Faktor-Anmeldung entfernen';
    await userEvent.click(await section.findByRole('button', { name }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(/Aktuelles Passwort/), 'richtig');
    await userEvent.type(dialog.getByLabelText(/Code/), '123456');
    await userEvent.click(dialog.getByRole('button', { name }));
    await section.findByRole('button', { name: 'Einrichten' });
  },
};

/** What staff see in place of every page, on a phone, until they have a second factor. */
export const SecondFactorRequired: Story = {
  args: { page: 'factor', width: 390 },
  play: async ({ canvas }) => {
    await canvas.findByText(/brauchen Mitarbeiter einen zweiten Faktor/);
    await canvas.findByRole('button', { name: 'Einrichten' });
  },
};

/** The state could not be loaded. */
export const SecondFactorNotLoaded: Story = {
  args: { answers: [answer(secondFactorRead, broken)] },
  play: async () => {
    const section = within(await screen.findByRole('region', { name: SECTION }));
    await section.findByRole('alert');
  },
};

/** Every broken rule is shown at its field, and nothing is sent. */
export const Refused: Story = {
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: /^Name/ });
    const email = canvas.getByRole('textbox', { name: /E-Mail/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Hi');
    await userEvent.clear(email);
    await userEvent.type(email, 'hinnerk.nordwind');
    await save();
    await canvas.findByText('Mindestlänge ist 3');
    await canvas.findByText('Ungültiges E-Mail-Format');
    await expect(name).toHaveFocus();
    await expect(sent()).toHaveLength(0);
  },
};

/** Entries stay when saving fails. */
export const NotSaved: Story = {
  args: { answers: [answer(updateCurrentUser, broken)] },
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: /^Name/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Hinnerk Harms');
    await save();
    await canvas.findByText('Das Profil ließ sich nicht speichern');
    await expect(name).toHaveValue('Hinnerk Harms');
  },
};

/** The user's own password: a wrong current one is marked at its field; afterwards the fields are empty. */
export const Password: Story = {
  args: {
    answers: [
      answer(changeOwnPassword, ({ body }) =>
        body.current_password.includes('falsch')
          ? refuse('validation_failed', { issues: [{ path: 'current_password', code: 'wrongPassword' }] })
          : { token: 'another-token' },
      ),
    ],
  },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'Passwort ändern' }));
    const present = () => card.getByLabelText(/Aktuelles Passwort/);
    await card.findByLabelText(/Aktuelles Passwort/);
    const change = () => userEvent.click(canvas.getByRole('button', { name: 'Passwort ändern' }));
    await change();
    await expect(await canvas.findAllByText('Dieses Feld ist erforderlich')).toHaveLength(2);
    await userEvent.type(present(), 'falsch');
    await userEvent.type(canvas.getByLabelText(/Neues Passwort/), 'passwort');
    await change();
    await canvas.findByText('Dieses Passwort ist zu bekannt, bitte ein anderes wählen');
    await userEvent.clear(canvas.getByLabelText(/Neues Passwort/));
    await userEvent.type(canvas.getByLabelText(/Neues Passwort/), 'Ahoi-Kontor-26');
    await change();
    await canvas.findByText('Das ist nicht Ihr aktuelles Passwort');
    await userEvent.clear(present());
    await userEvent.type(present(), 'richtig');
    await change();
    await waitFor(() => expect(present()).toHaveValue(''));
  },
};

/** Where the user is signed in: the present session is marked, one other is ended, then all others after a question. */
export const WhereSignedIn: Story = {
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Wo Sie angemeldet sind' }));
    await expect(list.getAllByRole('listitem')[0]).toHaveTextContent('Firefox, WindowsDieses Gerät');
    await expect(list.getAllByRole('button')).toHaveLength(2);
    await userEvent.click(list.getByRole('button', { name: /^Safari, iPhone, angemeldet seit/ }));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(2));
    await expect(canvas.getByRole('list', { name: 'Wo Sie angemeldet sind' })).toHaveFocus();
    await list.findByText('Unbekanntes Gerät');
    await userEvent.click(canvas.getByRole('button', { name: 'Alle anderen abmelden' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Alle anderen abmelden' }));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
    await expect(canvas.queryByRole('button', { name: 'Alle anderen abmelden' })).toBeNull();
  },
};

/** A session that has ended meanwhile is refused with a notice, and the list stays. */
export const SessionNotEnded: Story = {
  args: { answers: [answer(sessionsList, () => listOf([aSession(9), aSession(7, { is_current: true })]))] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Firefox, Windows, angemeldet seit/ }));
    await screen.findByText('Die Sitzung ließ sich nicht beenden');
  },
};

export const SessionsFailed: Story = {
  args: { answers: [answer(sessionsList, broken)] },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'Wo Sie angemeldet sind' }));
    await card.findByRole('button', { name: 'Erneut versuchen' });
  },
};

export const SessionsLoading: Story = { args: { answers: [answer(sessionsList, silent)] } };

const acts = () => screen.findByRole('region', { name: 'Wer in Ihrem Namen gehandelt hat' });
const ACTS = Array.from({ length: 23 }, (_, index) => anActInMyName(23 - index));

/** What staff did in the user's name: who, from when to when, and what; ten on a page. */
export const InMyName: Story = {
  args: {
    answers: [
      answer(auditLogInMyName, ({ query }) => ({
        entries: ACTS.slice(((query.page ?? 1) - 1) * 10, (query.page ?? 1) * 10),
        foundCount: ACTS.length,
      })),
    ],
  },
  play: async () => {
    const card = within(await acts());
    const [looked, wrote] = await card.findAllByRole('listitem');
    await expect(looked).toHaveTextContent(
      'Bestellungen 481: angesehen (4-mal)Petra Admin20.11.2026 10:14 bis 20.11.2026 10:20',
    );
    await expect(wrote).toHaveTextContent('Bestellungen: storniert – Bestellung 480 · Offen → Storniert');
    await userEvent.click(card.getByRole('button', { name: 'Letzte Seite' }));
    await waitFor(() => expect(card.getAllByRole('listitem')).toHaveLength(3));
  },
};

export const NobodyInMyName: Story = {
  play: async () => {
    await within(await acts()).findByText('Niemand hat in Ihrem Namen gehandelt');
  },
};

export const InMyNameFailed: Story = {
  args: { answers: [answer(auditLogInMyName, broken)] },
  play: async () => {
    await within(await acts()).findByRole('button', { name: 'Erneut versuchen' });
  },
};

export const InMyNameLoading: Story = { args: { answers: [answer(auditLogInMyName, silent)] } };

/** On a phone long names and changes break. */
export const InMyNameOnPhone: Story = {
  args: {
    width: 390,
    answers: [
      answer(auditLogInMyName, () =>
        listOf([
          anActInMyName(1, { actor_name: 'Donaudampfschifffahrtsgesellschaft'.repeat(3) }),
          anActInMyName(2, { action: 'orders.'.repeat(20) }),
        ]),
      ),
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(await within(await acts()).findAllByRole('listitem')).toHaveLength(2);
    const page = canvasElement.querySelector<HTMLElement>('div[style]')!;
    await expect(page.scrollWidth).toBe(page.clientWidth);
  },
};

/** While acting as someone else, their e-mail and password cannot be changed; their sessions and what others did are not shown. */
export const ActingAsSomeoneElse: Story = {
  args: { user: { impersonated_by: { id: 1, username: 'admin' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /E-Mail/ })).toHaveAttribute('readonly');
    await canvas.findByText(/lässt sich das Passwort nicht ändern/);
    await expect(canvas.queryByLabelText(/Aktuelles Passwort/)).toBeNull();
    await canvas.findByText(/sind die Anmeldungen nicht zu sehen/);
    await canvas.findByText(/ist das nicht zu sehen/);
  },
};

export const LongText: Story = {
  args: {
    width: 360,
    user: {
      username: 'sachbearbeitung-reklamationen-und-nachforschungen-hamburg',
      full_name: 'Friederike-Charlotte von Hohenlohe-Langenburg-Wald',
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('textbox', { name: /^Name/ });
    const page = canvasElement.querySelector<HTMLElement>('div[style]')!;
    await expect(page.scrollWidth).toBe(page.clientWidth);
  },
};

export const Loading: Story = { args: { answers: [answer(currentUser, silent)] } };

/** The user could not be loaded: a message says so. */
export const Failed: Story = {
  args: { answers: [answer(currentUser, broken)] },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/Ein Fehler ist aufgetreten/);
    await expect(canvasElement.querySelector('[aria-busy=true]')).toBeNull();
  },
};

let isBusy = true;
/** Loading can be repeated. */
export const AsksAgain: Story = {
  args: {
    answers: [answer(currentUser, () => (isBusy ? broken() : HINNERK))],
  },
  play: async ({ canvas }) => {
    const again = await canvas.findByRole('button', { name: 'Erneut versuchen' });
    isBusy = false;
    await userEvent.click(again);
    await canvas.findByRole('textbox', { name: /^Name/ });
    isBusy = true;
  },
};

/** The demo page with placeholder content. */
export const Overview: Story = {
  args: { page: 'overview' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Hinnerk Boysen' });
    await canvas.findByText('Nordwind');
  },
};
export const OverviewLoading: Story = {
  args: { page: 'overview', answers: [answer(currentUser, silent)] },
};
