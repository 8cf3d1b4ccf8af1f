import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { useArgState } from '../../testing/keeping.js';
import { chooseOption } from '../../testing/choose-option.js';
import { Button } from '../actions/Button.js';
import { Select } from '../fields/Select.js';
import { TextField } from '../fields/TextField.js';
import { Dialog, type DialogProps } from './Dialog.js';
import { useRequestClose } from './guarded-close.js';

function CancelButton() {
  const requestClose = useRequestClose();
  return <Button onPress={requestClose}>Abbrechen</Button>;
}

const ACTIONS = (
  <>
    <CancelButton />
    <Button variant="primary">Speichern</Button>
  </>
);

function Live({ children, onClose, isDirty, actions = ACTIONS, ...props }: DialogProps) {
  const [isOpen, setOpen] = useArgState(props.isOpen);
  const [name, setName] = useState('');
  const [country, setCountry] = useState<string | null>(null);
  const close = () => {
    setOpen(false);
    setName('');
    setCountry(null);
    onClose();
  };
  return (
    <>
      <Button onPress={() => setOpen(true)}>Adresse ändern</Button>
      <Dialog
        {...props}
        isOpen={isOpen}
        isDirty={isDirty === true || name !== '' || country !== null}
        onClose={close}
        actions={actions}
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
          {children}
        </div>
      </Dialog>
    </>
  );
}

const meta: Meta<typeof Dialog> = {
  title: 'Primitives/Dialog',
  component: Dialog,
  args: { isOpen: true, title: 'Lieferadresse ändern', onClose: fn(), children: null },
  render: (args) => <Live {...args} />,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
};
export default meta;

type Story = StoryObj<typeof meta>;

/** A placeholder dialog while the record is loading, then the real one. */
function Loaded({ onClose }: DialogProps) {
  const [step, setStep] = useState<'closed' | 'loading' | 'there'>('closed');
  const close = () => {
    setStep('closed');
    onClose();
  };
  return (
    <>
      <Button onPress={() => setStep('loading')}>Öffnen</Button>
      <Dialog key="loading" isOpen={step === 'loading'} title="Wird geladen" onClose={close}>
        <Button onPress={() => setStep('there')}>Da ist sie</Button>
      </Dialog>
      <Dialog key="there" isOpen={step === 'there'} title="Bestellung" onClose={close}>
        Alles da
      </Dialog>
    </>
  );
}

/** A dialog that replaced another returns the focus to the element that opened the first. */
export const InPlaceOfAnother: Story = {
  render: (args) => <Loaded {...args} />,
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Öffnen' });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: 'Da ist sie' }));
    await screen.findByRole('dialog', { name: 'Bestellung' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Open: Story = {};
export const Long: Story = {
  args: {
    children: Array.from({ length: 12 }, (_, index) => (
      <TextField key={index} label={`Zusatz ${index + 1}`} value="" />
    )),
  },
};

/** A long title wraps; the close button stays visible. */
export const LongText: Story = {
  args: { title: 'Versanddienstleisterbenachrichtigungseinstellungen der Nachnahmesendungen', size: 'small' },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

/** Escape closes an untouched dialog at once and returns the focus to the button. */
export const Escape: Story = {
  args: { isOpen: false },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Adresse ändern' });
    await userEvent.click(opener);
    await screen.findByRole('dialog', { name: 'Lieferadresse ändern' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Escape closes what is open above all else from outside it too, as when the button that was pressed has left or keeps the focus. */
export const EscapeFromOutside: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: /Land/ }));
    await screen.findByRole('option', { name: 'Deutschland' });
    await fireEvent.keyDown(document.body, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(args.onClose).not.toHaveBeenCalled();
    await fireEvent.keyDown(canvas.getByText('Adresse ändern'), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Asks before unsaved entries are lost, and keeps them when the answer is no. */
export const AsksWhenDirty: Story = {
  args: { isOpen: false },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Adresse ändern' }));
    await userEvent.type(await screen.findByRole('textbox', { name: /Name/ }), 'Käthe');
    await userEvent.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog', { name: 'Änderungen verwerfen?' }));
    await userEvent.click(question.getByRole('button', { name: 'Weiter bearbeiten' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Name/ })).toHaveValue('Käthe'));
    await userEvent.click(screen.getByRole('button', { name: 'Abbrechen' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Verwerfen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A list opened inside the dialog is rendered inside it and can be used. */
export const ListInside: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /Land/ }));
    await chooseOption('Deutschland');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /Land/ })).toHaveTextContent('Deutschland'),
    );
    await expect(screen.getByRole('dialog')).toBeInTheDocument();
  },
};
