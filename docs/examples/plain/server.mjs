// A page with the orders of a merchant, and the ten lines of a back end it needs.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';

const { KONTOR_URL = 'https://portal.example', KONTOR_KEY, MERCHANT_ID, PORT = '8080' } = process.env;
const origin = process.env.ORIGIN ?? `http://localhost:${PORT}`;

// region back end: only your own signed-in users may come here
async function kontorToken(_request, response) {
  const answer = await fetch(`${KONTOR_URL}/api/embed/sessions`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${KONTOR_KEY}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      widgets: ['orders-table'],
      access: 'write',
      merchant_id: Number(MERCHANT_ID),
      origins: [origin],
    }),
  });
  response.writeHead(answer.status, { 'Content-Type': 'application/json' });
  response.end(await answer.text());
}
// endregion

createServer(async (request, response) => {
  if (request.method === 'POST' && request.url === '/kontor-token') return kontorToken(request, response);
  const page = await readFile(new URL('index.html', import.meta.url), 'utf8');
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
  response.end(page.replaceAll('https://portal.example', KONTOR_URL));
}).listen(Number(PORT), 'localhost', () => console.log(`The page is at ${origin}`));
