import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { canonicalHtml } from '@kontor/portal-core/rich-text';
import { RICH_TEXT_SAMPLES } from '../../../../tests/files/rich-text-samples.js';
import { sanitize } from './sanitize.js';

const clean = (html: string) => canonicalHtml(sanitize(html));

/** Cleans every sample in the browser; the server's test expects the same results. */
function Samples() {
  const off = RICH_TEXT_SAMPLES.filter(
    ({ html, clean: kept }) => clean(html) !== kept || clean(kept) !== kept,
  );
  return (
    <p>
      {RICH_TEXT_SAMPLES.length} samples, {off.length} differ: {off.map(({ name }) => name).join(', ')}
    </p>
  );
}

const meta = { title: 'Editor/Cleaning', component: Samples } satisfies Meta<typeof Samples>;
export default meta;

/** Browser and server keep the same parts of the HTML. */
export const AgreesWithTheServer: StoryObj<typeof meta> = {
  play: async () => {
    for (const { html, clean: kept } of RICH_TEXT_SAMPLES) {
      await expect(clean(html)).toBe(kept);
      await expect(clean(kept)).toBe(kept);
    }
  },
};
