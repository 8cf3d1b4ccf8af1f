import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { mediaAddress } from '@kontor/portal-core/media';
import { about } from '../testing/about.js';
import { answer } from '../testing/answer.js';
import { fakePortal } from '../testing/fake-portal.js';
import { InPortal } from '../testing/InPortal.js';
import { LONG_WORD } from '../testing/long-texts.js';
import { Refusal } from '../testing/refusal.js';
import { RichText } from './RichText.js';

const PICTURE = `${'c3'.repeat(16)}.png`;
const RENEWED = `/api/media/${PICTURE}?pass=2.m2.neu`;
const portal = fakePortal([
  answer(mediaAddress, ({ params }) => {
    if (params.fileName !== PICTURE) throw new Refusal('not_found');
    return { address: RENEWED };
  }),
]);
const FILE = `${'b2'.repeat(16)}.pdf`;

function Example({ html }: { readonly html: string }) {
  return (
    <InPortal portal={portal}>
      <RichText html={html} />
    </InPortal>
  );
}

const meta: Meta<typeof Example> = {
  title: 'Editor/RichText',
  component: about(RichText),
  render: (args) => <Example {...args} />,
};
export default meta;
type Story = StoryObj<typeof Example>;

/** A comment with a file: the link downloads it with the reader's token, and shows a message if the file no longer exists. */
export const WithFile: Story = {
  args: {
    html: `<h3>Paket beschädigt</h3><p align="center">Siehe <a href="/api/media/${FILE}">Foto.pdf</a> und <a href="https://kontor.example">Kontor</a>.</p><ul><li>erster Punkt</li><li>zweiter</li></ul><blockquote><p>„Wie besprochen“</p></blockquote>`,
  },
  play: async () => {
    await expect(screen.getByRole('link', { name: 'Kontor' })).toHaveAttribute('rel', 'noopener noreferrer');
    await userEvent.click(screen.getByRole('link', { name: 'Foto.pdf' }));
    await waitFor(() => expect(portal.requests.at(-1)?.path).toBe(`/api/media/${FILE}`));
    await expect(portal.requests.at(-1)?.headers['authorization']).toBe('Bearer a-token');
    await waitFor(() => expect(screen.getByText('Die Datei konnte nicht geladen werden')).toBeVisible());
  },
};

/**
 * A picture whose address has expired, as in a tab that was open for hours: a new one is asked for, once. Where there is none, the
 * alternative text stands in its place.
 */
export const WithExpiredPictures: Story = {
  args: {
    html: `<p><img src="/api/media/${PICTURE}?pass=1.m2.alt" alt="Karton von oben"> <img src="/api/media/${'d4'.repeat(16)}.png?pass=1.m2.alt" alt="Karton von unten"></p>`,
  },
  play: async () => {
    const asked = (name: string) =>
      portal.requests.filter(({ path }) => path === `/api/media/${name}/address`).length;
    const [first] = screen.getAllByRole('img');
    await waitFor(() => expect(first).toHaveAttribute('src', expect.stringContaining(RENEWED)));
    await waitFor(() => expect(asked(`${'d4'.repeat(16)}.png`)).toBe(1));
    await expect(asked(PICTURE)).toBe(1);
    await expect(first).toHaveAccessibleName('Karton von oben');
  },
};

/** Hostile HTML is shown as its text only and runs nothing. */
export const Hostile: Story = {
  args: {
    html: `<p onclick="window.hit=1">Text <script>window.hit=1</script><img src=x onerror="window.hit=1"><a href="javascript:window.hit=1">Link</a><svg onload="window.hit=1"></svg></p>`,
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('script, svg, img, a, [onclick]')).toHaveLength(0);
    await expect(canvasElement).toHaveTextContent('Text Link');
    await expect((window as { hit?: number }).hit).toBeUndefined();
  },
};

/** No text. */
export const Empty: Story = { args: { html: '' } };

/** Long words break; nothing scrolls sideways. */
export const LongTexts: Story = {
  args: {
    html: `<p>${LONG_WORD.repeat(6)}</p><ul><li><a href="https://${LONG_WORD}.example">${LONG_WORD.repeat(4)}</a></li></ul>`,
  },
  play: async ({ canvasElement }) =>
    expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};
