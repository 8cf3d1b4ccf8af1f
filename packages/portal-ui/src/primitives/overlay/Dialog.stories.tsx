import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../actions/Button.js';
import { Select } from '../fields/Select.js';
import { TextField } from '../fields/TextField.js';
import { Dialog } from './Dialog.js';
import { useRequestClose } from './guarded-close.js';

function CancelButton() {
  const requestClose = useRequestClose();
  return <Button onPress={requestClose}>Abbrechen</Button>;
}

interface ExampleProps {
  readonly startsOpen?: boolean;
  readonly isLong?: boolean;
}

function Example({ startsOpen = false, isLong = false }: ExampleProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  const [name, setName] = useState('');
  const [country, setCountry] = useState<string | null>(null);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Adresse ändern</Button>
      <Dialog
        isOpen={isOpen}
        title="Lieferadresse ändern"
        isDirty={name !== '' || country !== null}
        onClose={() => {
          setOpen(false);
          setName('');
          setCountry(null);
        }}
        actions={
          <>
            <CancelButton />
            <Button variant="primary">Speichern</Button>
          </>
        }
      >
        <div style={{ display: 'grid', gap: 16 }}>
          <TextField label="Name" value={name} onChange={({ value }) => setName(value)} isRequired />
          <Select
            label="Land"
            options={[
              { value: 'AT', label: 'Österreich' },
              { value: 'DE', label: 'Deutschland' },
            ]}
            value={country}
            onChange={({ value }) => setCountry(value)}
          />
          {isLong &&
            Array.from({ length: 12 }, (_, index) => (
              <TextField key={index} label={`Zusatz ${index + 1}`} value="" />
            ))}
        </div>
      </Dialog>
    </>
  );
}

const meta: Meta<typeof Dialog> = {
  title: 'Primitives/Dialog',
  component: Dialog,
  args: { isOpen: true, title: 'Lieferadresse', onClose: fn(), children: '' },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = { render: () => <Example startsOpen /> };
export const Long: Story = { render: () => <Example startsOpen isLong /> };

/** Escape closes an untouched dialog at once; the focus returns to the button. */
export const Escape: Story = {
  render: () => <Example />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Adresse ändern' });
    await userEvent.click(opener);
    await screen.findByRole('dialog', { name: 'Lieferadresse ändern' });
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Unsaved entries ask first, and are still there when the answer is no. */
export const AsksWhenDirty: Story = {
  render: () => <Example />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Adresse ändern' }));
    await userEvent.type(await screen.findByRole('textbox', { name: /Name/ }), 'Käthe');
    await userEvent.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog', { name: 'Änderungen verwerfen?' }));
    await userEvent.click(question.getByRole('button', { name: 'Weiter bearbeiten' }));
    await expect(screen.getByRole('textbox', { name: /Name/ })).toHaveValue('Käthe');
    await userEvent.click(screen.getByRole('button', { name: 'Abbrechen' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Verwerfen' }));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** A list opened inside the dialog lies inside it and can be used. */
export const ListInside: Story = {
  render: () => <Example startsOpen />,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /Land/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Deutschland' }));
    await expect(screen.getByRole('button', { name: /Land/ })).toHaveTextContent('Deutschland');
    await expect(screen.getByRole('dialog')).toBeInTheDocument();
  },
};
