import {
  EMBED_WIDGETS,
  EMBEDDABLE_CODES,
  isForCall,
  mayEmbed,
  widgetCodes,
  type EmbedWidget,
} from '@kontor/portal-core/embedding';
import type { AnyCall } from '@kontor/portal-core/wire';
import { CONTRACT } from '@kontor/portal-core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { embedToken, fromPage } from '../testing/embedding.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const pageWith = (resources: readonly (typeof EMBEDDABLE_CODES)[number][]) => ({
  userId: 1,
  roleId: 2,
  merchantErpId: 2,
  resources: new Set(resources),
});
/** Every call that some page may make. */
const FOR_PAGES = CONTRACT.filter(
  (call) => call.access.kind !== 'public' && mayEmbed(call, pageWith(EMBEDDABLE_CODES), 'write'),
);
const WIDGETS: readonly EmbedWidget[] = EMBED_WIDGETS;

describeOnBothEngines('the token of a widget', (setup) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(setup);
  });
  afterAll(() => server.stop());

  const refused = async (calls: readonly AnyCall[], token: string): Promise<string[]> => {
    const found: string[] = [];
    for (const { id, method, path } of calls) {
      const hasBody = method === 'POST' || method === 'PUT';
      const { status } = await server.send(path.replace(':range', '2-3').replace(/:\w+/g, '0'), {
        method,
        headers: { ...fromPage(token), ...(hasBody && { 'Content-Type': 'application/json' }) },
        ...(hasBody && { body: '"nonsense"' }),
      });
      if (status === 403) found.push(id);
      else expect([401, 500], id).not.toContain(status);
    }
    return found.sort();
  };
  const beyond = (widgets: readonly EmbedWidget[], mayExport = true) => {
    const page = pageWith(widgetCodes(widgets, EMBEDDABLE_CODES));
    const isAllowed = (call: AnyCall) =>
      isForCall({ widgets, export: mayExport }, call.id) && mayEmbed(call, page, 'write');
    return FOR_PAGES.filter((call) => !isAllowed(call))
      .map(({ id }) => id)
      .sort();
  };

  describe.each(WIDGETS)('%s', (widget) => {
    it('makes the calls of this widget and no other', async () => {
      const token = await embedToken(server, { widgets: [widget] });
      expect(await refused(FOR_PAGES, token)).toEqual(beyond([widget]));
    });
  });

  it('makes the calls of each of its widgets when it is for several', async () => {
    const widgets = ['products', 'order-errors'] as const;
    const token = await embedToken(server, { widgets });
    expect(await refused(FOR_PAGES, token)).toEqual(beyond(widgets));
  });

  it('exports no list unless it says so', async () => {
    const token = await embedToken(server, { widgets: ['orders-table', 'products'], export: undefined });
    const exports = FOR_PAGES.filter(({ path }) => path.startsWith('/generate-csv/'));
    expect(exports).toHaveLength(2);
    expect(await refused(exports, token)).toEqual(exports.map(({ id }) => id).sort());
    const saying = await embedToken(server, { widgets: ['orders-table', 'products'] });
    expect(await refused(exports, saying)).toEqual([]);
  });
});
