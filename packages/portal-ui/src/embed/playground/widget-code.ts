import { sessionSnippets, type EmbedWidget } from '@kontor/portal-core/embedding';
import { appearanceOf, orderOf, sessionOf, type WidgetTrial } from './widget-trial.js';

/** What a page is built with. */
export type CodeKind = 'html' | 'react' | 'next';

/** A file of the code, or commands for a terminal. */
export interface CodeFile {
  /** Name of the file; null for commands. */
  readonly name: string | null;
  readonly text: string;
}

/** The component of each widget and the part of the package that it is imported from. */
export const COMPONENTS: Readonly<Record<EmbedWidget, { readonly name: string; readonly from: string }>> = {
  'orders-table': { name: 'OrdersTable', from: 'orders-table' },
  'order-import': { name: 'OrderImportWizard', from: 'order-import-wizard' },
  investigation: { name: 'InvestigationThread', from: 'investigation-thread' },
  deliveries: { name: 'DeliveryWorkflow', from: 'delivery-workflow' },
  dashboard: { name: 'DashboardGrid', from: 'dashboard-grid' },
  products: { name: 'ProductsTable', from: 'products-table' },
  'order-errors': { name: 'OrderErrors', from: 'order-errors' },
};

/** Stands in the code for the origin of the partner's page, which nobody knows here. */
const PAGE_ORIGIN = 'https://shop.example';
const FETCH_TOKEN = `async () => (await fetch('/kontor-token', { method: 'POST' })).json()`;
const INSTALL = 'npm install @kontor/portal-core @kontor/portal-ui react react-dom styled-components';

/** The code that shows what is tried. `portal` is the portal's origin. */
export function widgetCode(trial: WidgetTrial, portal: string, kind: CodeKind): readonly CodeFile[] {
  const { express, next } = sessionSnippets(sessionOf(trial, PAGE_ORIGIN), portal);
  const backEnd = { name: 'server.js', text: express };
  const install = { name: null, text: INSTALL };
  if (kind === 'html') return [{ name: 'index.html', text: htmlPage(trial, portal) }, backEnd];
  if (kind === 'react')
    return [install, { name: 'KontorWidget.jsx', text: component(trial, portal) }, backEnd];
  return [
    install,
    { name: 'app/KontorWidget.jsx', text: `'use client';\n\n${component(trial, portal)}` },
    { name: 'app/kontor-token/route.js', text: next },
    { name: 'app/StyleRegistry.jsx', text: STYLE_REGISTRY },
    { name: 'app/layout.jsx', text: LAYOUT },
  ];
}

function htmlPage(trial: WidgetTrial, portal: string): string {
  const { widget, without, locale } = trial;
  const order = orderOf(trial);
  const attributes = [
    ...(order === undefined ? [] : [` order-id="${order}"`]),
    ...(without.length === 0 ? [] : [` without="${without.join(' ')}"`]),
  ].join('');
  const appearance = literal(appearanceOf(trial));
  return `<kontor-${widget}${attributes}></kontor-${widget}>

<script type="module">
  import { configure } from '${portal}/embed/v1.js';

  configure({
    fetchToken: ${FETCH_TOKEN},
    locale: '${locale}',${appearance === '{}' ? '' : `\n    appearance: ${appearance},`}
  });
</script>`;
}

function component(trial: WidgetTrial, portal: string): string {
  const { widget, without, locale } = trial;
  const { name, from } = COMPONENTS[widget];
  const order = orderOf(trial);
  const appearance = literal(appearanceOf(trial));
  const opens = widget === 'orders-table' && order !== undefined;
  const props = [
    ...(order === undefined || opens ? [] : [` orderId={${order}}`]),
    ...(opens ? [' openOrderId={orderId} onOpenOrder={openOrder}'] : []),
    ...(without.length === 0 ? [] : [` without={${literal(without)}}`]),
  ].join('');
  const imports = opens ? `import { useState } from 'react';\n` : '';
  // A page that names the order keeps it, or it could not be closed.
  const state = opens ? `  const [orderId, openOrder] = useState(${order});\n` : '';
  return `${imports}import { PortalProvider } from '@kontor/portal-ui';
import { createEmbedClient } from '@kontor/portal-ui/embed';
import { ${name} } from '@kontor/portal-ui/embed/${from}';

const client = createEmbedClient({
  baseUrl: '${portal}',
  fetchToken: ${FETCH_TOKEN},
});

export function KontorWidget() {
${state}  return (
    <PortalProvider client={client} locale="${locale}"${appearance === '{}' ? '' : ` appearance={${appearance}}`}>
      <${name}${props} />
    </PortalProvider>
  );
}`;
}

/** A value as it stands in code: plain texts, lists and objects of them. */
function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return `'${String(value)}'`;
  const members = Object.entries(value).map(([name, member]) => `${name}: ${literal(member)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

/** Sends the styles along with what the server draws; the same stands in docs/examples/next. */
const STYLE_REGISTRY = `'use client';

import { useState } from 'react';
import { useServerInsertedHTML } from 'next/navigation';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';

/** Sends the styles along with the page, so that what the server draws looks as it will. */
export function StyleRegistry({ children }) {
  const [sheet] = useState(() => new ServerStyleSheet());
  useServerInsertedHTML(() => {
    const styles = sheet.getStyleElement();
    sheet.instance.clearTag();
    return styles;
  });
  if (typeof window !== 'undefined') return children;
  return <StyleSheetManager sheet={sheet.instance}>{children}</StyleSheetManager>;
}
`;

const LAYOUT = `import { StyleRegistry } from './StyleRegistry.jsx';

export default function Layout({ children }) {
  return (
    <html>
      <body>
        <StyleRegistry>{children}</StyleRegistry>
      </body>
    </html>
  );
}`;
