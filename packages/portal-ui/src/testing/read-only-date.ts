import { expect, userEvent, type within } from 'storybook/test';

interface Played {
  readonly canvas: ReturnType<typeof within>;
  readonly args: { readonly onChange: unknown };
}

/** Plays a date that is to be read: its day can be reached, and no key changes it. */
export async function readDate({ canvas, args }: Played): Promise<void> {
  const [day] = canvas.getAllByRole('spinbutton');
  day!.focus();
  await expect(day).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect(args.onChange).not.toHaveBeenCalled();
}
