import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { EMBED_WIDGETS, type EmbedWidget } from '@kontor/portal-core/embedding';
import { widgetCode } from '@kontor/portal-ui/testing/widget-code';
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

/** Writes the React code of every widget that the page for developers offers into a folder each; returns the folders within `folder`. */
export const writeReactCode = (folder: string) =>
  // The back end stands in an app of the partner's own.
  writeCode(folder, 'react', (name) => (name === 'server.js' ? null : name));

/** Writes its Next.js code, as pages of the app in `folder`, which has the layout and the registry of styles already; returns their paths. */
export const writeNextPages = (folder: string) =>
  writeCode(folder, 'next', (name) => (/layout|StyleRegistry/.test(name) ? null : name.replace('app/', '')), {
    'page.jsx': `export { KontorWidget as default } from './KontorWidget.jsx';\n`,
  });

/** Each page of an app costs its build some seconds: there the trial that asks for the most speaks for both. */
function trialsFor(kind: 'react' | 'next', widget: EmbedWidget) {
  const trials = Object.entries(trialsOf(widget));
  return kind === 'next' ? trials.slice(-1) : trials;
}

function writeCode(
  folder: string,
  kind: 'react' | 'next',
  placeOf: (name: string) => string | null,
  others: Readonly<Record<string, string>> = {},
): readonly string[] {
  return EMBED_WIDGETS.flatMap((widget) =>
    trialsFor(kind, widget).map(([name, trial]) => {
      const own = join(widget, name);
      for (const file of widgetCode(trial, PORTAL, kind)) {
        const place = file.name === null ? null : placeOf(file.name);
        if (place !== null) write(join(folder, own, place), file.text);
      }
      for (const [place, text] of Object.entries(others)) write(join(folder, own, place), text);
      return own;
    }),
  );
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
