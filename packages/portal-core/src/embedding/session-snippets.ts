import type { EmbedSessionInput } from './embedding.types.js';

/** Code of a back end that trades its key for the token of a page; the key is in `KONTOR_API_KEY`. */
export interface SessionSnippets {
  /** A route of Express, or of anything like it. */
  readonly express: string;
  /** A route handler of Next.js: `app/kontor-token/route.js`. */
  readonly next: string;
}

/** The code that asks for such a session. `portal` is the portal's origin. */
export function sessionSnippets(session: EmbedSessionInput, portal: string): SessionSnippets {
  // Filters hold texts with apostrophes and quotation marks.
  const body = JSON.stringify(session).replaceAll(/[\\']/g, String.raw`\$&`);
  const asked = `const answer = await fetch('${portal}/api/embed/sessions', {
    method: 'POST',
    headers: { Authorization: \`Bearer \${process.env.KONTOR_API_KEY}\`, 'Content-Type': 'application/json' },
    body: '${body}',
  });`;
  return {
    express: `app.post('/kontor-token', onlySignedIn, async (request, response) => {
  ${asked}
  response.status(answer.status).json(await answer.json());
});`,
    next: `/** Only your own signed-in users may come here. */
export async function POST() {
  ${asked}
  return new Response(answer.body, {
    status: answer.status,
    headers: { 'Content-Type': 'application/json' },
  });
}`,
  };
}
