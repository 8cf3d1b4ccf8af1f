import { expect, fn, userEvent, within } from 'storybook/test';

/** Story for any field with options that could not be loaded: a message is shown, and trying again returns the focus to the field. */
export function failedEntries(role: 'button' | 'combobox', name: RegExp) {
  const retry = fn();
  return {
    args: { options: [], failure: { error: new Error('lost'), retry } },
    play: async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
      const canvas = within(canvasElement);
      await expect(canvas.getByRole('alert')).toHaveTextContent('Die Auswahl ließ sich nicht laden.');
      await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
      await expect(retry).toHaveBeenCalledOnce();
      await expect(canvas.getByRole(role, { name })).toHaveFocus();
    },
  };
}
