import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { keeping } from '../../testing/keeping.js';
import { Pager } from './Pager.js';

const Live = keeping(Pager, 'page');

const meta: Meta<typeof Pager> = {
  title: 'Table/Tools/Pager',
  component: Pager,
  args: { page: 1, pageSize: 50, totalCount: 1284, onChange: fn() },
  render: (args) => <Live {...args} />,
};
export default meta;

type Story = StoryObj<typeof meta>;

export const FirstPage: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Seite 1' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('button', { name: 'Erste Seite' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Letzte Seite' }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ page: 26 }));
  },
};
export const MiddlePage: Story = {
  args: { page: 12 },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Seite 13' }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ page: 13 }));
    await userEvent.click(canvas.getByRole('button', { name: 'Vorherige Seite' }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ page: 12 }));
  },
};
export const LastPage: Story = { args: { page: 26 } };

/** On the last page the button that leads there is disabled: the focus moves to the number of that page. */
export const KeepsTheFocus: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Letzte Seite' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Seite 26' })).toHaveFocus());
  },
};

/** The list has become shorter: the button back leads to the present last page. */
export const BeyondTheEnd: Story = {
  args: { page: 40 },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Nächste Seite' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Vorherige Seite' }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ page: 26 }));
  },
};

/** With only one page left there is nothing to choose, but the pager stays as long as it has the focus. */
export const BeyondTheOnlyPage: Story = {
  args: { page: 2, totalCount: 27 },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Nächste Seite' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Vorherige Seite' }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ page: 1 }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Seite 1' })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
  },
};

/** The requested page is loading. */
export const Loading: Story = { args: { page: 12, isLoading: true } };

/** Two hundred thousand pages fit on a line. */
export const ManyPages: Story = {
  args: { page: 123_456, totalCount: 10_000_000 },
  play: async ({ canvas }) => {
    const middles = canvas.getAllByRole('button').map((button) => {
      const { top, height } = button.getBoundingClientRect();
      return Math.round(top + height / 2);
    });
    await expect(new Set(middles).size).toBe(1);
  },
};
