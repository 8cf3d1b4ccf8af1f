const { KONTOR_URL = 'https://portal.example', KONTOR_KEY, MERCHANT_ID, ORIGIN } = process.env;

/** Trades the API key for a token that lasts minutes. Only your own signed-in users may come here. */
export async function POST() {
  const answer = await fetch(`${KONTOR_URL}/api/embed/sessions`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${KONTOR_KEY}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      widgets: ['orders-table'],
      access: 'write',
      merchant_id: Number(MERCHANT_ID),
      origins: [ORIGIN ?? 'http://localhost:3000'],
    }),
  });
  return new Response(answer.body, {
    status: answer.status,
    headers: { 'Content-Type': 'application/json' },
  });
}
