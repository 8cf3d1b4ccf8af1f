import type { Meta, StoryObj } from '@storybook/react-vite';
import { issue } from '@kontor/portal-core/validation';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { TextField } from '../primitives/index.js';
import { useSingleMutation } from '../provider/index.js';
import { about } from '../testing/about.js';
import { createFakeContentPortal } from '../testing/fake-content-portal.js';
import { InPortal } from '../testing/InPortal.js';
import { LONG_NAME, LONG_WORD } from '../testing/long-texts.js';
import { FormDialog, type FormDialogProps } from './FormDialog.js';
import { useForm } from './useForm.js';

type Told = Pick<FormDialogProps<Draft>, 'title' | 'submitLabel' | 'closeLabel' | 'size' | 'isBusy'>;

interface Draft {
  readonly name: string;
}

interface Args extends Draft, Told {
  readonly alert: string | null;
  readonly onSubmit: (draft: Draft) => void;
  readonly onClose: () => void;
}

function Example({ name, onSubmit, ...props }: Args) {
  const form = useForm({
    initial: { name },
    validate: (draft) => (draft.name === '' ? [issue('name', 'required')] : []),
    refusal: null,
    onSubmit,
  });
  return (
    <FormDialog {...props} form={form}>
      <TextField
        label="Name"
        value={form.draft.name}
        onChange={({ value }) => form.change({ name: value })}
        error={form.errorOf('name')}
        isRequired
      />
    </FormDialog>
  );
}

const meta: Meta<Args> = {
  title: 'Forms/FormDialog',
  component: about(FormDialog),
  render: (args) => <Example {...args} />,
  args: {
    title: 'Händler anlegen',
    submitLabel: 'Anlegen',
    closeLabel: 'Abbrechen',
    size: 'medium',
    name: '',
    isBusy: false,
    alert: null,
    onSubmit: fn(),
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '360px' } } },
};
export default meta;

type Story = StoryObj<Args>;

const nameField = () => screen.findByRole('textbox', { name: /Name/ });

/** The form begins in its first field. */
export const Begins: Story = {
  play: async () => {
    const field = await nameField();
    await waitFor(() => expect(field).toHaveFocus());
  },
};

/** The entries are submitted once. */
export const Sends: Story = {
  play: async ({ args }) => {
    await userEvent.type(await nameField(), 'Alpenshop');
    await userEvent.click(screen.getByRole('button', { name: 'Anlegen' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ name: 'Alpenshop' }));
  },
};

/** Validation starts with the first submit, which then focuses the first invalid field. */
export const Wrong: Story = {
  play: async ({ args }) => {
    const field = await nameField();
    await userEvent.click(screen.getByRole('button', { name: 'Anlegen' }));
    await waitFor(() => expect(screen.getByText('Dieses Feld ist erforderlich')).toBeVisible());
    await waitFor(() => expect(field).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Closing asks for confirmation if entries would be lost. */
export const AsksBeforeClosing: Story = {
  play: async ({ args }) => {
    await userEvent.type(await nameField(), 'Alp');
    await userEvent.click(screen.getByRole('button', { name: 'Abbrechen' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Verwerfen' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

/** While the form is being sent, it can be neither sent again nor closed, so that the user sees the result. */
export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ args }) => {
    await userEvent.type(await nameField(), 'Alpenshop');
    await userEvent.click(screen.getByRole('button', { name: 'Anlegen' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(screen.getByRole('button', { name: 'Abbrechen' })).toBeDisabled();
    await expect(screen.getByRole('button', { name: 'Schließen' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** Sends as the portal's dialogs do. */
function Sending({ onSubmit, ...props }: Args) {
  const save = useSingleMutation({ mutationFn: async (draft: Draft) => onSubmit(draft) });
  return <Example {...props} isBusy={save.isPending} onSubmit={save.mutate} />;
}

/** A double click sends once. */
export const PressedTwice: Story = {
  args: { name: 'Alpenshop' },
  render: (args) => (
    <InPortal portal={createFakeContentPortal()}>
      <Sending {...args} />
    </InPortal>
  ),
  play: async ({ args }) => {
    const button = await screen.findByRole('button', { name: 'Anlegen' });
    button.click();
    button.click();
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ name: 'Alpenshop' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** The server refused the form as a whole. */
export const Refused: Story = {
  args: { name: 'Alpenshop', alert: 'Der Server ist gerade nicht erreichbar' },
};

/** Long words break within the dialog. */
export const LongText: Story = {
  args: { name: LONG_WORD, alert: `${LONG_NAME} ${LONG_WORD.repeat(2)}` },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};
