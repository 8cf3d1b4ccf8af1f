import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { digestChoose, digestEnd, digestRead, type Digest } from '@kontor/portal-core/digest';
import type { CurrentUser } from '@kontor/portal-core/session';
import { expect, screen, userEvent } from 'storybook/test';
import { about } from '../testing/about.js';
import { chooseOption } from '../testing/choose-option.js';
import { answer, type Answer } from '../testing/answer.js';
import { createFakeContentPortal } from '../testing/fake-content-portal.js';
import { bodyOf, type FakePortal } from '../testing/fake-portal.js';
import { InPortal } from '../testing/InPortal.js';
import { broken, refuse } from '../testing/refusal.js';
import { userOfRole } from '../testing/story-roles.js';
import { DailyEmail } from './DailyEmail.js';
import { EndDailyEmail } from './EndDailyEmail.js';

interface Options {
  readonly digest?: Digest;
  readonly user?: Partial<CurrentUser>;
  readonly answers?: readonly Answer[];
  readonly endKey?: string;
}

let portal: FakePortal;

function Example({ digest = { is_offered: true, hour: null }, user, answers = [], endKey }: Options) {
  const [own] = useState(() => {
    let stored = digest;
    return (portal = createFakeContentPortal({
      answers: [
        answer(digestRead, () => stored),
        answer(digestChoose, ({ body }) => (stored = { ...stored, ...body })),
        answer(digestEnd, () => undefined),
        ...answers,
      ],
    }));
  });
  return (
    <InPortal portal={own}>
      {endKey === undefined ? (
        <DailyEmail user={{ ...userOfRole('merchant'), ...user }} />
      ) : (
        <EndDailyEmail endKey={endKey} />
      )}
    </InPortal>
  );
}

const meta: Meta<typeof Example> = {
  title: 'Session/DailyEmail',
  component: about(DailyEmail),
  subcomponents: { EndDailyEmail: about(EndDailyEmail) },
  render: (args) => <Example {...args} />,
};
export default meta;
type Story = StoryObj<typeof Example>;

const choose = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: /Zeit/ }));
  await chooseOption(name);
};
const sent = () => portal.requests.filter(({ method }) => method === 'PUT').map((one) => bodyOf(one));

/** An hour is kept as it is chosen. */
export const Chosen: Story = {
  play: async () => {
    await choose('ab 07:00 Uhr');
    await expect(await screen.findByText('Tägliche E-Mail gespeichert')).toBeVisible();
    await expect(await screen.findByRole('button', { name: /ab 07:00 Uhr/ })).toBeVisible();
    await expect(sent()).toEqual([{ hour: 7 }]);
  },
};

/** It is switched off in the same place. */
export const SwitchedOff: Story = {
  args: { digest: { is_offered: true, hour: 18 } },
  play: async () => {
    await choose('keine E-Mail');
    await expect(await screen.findByText('Tägliche E-Mail gespeichert')).toBeVisible();
    await expect(sent()).toEqual([{ hour: null }]);
  },
};

/** A failure is told, and the choice stays what it was. */
export const Failed: Story = {
  args: { answers: [answer(digestChoose, broken)] },
  play: async () => {
    await choose('ab 07:00 Uhr');
    await expect(await screen.findByText('Die tägliche E-Mail ließ sich nicht ändern')).toBeVisible();
    await expect(screen.getByRole('button', { name: /keine E-Mail/ })).toBeVisible();
  },
};

/** Whoever has no address is told where to enter it. */
export const WithoutAddress: Story = {
  args: { user: { email: '' } },
  play: async () => {
    await expect(await screen.findByText(/Tragen Sie oben zuerst Ihre E-Mail-Adresse ein/)).toBeVisible();
  },
};

/** Nobody chooses it for somebody else. */
export const Impersonating: Story = {
  args: { user: { impersonated_by: { id: 1, username: 'admin' } } },
  play: async () => {
    await expect(await screen.findByText(/lässt sich die tägliche E-Mail nicht ändern/)).toBeVisible();
    await expect(screen.queryByRole('button', { name: /Zeit/ })).toBeNull();
  },
};

/** The page behind the link ends it by a press. */
export const Ended: Story = {
  args: { endKey: '105.key' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Abbestellen' }));
    await expect(await screen.findByText('Sie bekommen keine tägliche E-Mail mehr.')).toBeVisible();
    await expect(bodyOf(portal.requests[0])).toEqual({ key: '105.key' });
  },
};

/** A link that was changed on its way ends nothing, and says so. */
export const WrongLink: Story = {
  args: { endKey: 'x', answers: [answer(digestEnd, () => refuse('link_over'))] },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Abbestellen' }));
    await expect(await screen.findByText('Die tägliche E-Mail ließ sich nicht abbestellen')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Abbestellen' })).toBeVisible();
  },
};
