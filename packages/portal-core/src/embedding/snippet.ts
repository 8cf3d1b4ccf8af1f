import type { ApiKey, ApiKeyCode } from './embedding.types.js';

/** The element that shows the most of each resource. */
const ELEMENTS: Readonly<Partial<Record<ApiKeyCode, string>>> = {
  '/orders': 'kontor-orders-table',
  '/products': 'kontor-products',
  '/order-errors': 'kontor-order-errors',
  '/deliveries': 'kontor-deliveries',
};

/** The call by which an ERP reports the shipment of an order, with the secret in `KONTOR_API_KEY`. `portal` is the portal's origin. */
export const erpSnippet = (portal: string): string => `curl -X PUT ${portal}/api/erp/orders \\
  -H "Authorization: Bearer $KONTOR_API_KEY" -H 'Content-Type: application/json' \\
  -d '{"records":[{"external_order_id":"1001","status":"geliefert","carrier":"DHL","tracking_numbers":["00340434161094042557"]}]}'`;

/** Code that a partner copies to embed a widget with a key. */
export interface EmbedSnippet {
  /** Code of the back end: the call that gets a token. */
  readonly backEnd: string;
  /** Code of the page. */
  readonly page: string;
}

/**
 * The code to embed a widget with a key: the page's part, and that of the back end with the secret in `KONTOR_API_KEY`. `portal` is the
 * portal's origin.
 */
export function embedSnippet(
  key: Pick<ApiKey, 'resources' | 'origins' | 'merchant_id'>,
  portal: string,
): EmbedSnippet {
  const tag = key.resources.map((code) => ELEMENTS[code]).find(Boolean) ?? 'kontor-dashboard';
  const session = JSON.stringify({
    widgets: [tag.replace('kontor-', '')],
    access: 'write',
    merchant_id: key.merchant_id ?? 0,
    origins: key.origins,
  });
  return {
    page: `<${tag}></${tag}>
<script type="module">
  import { configure } from '${portal}/embed/v1.js';
  const fetchToken = async () => (await fetch('/kontor-token', { method: 'POST' })).json();
  configure({ locale: 'de', fetchToken });
</script>`,
    backEnd: `app.post('/kontor-token', onlySignedIn, async (request, response) => {
  const answer = await fetch('${portal}/api/embed/sessions', {
    method: 'POST',
    headers: { Authorization: \`Bearer \${process.env.KONTOR_API_KEY}\`, 'Content-Type': 'application/json' },
    body: ${JSON.stringify(session).replaceAll('\\"', '"').replace(/^"|"$/g, "'")},
  });
  response.status(answer.status).json(await answer.json());
});`,
  };
}
