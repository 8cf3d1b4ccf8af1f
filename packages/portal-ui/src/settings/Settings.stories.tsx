import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import {
  SETTING_DEFINITIONS,
  settingsList,
  settingsUpdate,
  type Setting,
} from '@kontor/portal-core/settings';
import { about } from '../testing/about.js';
import { answer, type Answer } from '../testing/answer.js';
import { listOf } from '../testing/lists.js';
import { broken, forbidden, refuse, silent } from '../testing/refusal.js';
import { createFakeContentPortal } from '../testing/fake-content-portal.js';
import { bodyOf, type FakePortal } from '../testing/fake-portal.js';
import { InPortal } from '../testing/InPortal.js';
import { LONG_NAME, LONG_WORD } from '../testing/long-texts.js';
import { Settings, type SettingsProps } from './Settings.js';

let portal: FakePortal;

/** Changes a setting as somebody else does it. */
let changeElsewhere: (key: string, value: string) => void;

function fakeSettings(answers: readonly Answer[] = []): FakePortal {
  let stored: readonly Setting[] = SETTING_DEFINITIONS.map(({ key, group, type, value }) => ({
    key,
    group,
    type,
    value,
  }));
  const valueOf = (key: string) => stored.find((one) => one.key === key);
  changeElsewhere = (key, value) => {
    stored = stored.map((one) => (one.key === key ? { ...one, value } : one));
  };
  return createFakeContentPortal({
    answers: [
      answer(settingsList, () => listOf(stored)),
      answer(settingsUpdate, ({ params: { key }, body: { value, from } }) => {
        if (from !== valueOf(key)?.value) refuse('stale');
        changeElsewhere(key, value);
        return valueOf(key) ?? refuse('not_found');
      }),
      ...answers,
    ],
  });
}

type Args = SettingsProps & { readonly answers?: readonly Answer[] };

function Example({ answers, heading }: Args) {
  const [own] = useState(() => (portal = fakeSettings(answers)));
  return (
    <InPortal portal={own}>
      <Settings heading={heading} />
    </InPortal>
  );
}

const meta: Meta<typeof Example> = {
  title: 'Settings/Settings',
  component: about(Settings),
  render: (args) => <Example {...args} />,
  args: { heading: <h1>Einstellungen</h1> },
};
export default meta;
type Story = StoryObj<typeof Example>;

/** Settings by group, each with its value; an empty value is named as such. */
export const Groups: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Allgemein' });
    await expect(canvas.getByText('Rückfrage an Händler')).toBeVisible();
    await expect(canvas.getAllByText('Nicht gesetzt').length).toBeGreaterThan(3);
  },
};

/** Edited in place; the change can be undone from its notice. */
export const ChangeAndUndo: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Name des Unternehmens ändern' }));
    const field = await canvas.findByRole('textbox', { name: /Name des Unternehmens/ });
    await userEvent.clear(field);
    await userEvent.type(field, 'Nordlager GmbH{Enter}');
    await canvas.findByText('Nordlager GmbH');
    await userEvent.click(await screen.findByRole('button', { name: 'Rückgängig' }));
    await waitFor(() => expect(canvas.queryByText('Nordlager GmbH')).toBeNull());
    await expect(bodyOf(portal.requests.filter(({ method }) => method === 'PUT').at(-1))).toEqual({
      value: '"Kontor"',
      from: '"Nordlager GmbH"',
    });
  },
};

/** Somebody else changed the value meanwhile: it is shown, and replaced only by saving once more. */
export const ChangedMeanwhile: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Name des Unternehmens ändern' }));
    const field = await canvas.findByRole('textbox', { name: /Name des Unternehmens/ });
    changeElsewhere('company_name', '"Südlager"');
    await userEvent.type(field, ' Nord{Enter}');
    await canvas.findByText('Jemand hat „Name des Unternehmens“ inzwischen geändert');
    await canvas.findByText('Dort steht jetzt: Südlager');
    await expect(field).toHaveValue('Kontor Nord');
    changeElsewhere('company_name', '"Westlager"');
    await userEvent.type(field, '{Enter}');
    await canvas.findByText('Dort steht jetzt: Westlager');
    await userEvent.type(field, '{Enter}');
    await canvas.findByText('Kontor Nord');
    await expect(bodyOf(portal.requests.filter(({ method }) => method === 'PUT').at(-1))).toEqual({
      value: '"Kontor Nord"',
      from: '"Westlager"',
    });
  },
};

/** Who takes the value of somebody else has nothing left to save. */
export const TheirsTaken: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Arten von Bestellfehlern ändern' }));
    const list = await canvas.findByRole('textbox', { name: /Arten von Bestellfehlern/ });
    changeElsewhere('order_error_types', '["Bruch","Fehlmenge"]');
    await userEvent.type(list, '!');
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await canvas.findByText('Dort steht jetzt: Bruch, Fehlmenge');
    await userEvent.click(canvas.getByRole('button', { name: 'Neuen Stand übernehmen' }));
    await waitFor(() => expect(list).toHaveValue('Bruch\nFehlmenge'));
    await expect(canvas.queryByText(/Dort steht jetzt/)).toBeNull();
    await userEvent.type(list, '{Escape}');
    await canvas.findByText('Fehlmenge');
  },
};

/** An invalid value is marked at the field and not sent; Escape leaves everything unchanged. */
export const Refused: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Arten von Bestellfehlern ändern' }));
    const list = await canvas.findByRole('textbox', { name: /Arten von Bestellfehlern/ });
    await expect(list).toHaveFocus();
    await userEvent.clear(list);
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await canvas.findByText('Dieses Feld ist erforderlich');
    await expect(portal.requests.some(({ method }) => method === 'PUT')).toBe(false);
    await userEvent.type(list, '{Escape}');
    await canvas.findByText('Falscher Artikel');
  },
};

/** While saving, Escape leaves the field open, since the result would not be shown otherwise. */
export const StaysWhileSaving: Story = {
  args: { answers: [answer(settingsUpdate, silent)] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Name des Unternehmens ändern' }));
    const field = await canvas.findByRole('textbox', { name: /Name des Unternehmens/ });
    await userEvent.type(field, ' Nord{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Abbrechen' })).toBeDisabled());
    await userEvent.type(field, '{Escape}');
    await expect(field).toBeVisible();
    await expect(field).toHaveValue('Kontor Nord');
  },
};

export const Loading: Story = { args: { answers: [answer(settingsList, silent)] } };
export const Failed: Story = {
  args: { answers: [answer(settingsList, broken)] },
  play: async ({ canvas }) => void (await canvas.findByText('Die Einstellungen ließen sich nicht laden')),
};

/** A long value wraps; nothing scrolls sideways. */
export const LongTexts: Story = {
  args: {
    answers: [
      answer(settingsList, () =>
        listOf(
          SETTING_DEFINITIONS.map(({ key, group, type, value }) => ({
            key,
            group,
            type,
            value: type === 'text' ? JSON.stringify(`${LONG_NAME} ${LONG_WORD.repeat(3)}`) : value,
          })),
        ),
      ),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByText(new RegExp(LONG_WORD));
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** A user without the permission sees a message. */
export const NotAllowed: Story = {
  args: { answers: [answer(settingsList, forbidden)] },
  play: async ({ canvas }) => void (await canvas.findByText('Das ist Ihnen nicht erlaubt')),
};
