import { isValidElement } from 'react';
import { EMBED_WIDGETS } from '@kontor/portal-core/embedding';
import type { StoryContext } from '@storybook/react-vite';
import surface from '../docs/public-surface.md?raw';
import { COMPONENTS, widgetCode } from '../packages/portal-ui/src/embed/playground/widget-code.js';
import { usualTrial } from '../packages/portal-ui/src/embed/playground/widget-trial.js';
import { documentedOf } from './own-props.js';
import { usageCode } from './usage-code.js';

/** What each folder of portal-ui exports to the others. */
const doors = import.meta.glob<string>('../packages/portal-ui/src/*/index.ts', {
  query: '?raw',
  import: 'default',
});

/** The code that uses a widget or part as its story does; what Storybook read where the story draws it in a way of its own. */
export async function usageOfStory(
  code: string,
  { component, args, parameters }: StoryContext,
): Promise<string> {
  const { source } = parameters['docs'] as { readonly source?: { readonly originalSource?: string } };
  const docgen = documentedOf(component);
  if (docgen?.displayName === undefined || /^\s+render[:(]/m.test(source?.originalSource ?? '')) return code;
  const embedded = embeddedCode(args['children']);
  if (embedded !== undefined) return embedded;
  const name = docgen.displayName;
  const story = String(parameters['fileName']);
  const from = publishedIn(name, story) ?? (await placeOf(name, story));
  return usageCode({ name, from, props: docgen.props ?? {}, args });
}

/** The code of a partner's page, where a widget for partners stands in one. */
function embeddedCode(children: unknown): string | undefined {
  const name = isValidElement(children) ? documentedOf(children.type)?.displayName : undefined;
  const widget = EMBED_WIDGETS.find((one) => COMPONENTS[one].name === name);
  const files =
    widget &&
    widgetCode(
      { ...usualTrial(widget, 20, 'de'), orderId: widget === 'investigation' ? '90412' : '' },
      'https://portal.example',
      'react',
    );
  return files?.find((file) => file.name === 'KontorWidget.jsx')?.text;
}

/** The entry of the package that a partner imports a name from. What is embedded has the names of what the portal shows, and other properties. */
function publishedIn(name: string, story: string): string | undefined {
  const own = surface
    .split('\n## ')
    .filter((entry) => entry.startsWith('`@kontor/portal-ui') && entry.includes(`- \`${name}\`\n`))
    .map((entry) => entry.split('`')[1] as string);
  return own.find((entry) => entry.includes('/embed/') === story.includes('/src/embed/'));
}

/** What the other folders of portal-ui import a name from; its own file where it is of its folder alone. */
async function placeOf(name: string, story: string): Promise<string> {
  const [folder = '', ...inner] = story.replace(/^.*\/portal-ui\/src\//, '').split('/');
  const door = await doors[`../packages/portal-ui/src/${folder}/index.ts`]?.();
  if (new RegExp(`[{,]\\s*${name}\\s*[,}]`).test(door ?? '')) return `../${folder}/index.js`;
  return ['..', folder, ...inner.slice(0, -1), `${name}.js`].join('/');
}
