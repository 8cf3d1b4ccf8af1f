import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { EMBED_WIDGETS, type EmbedWidget } from '@kontor/portal-core/embedding';
import { widgetCode, type CodeKind } from '@kontor/portal-ui/testing/widget-code';
import { FEATURES, usualTrial, type WidgetTrial } from '@kontor/portal-ui/testing/widget-trial';

const PORTAL = 'https://portal.example';

/** A widget with nothing chosen, and with everything that can be. */
function trialsOf(widget: EmbedWidget): Readonly<Record<string, WidgetTrial>> {
  const usual = usualTrial(widget, 20, 'de');
  return {
    usual: { ...usual, orderId: widget === 'investigation' ? '3978' : '' },
    chosen: {
      ...usual,
      locale: 'en',
      theme: 'dark',
      density: 'compact',
      color: '#5b2a86',
      access: 'write',
      exportsLists: true,
      without: FEATURES[widget],
      orderId: '3978',
    },
  };
}

/** Writes the code of every widget that the page for developers offers into a folder each; returns the folders, relative to `folder`. */
export function writeCopiedCode(folder: string, kind: CodeKind): readonly string[] {
  return EMBED_WIDGETS.flatMap((widget) =>
    Object.entries(trialsOf(widget)).map(([name, trial]) => {
      const own = join(widget, name);
      for (const file of widgetCode(trial, PORTAL, kind).filter((one) => one.name?.match(/\.jsx?$/))) {
        // The back end stands in an app of the partner's own.
        if (file.name === 'server.js') continue;
        const path = join(folder, own, file.name!);
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, file.text);
      }
      return own;
    }),
  );
}
