import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { mediaUpload } from '@kontor/portal-core/media';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { about } from '../testing/about.js';
import { answer } from '../testing/answer.js';
import { fakePortal } from '../testing/fake-portal.js';
import { refuse } from '../testing/refusal.js';
import { InPortal } from '../testing/InPortal.js';
import { LONG_WORD } from '../testing/long-texts.js';
import { RichTextEditor, type RichTextEditorProps } from './RichTextEditor.js';

type ExampleProps = Pick<RichTextEditorProps, 'label' | 'isRequired' | 'isDisabled' | 'errorMessage'> & {
  readonly html?: string;
  /** Delay in ms after which a typed value is passed back as `value`. */
  readonly delay?: number;
};

const STORED = { originalName: 'Rechnung 12.pdf', contentType: 'application/pdf', size: 1200 };
const portal = fakePortal([
  answer(mediaUpload, ({ body: { name } }) => {
    if (name === 'falsch.png') refuse('unsupported_type');
    return { ...STORED, fileName: `${'a1'.repeat(16)}.${name.split('.').at(-1)}`, originalName: name };
  }),
]);

function Example({ html = '', delay = 0, ...props }: ExampleProps) {
  const [value, setValue] = useState(html);
  return (
    <InPortal portal={portal}>
      <div style={{ display: 'grid', gap: 16, maxWidth: 720 }}>
        <RichTextEditor
          {...props}
          value={value}
          onChange={(change) => {
            if (delay === 0) setValue(change.value);
            else setTimeout(() => setValue(change.value), delay);
          }}
        />
        <output aria-label="HTML" style={{ fontFamily: 'monospace', fontSize: 12, overflowWrap: 'anywhere' }}>
          {value}
        </output>
      </div>
    </InPortal>
  );
}

const meta: Meta<typeof Example> = {
  title: 'Editor/RichTextEditor',
  component: about(RichTextEditor),
  render: (args) => <Example {...args} />,
  args: { label: 'Kommentar', isRequired: false, isDisabled: false, errorMessage: undefined },
};
export default meta;
type Story = StoryObj<typeof Example>;

const textBox = () => screen.findByRole('textbox', { name: /Kommentar/ });
const html = () => screen.getByLabelText('HTML').textContent;
const button = (name: string) => screen.getByRole('button', { name });
const paste = (box: HTMLElement, clipboardData: DataTransfer) =>
  box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
const open = async (name: string) => {
  await userEvent.click(button(name));
  return within(await screen.findByRole('dialog'));
};
const tells = (dialog: ReturnType<typeof within>, words: string | RegExp) =>
  waitFor(() => expect(dialog.getByText(words)).toBeVisible());
const give = (name: string, type: string) =>
  userEvent.upload(
    document.querySelector<HTMLInputElement>('input[type=file]')!,
    new File(['x'], name, { type }),
    {
      applyAccept: false,
    },
  );

const WORD = `<style>p{color:red}</style><p class=MsoNormal style="text-align:center;color:red"><b>Fett</b><o:p></o:p></p><p style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·&nbsp;</span>Punkt</p><img src=x onerror=alert(1)><script>alert(1)</script>`;
const EVERYTHING = `<h1>Überschrift 1</h1><h2>Überschrift 2</h2><h3>Überschrift 3</h3><h4>Überschrift 4</h4><h5>Überschrift 5</h5><h6>Überschrift 6</h6><p>Text mit <strong>fett</strong>, <em>kursiv</em>, <u>unterstrichen</u>, <s>gestrichen</s> und <a href="https://kontor.example">Link</a>.</p><p align="center">Mitte</p><p align="right">Rechts</p><p align="justify">Im Blocksatz stehen die Zeilen an beiden Rändern gerade, so wie in einer Zeitung.</p><ul><li>Punkt</li><li><p>Punkt mit Liste</p><ol start="3"><li>drei</li></ol></li></ul><blockquote><p>Zitat</p></blockquote>`;

/** All formats; the HTML is unchanged after loading and saving. */
export const Formats: Story = {
  args: { html: EVERYTHING },
  play: async () => {
    const box = await textBox();
    await expect(box).toHaveAttribute('aria-multiline', 'true');
    await expect(within(box).getByText('Mitte')).toHaveStyle({ textAlign: 'center' });
    await userEvent.click(within(box).getByText('Mitte'));
    await waitFor(() => expect(button('Zentriert')).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.click(button('Linksbündig'));
    await userEvent.click(button('Zentriert'));
    await waitFor(() => expect(html()).toBe(EVERYTHING));
  },
};

/** Keyboard operation: from the text to the toolbar, along it with arrow keys, and back. */
export const ByKeyboard: Story = {
  args: { html: '<p>Guten Tag</p>' },
  play: async () => {
    const box = await textBox();
    await userEvent.click(box);
    await userEvent.keyboard('{Alt>}{F10}{/Alt}');
    await waitFor(() => expect(button('Absatz')).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowRight} ');
    await waitFor(() => expect(button('Kursiv')).toHaveFocus());
    await expect(button('Kursiv')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.keyboard('{Control>}{Shift>}8{/Shift}{/Control}');
    await waitFor(() => expect(html()).toBe('<ul><li>Guten Tag</li></ul>'));
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(html()).toBe('<p>Guten Tag</p>'));
    await userEvent.tab();
    await waitFor(() => expect(box).not.toHaveFocus());
  },
};

/** A link needs an address with a permitted scheme. */
export const Links: Story = {
  play: async () => {
    const box = await textBox();
    await userEvent.click(box);
    const dialog = await open('Link');
    await userEvent.click(dialog.getByRole('button', { name: 'Übernehmen' }));
    await tells(dialog, 'Dieses Feld ist erforderlich');
    const address = dialog.getByRole('textbox', { name: /Adresse/ });
    await userEvent.type(address, 'javascript:alert(1)');
    await userEvent.click(dialog.getByRole('button', { name: 'Übernehmen' }));
    await tells(dialog, /Diese Adresse ist nicht möglich/);
    await userEvent.clear(address);
    await userEvent.type(address, 'kontor.example/hilfe');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Text' }), 'Hilfe{Enter}');
    await waitFor(() => expect(html()).toBe('<p><a href="https://kontor.example/hilfe">Hilfe</a></p>'));
    await waitFor(() => expect(box).toHaveFocus());
    const again = await open('Link');
    await userEvent.click(again.getByRole('button', { name: 'Link entfernen' }));
    await waitFor(() => expect(html()).toBe('<p>Hilfe</p>'));
  },
};

/** Files and pictures, with the warnings for each. */
export const Files: Story = {
  play: async () => {
    await userEvent.click(await textBox());
    const image = await open('Bild einfügen');
    await userEvent.click(image.getByRole('button', { name: 'Einfügen' }));
    await tells(image, 'Bitte wählen Sie zuerst ein Bild aus!');
    await give('brief.pdf', 'application/pdf');
    await tells(image, 'Diese Datei ist kein Bild!');
    await give('falsch.png', 'image/png');
    await userEvent.click(image.getByRole('button', { name: 'Einfügen' }));
    await tells(image, 'Dieser Dateityp wird nicht unterstützt!');
    await give('palette.png', 'image/png');
    await userEvent.type(image.getByRole('textbox', { name: 'Bildbeschreibung' }), 'Eine Palette');
    await userEvent.click(image.getByRole('button', { name: 'Einfügen' }));
    const source = `/api/media/${'a1'.repeat(16)}.png`;
    await waitFor(() => expect(html()).toBe(`<p><img src="${source}" alt="Eine Palette"></p>`));

    const file = await open('Datei einfügen');
    await userEvent.click(file.getByRole('button', { name: 'Einfügen' }));
    await tells(file, 'Bitte wählen Sie zuerst eine Datei aus!');
    await give('Rechnung 12.pdf', 'application/pdf');
    await userEvent.click(file.getByRole('button', { name: 'Einfügen' }));
    const address = `/api/media/${'a1'.repeat(16)}.pdf`;
    await waitFor(() => expect(html()).toContain(`<a href="${address}">Rechnung 12.pdf</a>`));
  },
};

/** A `value` that is passed back late, on a busy machine, never overwrites what was typed in the meantime. */
export const LateEcho: Story = {
  args: { delay: 40 },
  play: async () => {
    await userEvent.click(await textBox());
    await userEvent.keyboard('Wird geprüft');
    await waitFor(() => expect(html()).toBe('<p>Wird geprüft</p>'));
  },
};

/** Pasted Word content is cleaned; a pasted picture without text is uploaded. */
export const Paste: Story = {
  play: async () => {
    const box = await textBox();
    await userEvent.click(box);
    const word = new DataTransfer();
    word.setData('text/html', WORD);
    paste(box, word);
    await waitFor(() =>
      expect(html()).toBe('<p align="center"><strong>Fett</strong></p><ul><li>Punkt</li></ul>'),
    );
    const picture = new DataTransfer();
    picture.items.add(new File(['x'], 'bildschirm.png', { type: 'image/png' }));
    paste(box, picture);
    await waitFor(() => expect(html()).toContain('<img src="/api/media/'));
  },
};

/** A required field with an error. */
export const Wrong: Story = {
  args: { isRequired: true, errorMessage: 'Dieses Feld ist erforderlich' },
  play: async () => {
    const box = await textBox();
    await expect(box).toHaveAttribute('aria-invalid', 'true');
    await expect(box).toHaveAttribute('aria-required', 'true');
    await expect(box).toHaveAccessibleDescription(/Dieses Feld ist erforderlich/);
    await userEvent.click(screen.getByText('Kommentar'));
    await waitFor(() => expect(box).toHaveFocus());
  },
};

/** A disabled editor. */
export const Disabled: Story = {
  args: { isDisabled: true, html: '<p>Nur zum Lesen</p>' },
  play: async () => {
    const box = await textBox();
    await expect(box).toHaveAttribute('contenteditable', 'false');
    await expect(button('Fett')).toBeDisabled();
  },
};

/** Long words break; a long text scrolls instead of making the editor grow beyond its container. */
export const LongTexts: Story = {
  args: { html: `<p>${LONG_WORD.repeat(6)}</p>`.repeat(60) },
  play: async ({ canvasElement }) => {
    await textBox();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
