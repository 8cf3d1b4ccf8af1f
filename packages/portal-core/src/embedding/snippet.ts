import type { ApiKey, EmbeddableCode } from './embedding.types.js';

/** The element that shows most of what a resource is about. */
const ELEMENTS: Readonly<Partial<Record<EmbeddableCode, string>>> = {
  '/orders': 'kontor-orders-table',
  '/products': 'kontor-products',
  '/order-errors': 'kontor-order-errors',
  '/deliveries': 'kontor-deliveries',
};

/** What a partner copies to embed a widget with a key. */
export interface EmbedSnippet {
  /** A call of its back end. */
  readonly backEnd: string;
  /** A part of its page. */
  readonly page: string;
}

/** The lines for a key: the page's, and those of the back end that holds the secret in `KONTOR_API_KEY`. `portal` is the portal's origin. */
export function embedSnippet(
  key: Pick<ApiKey, 'resources' | 'origins' | 'merchant_id'>,
  portal: string,
): EmbedSnippet {
  const tag = key.resources.map((code) => ELEMENTS[code]).find(Boolean) ?? 'kontor-dashboard';
  const session = JSON.stringify({
    resources: key.resources,
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
