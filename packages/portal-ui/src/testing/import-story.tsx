import { useState, type ReactNode } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { createMemoryChoices, DraftsContext } from '../provider/index.js';
import {
  createFakeImportPortal,
  type FakeImportPortal,
  type FakeImportPortalOptions,
} from './fake-import-portal.js';
import { InPortal } from './InPortal.js';
import { orderFile, type OrderFileOptions } from './order-file.js';

/** The portal of the story rendered last. */
export let shownPortal: FakeImportPortal = createFakeImportPortal();

interface ImportStoryProps {
  readonly portal: FakeImportPortalOptions;
  readonly children: ReactNode;
}

/** Renders the wizard in a portal in memory that stores imports, without the answers that other stories gave about the same file. */
export function ImportStory({ portal, children }: ImportStoryProps) {
  const [own] = useState(() => (shownPortal = createFakeImportPortal(portal)));
  const [drafts] = useState(createMemoryChoices);
  return (
    <InPortal portal={own}>
      <DraftsContext value={drafts}>{children}</DraftsContext>
    </InPortal>
  );
}

/** Creates a browser `File` from a text. */
export function aFile(content: BlobPart, name = 'bestellungen_2026-11-21.csv'): File {
  return new File([content], name, { type: 'text/csv' });
}

/** Chooses a file in the wizard's file input. */
export async function give(file: File): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error('There is nothing that takes a file');
  await userEvent.setup({ applyAccept: false }).upload(input, file);
}

/** How long what the worker does may take: it starts first, and a machine may be busy. */
export const PATIENT = { timeout: 90_000 };

/** Waits until the worker has said what a file is, and returns that. */
export const recognised = () => screen.findByRole('status', { name: 'Erkannt' }, PATIENT);

/** Presses the button to the next step. */
export const next = async () => userEvent.click(await screen.findByRole('button', { name: 'Weiter' }));

/** Chooses a file and opens the mapping step. */
export async function toMapping(content: BlobPart): Promise<void> {
  await give(aFile(content));
  await recognised();
  await next();
  await screen.findByRole('heading', { name: /Zuordnung/, level: 2 });
}

/** Chooses a file of a German shop and opens the check step. */
export async function toCheck(options: OrderFileOptions): Promise<void> {
  await toMapping(orderFile(options));
  await next();
  await arrived();
}

/** Waits for the checked rows. */
export async function arrived(): Promise<void> {
  await screen.findByRole('grid', {}, PATIENT);
}

/** Changes the cell with the given text by keyboard. */
export async function rewrite(text: string, by: string): Promise<void> {
  const cell = await screen.findByRole('gridcell', { name: new RegExp(`^${text}`) });
  cell.focus();
  await userEvent.keyboard('{F2}');
  const grid = within(await screen.findByRole('grid'));
  const editor = await grid.findByRole('textbox', { name: /./ });
  await userEvent.clear(editor);
  await userEvent.type(editor, `${by}{Enter}`);
  await waitFor(() => expect(grid.queryByRole('textbox')).toBeNull());
}
