// Draws every widget on a server, which has no page; answers how much each drew, and which entries could not even be imported.
import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { prerender } from 'react-dom/static';

const { exports } = JSON.parse(
  readFileSync(new URL('node_modules/@kontor/portal-ui/package.json', import.meta.url), 'utf8'),
);
const entries = Object.entries(exports).filter(([, target]) => target.default !== undefined);
const modules = await Promise.all(
  entries.map(async ([entry]) => [entry, await import(`@kontor/portal-ui${entry.slice(1)}`)]),
);
const { PortalProvider } = await import('@kontor/portal-ui');
const { createEmbedClient } = await import('@kontor/portal-ui/embed');

const client = createEmbedClient({
  baseUrl: 'https://portal.example',
  fetchToken: () => Promise.reject(new Error('A server asks for nothing')),
});
const drawn = {};
for (const [entry, module] of modules.filter(([name]) => name.startsWith('./embed/'))) {
  const Widget = Object.values(module)[0];
  const page = createElement(PortalProvider, { client, locale: 'de' }, createElement(Widget, { orderId: 1 }));
  const { prelude } = await prerender(page, {
    onError: (error) => {
      throw error;
    },
  });
  drawn[entry.slice('./embed/'.length)] = (await new Response(prelude).text()).length;
}
console.log(JSON.stringify(drawn));
