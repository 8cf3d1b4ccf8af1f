import { describe, expect, it } from 'vitest';
import { EMBED_WIDGETS } from '@kontor/portal-core/embedding';
import packageJson from '../../../package.json' with { type: 'json' };
import manifest from '../../../custom-elements.json' with { type: 'json' };
import { COMPONENTS, widgetCode, type CodeKind } from './widget-code.js';
import { FEATURES, usualTrial, type WidgetTrial } from './widget-trial.js';

const PORTAL = 'https://portal.example';
const aTrial = (fields: Partial<WidgetTrial> = {}): WidgetTrial => ({
  ...usualTrial('orders-table', 20, 'de'),
  ...fields,
});
const textOf = (kind: CodeKind, name: string, fields: Partial<WidgetTrial> = {}) =>
  widgetCode(aTrial(fields), PORTAL, kind).find((file) => file.name === name)?.text;

describe('the code to copy', () => {
  it('is an element and a script, and says nothing that is usual', () => {
    const page = textOf('html', 'index.html');
    expect(page).toContain('<kontor-orders-table></kontor-orders-table>');
    expect(page).toContain(`import { configure } from '${PORTAL}/embed/v1.js'`);
    expect(page).not.toContain('appearance');
  });

  it('says what was chosen of the look and of what is left out', () => {
    const chosen = {
      theme: 'dark',
      density: 'compact',
      color: '#5b2a86',
      locale: 'en',
      without: ['create', 'bulk'],
      orderId: '90412',
    } as const;
    const page = textOf('html', 'index.html', chosen);
    const appearance = `{ theme: 'dark', density: 'compact', variables: { colorPrimary: '#5b2a86' } }`;
    expect(page).toContain('<kontor-orders-table order-id="90412" without="create bulk">');
    expect(page).toContain(`locale: 'en',\n    appearance: ${appearance},`);
    const widget = textOf('react', 'KontorWidget.jsx', chosen);
    expect(widget).toContain('const [orderId, openOrder] = useState(90412);');
    expect(widget).toContain(
      `<OrdersTable openOrderId={orderId} onOpenOrder={openOrder} without={['create', 'bulk']} />`,
    );
    expect(textOf('react', 'KontorWidget.jsx', { widget: 'investigation', orderId: '90412' })).toContain(
      '<InvestigationThread orderId={90412} />',
    );
    expect(widget).toContain(`locale="en" appearance={${appearance}}`);
    expect(textOf('next', 'app/KontorWidget.jsx', chosen)).toBe(`'use client';\n\n${widget}`);
  });

  it('leaves out what was typed and is no colour or order', () => {
    const page = textOf('html', 'index.html', { color: 'red', orderId: '12a' });
    expect(page).not.toContain('red');
    expect(page).not.toContain('order-id');
  });

  it('asks for the rights that were chosen, in each back end alike', () => {
    const rights = { access: 'write', exportsLists: true } as const;
    const session =
      '{"widgets":["orders-table"],"access":"write","export":true,"merchant_id":20,"origins":["https://shop.example"]}';
    expect(textOf('html', 'server.js', rights)).toContain(session);
    expect(textOf('react', 'server.js', rights)).toContain(session);
    expect(textOf('next', 'app/kontor-token/route.js', rights)).toContain(session);
    expect(textOf('html', 'server.js', { ...rights, widget: 'deliveries' })).not.toContain('"export"');
  });
});

describe.each(EMBED_WIDGETS)('%s', (widget) => {
  it('is imported from a part of the package that has it', () => {
    const { name, from } = COMPONENTS[widget];
    const [, part] = Object.entries(packageJson.exports).find(([path]) => path === `./embed/${from}`) ?? [];
    expect(part).toMatchObject({ 'kontor-source': `./src/embed/widgets/${name}.tsx` });
  });

  it('is offered the words of its element', () => {
    const element = manifest.modules
      .flatMap(({ declarations }) => declarations)
      .find((one) => one.tagName === `kontor-${widget}`);
    const without = element?.members.find(({ name }) => name === 'without')?.description ?? '';
    for (const word of FEATURES[widget]) expect(without).toContain(word);
    expect(without === '').toBe(FEATURES[widget].length === 0);
  });
});
