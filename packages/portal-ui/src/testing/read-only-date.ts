import { expect, userEvent, type within } from 'storybook/test';

interface Played {
  readonly canvas: ReturnType<typeof within>;
  readonly args: { readonly onChange: unknown };
}

/** Checks a read-only date field: its segments can be focused, and no key changes them. */
export async function readDate({ canvas, args }: Played): Promise<void> {
  const [day] = canvas.getAllByRole('spinbutton');
  day!.focus();
  await expect(day).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect(args.onChange).not.toHaveBeenCalled();
}
