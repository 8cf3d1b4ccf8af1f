import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../primitives/index.js';
import { createFakeContentPortal } from '../testing/fake-content-portal.js';
import { InPortal } from '../testing/InPortal.js';
import { useSingleMutation } from './useSingleMutation.js';

interface SavingProps {
  readonly onSave: () => Promise<void>;
}

/** Saves on a press and shows the state. */
function Saving({ onSave }: SavingProps) {
  const { mutate, reset, status } = useSingleMutation({ mutationFn: onSave });
  const [first] = useState(() => mutate);
  return (
    <>
      <Button onPress={() => mutate()}>Speichern</Button>
      <Button onPress={reset}>Vergessen</Button>
      <output>{status}</output>
      <p>{first === mutate ? 'dieselbe Funktion' : 'eine andere Funktion'}</p>
    </>
  );
}

/** Ends the running save. */
let end: { readonly done: () => void; readonly failed: () => void };

const meta: Meta<typeof Saving> = {
  title: 'Provider/SingleMutation',
  component: Saving,
  args: {
    onSave: fn(
      () => new Promise<void>((done, fail) => (end = { done, failed: () => fail(new Error('not stored')) })),
    ),
  },
  decorators: [
    (Story) => (
      <InPortal portal={createFakeContentPortal()}>
        <Story />
      </InPortal>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof meta>;

/** Two presses before the button is rendered as busy save once. */
export const TwiceAtOnce: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Speichern' });
    button.click();
    button.click();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('pending'));
    end.done();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('success'));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(canvas.getByText('dieselbe Funktion')).toBeVisible();
  },
};

/** After success or failure the button works again. */
export const Again: Story = {
  play: async ({ canvas, args }) => {
    const press = () => userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await press();
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(1));
    end.failed();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('error'));
    await press();
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(2));
    end.done();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('success'));
    await press();
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(3));
  },
};

/** A running save cannot be reset, so that its result is shown; afterwards it can. */
export const Forgetting: Story = {
  play: async ({ canvas, args }) => {
    const forget = () => userEvent.click(canvas.getByRole('button', { name: 'Vergessen' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('pending'));
    await forget();
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('pending'));
    await expect(args.onSave).toHaveBeenCalledOnce();
    end.failed();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('error'));
    await forget();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('idle'));
  },
};
