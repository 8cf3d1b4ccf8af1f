import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button, Dialog, Select } from '../../primitives/index.js';
import { ThemeFrame } from '../../theme/index.js';
import { ShadowFrame } from './ShadowFrame.js';

function Sample() {
  const [isOpen, setOpen] = useState(false);
  const [value, setValue] = useState<string | null>(null);
  return (
    <ThemeFrame>
      <p data-testid="text">Bestellungen</p>
      <Button variant="primary" onPress={() => setOpen(true)}>
        Öffnen
      </Button>
      <Dialog isOpen={isOpen} title="Lager" onClose={() => setOpen(false)}>
        <Select
          label="Wahl"
          options={[
            { value: 'a', label: 'Hamburg' },
            { value: 'b', label: 'Bremen' },
          ]}
          value={value}
          onChange={(change) => setValue(change.value)}
        />
      </Dialog>
    </ThemeFrame>
  );
}

const meta: Meta<typeof ShadowFrame> = {
  title: 'Embedded/ShadowFrame',
  component: ShadowFrame,
  // `ThemeFrame` is light unless it is told otherwise, and so is the page around it.
  globals: { theme: 'light' },
  parameters: { frame: 'light' },
  args: { children: <Sample /> },
};
export default meta;

const rootOf = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll('*')].find((element) => element.shadowRoot)!.shadowRoot!;
const inside = (canvas: HTMLElement) =>
  within(rootOf(canvas).querySelector<HTMLElement>('[data-kontor-frame]')!);

/** A dialog opens in the shadow root, and an option can be chosen from a list in the dialog. */
export const DialogWithList: StoryObj<typeof ShadowFrame> = {
  play: async ({ canvasElement }) => {
    const shadow = inside(canvasElement);
    await userEvent.click(shadow.getByRole('button', { name: 'Öffnen' }));
    // The library that finds things by name looks up `aria-labelledby` in the page, where it is not to be found.
    const dialog = await shadow.findByRole('dialog');
    const box = dialog.querySelector<HTMLElement>('[aria-haspopup=listbox]')!;
    await userEvent.click(box);
    await userEvent.click(within(await shadow.findByRole('listbox')).getByText('Bremen'));
    await waitFor(() => expect(box).toHaveTextContent('Bremen'));
    await expect(getComputedStyle(dialog.firstElementChild!).backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(shadow.queryByRole('dialog')).toBeNull());
  },
};

/** The page's rules for elements and fonts have no effect in the widget; its values for our tokens do. */
export const OnAHostilePage: StoryObj<typeof ShadowFrame> = {
  decorators: [
    (Story) => (
      <div
        style={
          {
            font: 'italic 30px serif',
            letterSpacing: '5px',
            textAlign: 'right',
            '--kontor-color-accent': 'rgb(120, 20, 120)',
          } as React.CSSProperties
        }
      >
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const shadow = inside(canvasElement);
    const text = getComputedStyle(shadow.getByTestId('text'));
    await expect([text.fontSize, text.fontStyle, text.letterSpacing, text.marginTop]).toEqual([
      '14px',
      'normal',
      'normal',
      '0px',
    ]);
    const button = getComputedStyle(shadow.getByRole('button', { name: 'Öffnen' }));
    await expect(button.backgroundColor).toBe('rgb(120, 20, 120)');
    await expect(button.touchAction).not.toBe('auto');
  },
};
