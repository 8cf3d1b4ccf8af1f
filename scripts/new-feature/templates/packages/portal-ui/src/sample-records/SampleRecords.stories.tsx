import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleRecordsList, type SampleRecord } from '@kontor/portal-core/sample-records';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { about } from '../testing/about.js';
import { answer, type Answer } from '../testing/answer.js';
import { createFakeContentPortal } from '../testing/fake-content-portal.js';
import { InPortal } from '../testing/InPortal.js';
import { listOf } from '../testing/lists.js';
import { LONG_NAME } from '../testing/long-texts.js';
import { broken, forbidden, silent } from '../testing/refusal.js';
import { SampleRecords, type SampleRecordsProps } from './SampleRecords.js';

interface Options extends SampleRecordsProps {
  readonly answers: readonly Answer[];
}

const listing = (entries: readonly SampleRecord[], foundCount = entries.length) => [
  answer(sampleRecordsList, () => listOf(entries, foundCount)),
];

function Example({ answers, ...props }: Options) {
  const [portal] = useState(() => createFakeContentPortal({ answers }));
  return (
    <InPortal portal={portal}>
      <SampleRecords {...props} />
    </InPortal>
  );
}

const SOME: readonly SampleRecord[] = [
  { id: 1, name: 'Nordsee' },
  { id: 2, name: 'Ostsee' },
];

const meta: Meta<typeof Example> = {
  title: 'Sample records/SampleRecords',
  component: about(SampleRecords),
  render: (args) => <Example {...args} />,
  args: { page: 1, onChange: fn(), heading: <h1>Musterdatensätze</h1>, answers: listing(SOME) },
};
export default meta;
type Story = StoryObj<typeof Example>;

/** Every one in a row, and how many there are. */
export const Rows: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('2 Musterdatensätze gefunden');
    await expect(canvas.getByText('Ostsee')).toBeVisible();
  },
};

/** One of many pages; the next is asked for by its number. */
export const ManyRows: Story = {
  args: {
    answers: listing(
      Array.from({ length: 50 }, (_, index) => ({ id: index + 1, name: `Nr. ${index + 1}` })),
      10_000,
    ),
  },
  play: async ({ args, canvas }) => {
    await canvas.findByText('10.000 Musterdatensätze gefunden');
    await userEvent.click(canvas.getByRole('button', { name: 'Seite 2' }));
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith({ page: 2 }));
  },
};

/** A long name keeps to its line. */
export const LongTexts: Story = {
  args: { answers: listing([{ id: 2_147_483_647, name: LONG_NAME }]) },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(LONG_NAME);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** None yet. */
export const Empty: Story = {
  args: { answers: listing([]) },
  play: async ({ canvas }) => void (await canvas.findByText('Zu dieser Anfrage gibt es keine Ergebnisse')),
};

export const Loading: Story = { args: { answers: [answer(sampleRecordsList, silent)] } };
export const Failed: Story = {
  args: { answers: [answer(sampleRecordsList, broken)] },
  play: async ({ canvas }) => void (await canvas.findByRole('alert')),
};

/** Who may not see them is told so. */
export const NotAllowed: Story = {
  args: { answers: [answer(sampleRecordsList, forbidden)] },
  play: async ({ canvas }) => void (await canvas.findByText('Das ist Ihnen nicht erlaubt')),
};
