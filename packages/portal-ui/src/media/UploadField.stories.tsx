import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { mediaUpload } from '@kontor/portal-core/media';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { about } from '../testing/about.js';
import { answer } from '../testing/answer.js';
import { fakePortal } from '../testing/fake-portal.js';
import { refuse } from '../testing/refusal.js';
import { InPortal } from '../testing/InPortal.js';
import { Avatar } from './Avatar.js';
import { UploadField, type UploadFieldProps } from './UploadField.js';

type ExampleProps = Pick<UploadFieldProps, 'label' | 'kind' | 'isRequired' | 'error' | 'isDisabled'> & {
  readonly stored?: string;
};

/** Answers by the name of the file; `langsam` stops half-way until the upload is cancelled. */
const upload = answer(mediaUpload, async ({ body: { name }, request }) => {
  request.onProgress?.({ loaded: 50, total: 100 });
  if (name.startsWith('langsam')) await stopped(request.signal as AbortSignal);
  if (name.startsWith('gross')) refuse('too_large');
  if (name.startsWith('voll')) refuse('quota_exceeded', { params: { megabytes: 2000 } });
  if (name.startsWith('viele')) refuse('too_many_requests', { params: { seconds: 45 } });
  return {
    fileName: `${'c3'.repeat(16)}.pdf`,
    originalName: name,
    contentType: 'application/pdf',
    size: 1,
  };
});

const stopped = (signal: AbortSignal) =>
  new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError'))),
  );

function Example({ stored = '', ...props }: ExampleProps) {
  const [portal] = useState(() => ({ client: fakePortal([upload]).client }));
  const [file, setFile] = useState({ value: stored, name: stored });
  return (
    <InPortal portal={portal}>
      <div style={{ maxWidth: 560 }}>
        <UploadField
          {...props}
          value={file.value}
          fileName={file.name}
          onChange={({ file: next }) =>
            setFile({ value: next?.fileName ?? '', name: next?.originalName ?? '' })
          }
        />
      </div>
    </InPortal>
  );
}

const meta: Meta<typeof Example> = {
  title: 'Media/UploadField',
  component: about(UploadField),
  subcomponents: { Avatar: about(Avatar) },
  render: (args) => <Example {...args} />,
  args: { label: 'Dokument', kind: 'file', isRequired: false, isDisabled: false, error: undefined },
};
export default meta;
type Story = StoryObj<typeof Example>;

const give = (name: string) =>
  userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, new File(['x'], name), {
    applyAccept: false,
  });

/** Uploads a file at once; the upload can be cancelled and the file removed. */
export const Uploads: Story = {
  play: async () => {
    await give('langsam.pdf');
    await expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
    await userEvent.click(screen.getByRole('button', { name: 'Abbrechen' }));
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    await give('Lieferschein.pdf');
    await waitFor(() => expect(screen.getByText('Lieferschein.pdf')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Datei entfernen' }));
    await waitFor(() => expect(screen.queryByText('Lieferschein.pdf')).toBeNull());
  },
};

/** Errors of the rules and of the server are shown below the field. */
export const Refused: Story = {
  args: { isRequired: true },
  play: async () => {
    await give('programm.exe');
    await waitFor(() => expect(screen.getByText('Dieser Dateityp wird nicht unterstützt!')).toBeVisible());
    await give('gross.pdf');
    await waitFor(() => expect(screen.getByText('Die Datei ist größer als 10 MB!')).toBeVisible());
    await give('voll.pdf');
    await waitFor(() => expect(screen.getByText(/Speicherplatz von 2000 MB ist belegt/)).toBeVisible());
    await give('viele.pdf');
    await waitFor(() => expect(screen.getByText(/Bitte in 45 Sekunden noch einmal/)).toBeVisible());
  },
};

/** Pictures only. */
export const Image: Story = {
  args: { kind: 'image' },
  play: async () => {
    await give('brief.pdf');
    await waitFor(() => expect(screen.getByText('Diese Datei ist kein Bild!')).toBeVisible());
  },
};

/** A file name longer than the field. */
export const LongName: Story = {
  args: { stored: `Lieferschein ${'Donaudampfschifffahrtsgesellschaft '.repeat(5)}2026.pdf` },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Disabled: Story = { args: { isDisabled: true, stored: 'Lieferschein.pdf' } };

/** Shows initials when a picture cannot be shown. */
export const Avatars: Story = {
  render: () => (
    <InPortal portal={fakePortal([])}>
      <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
        <Avatar src="weg.png" name="Anna Berger" />
        <Avatar src="weg.png" name="Jörg" size="medium" />
        <Avatar src="weg.png" name="Maria de la Cruz" size="large" />
      </div>
    </InPortal>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent('ABJMC'));
  },
};
