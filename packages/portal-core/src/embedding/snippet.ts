import type { ApiKeyScope } from '../access/index.js';
import type { EmbedWidget } from './embed-widgets.js';
import { isPageKey, type ApiKey, type EmbeddableCode } from './embedding.types.js';
import { sessionSnippets } from './session-snippets.js';

/** The widget that shows the most of each resource. */
const WIDGETS: Readonly<Partial<Record<EmbeddableCode, EmbedWidget>>> = {
  '/orders': 'orders-table',
  '/products': 'products',
  '/order-errors': 'order-errors',
  '/deliveries': 'deliveries',
};

type Key = Pick<ApiKey, 'scopes' | 'resources' | 'origins' | 'merchant_id'>;

/** Code that a partner copies to use a key, as far as its scopes allow. The secret is in `KONTOR_API_KEY`. */
export interface KeySnippets {
  /** Code of the back end that embeds a widget: the call that gets a token. */
  readonly backEnd?: string;
  /** Code of the page that embeds it. */
  readonly page?: string;
  /** Lines that read orders, import them or report as the ERP. */
  readonly script?: string;
}

/** The code to use a key. `portal` is the portal's origin. */
export function keySnippets(key: Key, portal: string): KeySnippets {
  const script = SCRIPTS.filter(({ scope }) => key.scopes.includes(scope)).map(({ lines }) => lines(portal));
  return {
    ...(isPageKey(key) && embedSnippet(key, portal)),
    ...(script.length > 0 && { script: script.join('\n\n') }),
  };
}

const CURL_HEADERS = `-H "Authorization: Bearer $KONTOR_API_KEY" -H 'Content-Type: application/json'`;

interface Script {
  readonly scope: ApiKeyScope;
  readonly lines: (portal: string) => string;
}
const SCRIPTS: readonly Script[] = [
  {
    scope: 'orders:read',
    lines: (portal) => `curl ${portal}/api/orders/find \\
  ${CURL_HEADERS} \\
  -d '{"query":[{"Status":"==offen"}],"limit":50}'`,
  },
  { scope: 'orders:import', lines: (portal) => `kontor orders import orders.csv --url ${portal}` },
  {
    scope: 'erp:report',
    lines: (portal) => `curl -X PUT ${portal}/api/erp/orders \\
  ${CURL_HEADERS} \\
  -d '{"records":[{"external_order_id":"1001","status":"geliefert","carrier":"DHL","tracking_numbers":["00340434161094042557"]}]}'`,
  },
];

function embedSnippet(key: Key, portal: string): Required<Pick<KeySnippets, 'backEnd' | 'page'>> {
  const widget = key.resources.flatMap((code) => WIDGETS[code] ?? [])[0] ?? 'dashboard';
  return {
    page: `<kontor-${widget}></kontor-${widget}>
<script type="module">
  import { configure } from '${portal}/embed/v1.js';
  const fetchToken = async () => (await fetch('/kontor-token', { method: 'POST' })).json();
  configure({ locale: 'de', fetchToken });
</script>`,
    backEnd: sessionSnippets(
      {
        widgets: [widget],
        access: 'write',
        merchant_id: key.merchant_id ?? 0,
        origins: key.origins,
      },
      portal,
    ).express,
  };
}
