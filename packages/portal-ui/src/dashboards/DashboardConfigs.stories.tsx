import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { dashboardConfigsDelete, dashboardConfigsList } from '@kontor/portal-core/dashboards';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { about } from '../testing/about.js';
import { answer, type Answer } from '../testing/answer.js';
import { broken, forbidden, silent } from '../testing/refusal.js';
import { aConfig, createFakeContentPortal } from '../testing/fake-content-portal.js';
import type { FakePortal } from '../testing/fake-portal.js';
import { listOf } from '../testing/lists.js';
import { InPortal } from '../testing/InPortal.js';
import { LONG_NAME } from '../testing/long-texts.js';
import { DashboardConfigs, type DashboardConfigsProps } from './DashboardConfigs.js';

type Args = Pick<DashboardConfigsProps, 'page' | 'onChange' | 'onEdit' | 'heading' | 'actions'> & {
  readonly answers: readonly Answer[];
};

let portal: FakePortal;

function Example({ answers, ...props }: Args) {
  const [own] = useState(() => (portal = createFakeContentPortal({ answers })));
  return (
    <InPortal portal={own}>
      <DashboardConfigs {...props} editHref={(id) => `#${id}`} />
    </InPortal>
  );
}

const meta: Meta<typeof Example> = {
  title: 'Dashboards/DashboardConfigs',
  component: about(DashboardConfigs),
  render: (args) => <Example {...args} />,
  args: {
    page: 1,
    onChange: fn(),
    onEdit: fn(),
    heading: <h1>Dashboards</h1>,
    actions: undefined,
    answers: [],
  },
};
export default meta;
type Story = StoryObj<typeof Example>;

const listing = (names: readonly string[], foundCount = names.length) =>
  answer(dashboardConfigsList, () =>
    listOf(
      names.map((name, index) => aConfig(index + 2, name, [])),
      foundCount,
    ),
  );

/** The default dashboard, which every user starts with, cannot be deleted. */
export const Some: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Händler.*bearbeiten/ }));
    await waitFor(() => expect(args.onEdit).toHaveBeenCalledWith(2));
    await expect(canvas.queryByRole('button', { name: /Standard.*löschen/ })).toBeNull();
  },
};

/** Deleting asks for confirmation. */
export const Deleting: Story = {
  args: { answers: [answer(dashboardConfigsDelete, () => undefined)] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Händler.*löschen/ }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Löschen' }));
    await waitFor(() => expect(portal.requests.some(({ method }) => method === 'DELETE')).toBe(true));
    await waitFor(() => expect(screen.queryByRole('alertdialog', { name: /löschen/i })).toBeNull());
  },
};

export const Empty: Story = {
  args: { answers: [listing([])] },
  play: async ({ canvas }) => void (await canvas.findByText(/Noch kein/)),
};
export const Loading: Story = { args: { answers: [answer(dashboardConfigsList, silent)] } };
export const Failed: Story = {
  args: { answers: [answer(dashboardConfigsList, broken)] },
  play: async ({ canvas }) => void (await canvas.findByRole('alert')),
};
export const NotAllowed: Story = {
  args: { answers: [answer(dashboardConfigsList, forbidden)] },
  play: async ({ canvas }) => void (await canvas.findByText('Das ist Ihnen nicht erlaubt')),
};

/** One page out of ten thousand, with long names. */
export const ManyRows: Story = {
  args: {
    answers: [
      listing(
        Array.from({ length: 50 }, () => LONG_NAME),
        10_000,
      ),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/10\.000/);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
