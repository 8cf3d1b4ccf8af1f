import { Suspense, useRef, useState, type RefObject } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { about } from '../../testing/about.js';
import { TriggerButton } from '../actions/ButtonFrame.js';
import { lazyPart } from '../feedback/lazy-part.js';
import { lateSurface } from '../overlay/late-surface.js';
import { FailureBoundary, type FailureBoundaryProps } from './FailureBoundary.js';

const TEXT = 'Hier stehen die Bestellungen.';

/** A part that fails to load the first time, as when a connection is lost for a moment. */
function partThatFailsOnce() {
  let turn = 0;
  return lazyPart<object>(async () => {
    turn += 1;
    if (turn === 1) throw new TypeError('Failed to fetch dynamically imported module');
    return () => <p>{TEXT}</p>;
  });
}

function Sample({
  onFailure,
  times,
}: {
  readonly onFailure?: (() => void) | undefined;
  readonly times: 1 | 2;
}) {
  const [Part] = useState(partThatFailsOnce);
  return Array.from({ length: times }, (_, index) => (
    <FailureBoundary key={index} onFailure={onFailure}>
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    </FailureBoundary>
  ));
}

/** A list below a button that fails to load the first time. */
function listThatFailsOnce() {
  let turn = 0;
  return lateSurface(async () => {
    turn += 1;
    if (turn === 1) throw new TypeError('Failed to fetch dynamically imported module');
    return (_: { readonly triggerRef?: RefObject<Element | null> }) => <p>{TEXT}</p>;
  });
}

function Opening() {
  const [List] = useState(listThatFailsOnce);
  const [isOpen, open] = useState(false);
  const ref = useRef<HTMLButtonElement>(null);
  return (
    <>
      <TriggerButton onPress={() => open(!isOpen)} ref={ref}>
        Bestellungen
      </TriggerButton>
      <input aria-label="Suche" />
      {isOpen && <List triggerRef={ref} />}
    </>
  );
}

function TwoParts() {
  const [Parts] = useState(() => [partThatFailsOnce(), partThatFailsOnce()]);
  return (
    <FailureBoundary>
      {Parts.map((Part, index) => (
        <Suspense key={index} fallback={null}>
          <Part />
        </Suspense>
      ))}
    </FailureBoundary>
  );
}

const meta: Meta<FailureBoundaryProps> = {
  title: 'Primitives/FailureBoundary',
  component: about(FailureBoundary as never),
  args: { onFailure: fn() },
  render: ({ onFailure }) => <Sample onFailure={onFailure} times={1} />,
};
export default meta;

type Story = StoryObj<typeof meta>;

/** A part could not be loaded; trying again loads it anew. */
export const TriesAgain: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('konnte nicht geladen werden');
    await expect(args.onFailure).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await canvas.findByText(TEXT);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** The same part is missing twice. Trying again at the second does not repeat what the first has loaded. */
export const MissingTwice: Story = {
  render: () => <Sample times={2} />,
  play: async ({ canvas }) => {
    const retries = await canvas.findAllByRole('button', { name: 'Erneut versuchen' });
    await userEvent.click(retries[0]!);
    const shown = await canvas.findByText(TEXT);
    await userEvent.click(retries[1]!);
    await expect(await canvas.findAllByText(TEXT)).toHaveLength(2);
    await expect(shown).toBeInTheDocument();
  },
};

/** Two parts are missing; trying again once loads both. */
export const TwoMissing: Story = {
  render: () => <TwoParts />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Erneut versuchen' }));
    await expect(await canvas.findAllByText(TEXT)).toHaveLength(2);
  },
};

/** A list could not be loaded: that is said below its button, which tries again, and what is typed beside it stays. */
export const ListMissing: Story = {
  render: ({ onFailure }) => (
    <FailureBoundary onFailure={onFailure}>
      <Opening />
    </FailureBoundary>
  ),
  play: async ({ canvas, args }) => {
    const [button, field] = [canvas.getByRole('button'), canvas.getByRole('textbox')];
    await userEvent.type(field, 'Hansen');
    await userEvent.click(button);
    await screen.findByRole('alert');
    await userEvent.click(button);
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await userEvent.click(button);
    await screen.findByText(TEXT);
    await expect(field).toHaveValue('Hansen');
    await expect(args.onFailure).not.toHaveBeenCalled();
  },
};

/** Opened at the window's right lower corner, in a place that keeps its words in one line, all of that is within the window. */
export const ListMissingInACorner: Story = {
  render: () => (
    <div style={{ position: 'fixed', right: 0, bottom: 0, whiteSpace: 'nowrap' }}>
      <Opening />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const { left, right, top, bottom } = (await screen.findByRole('alert')).getBoundingClientRect();
    await expect([left >= 0, right <= innerWidth, top >= 0, bottom <= innerHeight]).not.toContain(false);
  },
};

/** Trying again opens the list. */
export const ListTriedAgain: Story = {
  render: () => <Opening />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('button', { name: 'Erneut versuchen' }));
    await screen.findByText(TEXT);
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  },
};
