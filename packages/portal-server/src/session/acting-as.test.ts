import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sqlitePlace } from '../testing/both-engines.js';
import { USERS } from '../testing/people.js';
import { sendRaw } from '../testing/raw-request.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const NORDWIND = String(USERS.nordwind.id);
const NAME = '{"full_name":"Renamed"}';

describe('whom a call acts as', () => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await startTestServer(sqlitePlace);
    token = await server.token('admin');
  });
  afterAll(() => server.stop());
  /** Checks that nobody was renamed, neither the user acted as nor the one acting. */
  afterEach(async () => {
    expect(await server.database.read('users').where({ full_name: 'Renamed' }).pluck('username')).toEqual([]);
    expect(await server.database.read('audit_log').where({ action: 'session.updateCurrentUser' })).toEqual(
      [],
    );
  });

  const head = (...headers: string[]) => [
    'Host: kontor.example',
    `Authorization: Bearer ${token}`,
    ...headers,
  ];
  /** Sends a request that would rename the user it runs as. */
  const rename = (...headers: string[]) =>
    sendRaw(
      server.url,
      [
        'PUT /api/current-user HTTP/1.1',
        ...head('Content-Type: application/json', `Content-Length: ${NAME.length}`, ...headers),
      ],
      NAME,
    );

  it.each<[string, readonly string[]]>([
    ['stands there without a value', ['X-Logged-In-As:']],
    ['is nothing but blanks', ['X-Logged-In-As:  \t ']],
    ['stands there twice', [`X-Logged-In-As: ${NORDWIND}`, `X-Logged-In-As: ${NORDWIND}`]],
    ['stands there in two spellings', [`X-Logged-In-As: ${NORDWIND}`, `x-logged-in-AS: ${NORDWIND}`]],
    ['is a list', [`X-Logged-In-As: ${NORDWIND}, ${NORDWIND}`]],
    ['goes on in the next line', [`X-Logged-In-As: ${NORDWIND}`, ' 5']],
    ['has a blank before its colon', [`X-Logged-In-As : ${NORDWIND}`]],
    ['is zero', ['X-Logged-In-As: 0']],
    ['is below zero', [`X-Logged-In-As: -${NORDWIND}`]],
    ['begins with a zero', [`X-Logged-In-As: 0${NORDWIND}`]],
    ['has an exponent', ['X-Logged-In-As: 5e0']],
    ['is written in another base', ['X-Logged-In-As: 0x69']],
    ['is written in other digits', ['X-Logged-In-As: \u0661\u0660\u0665']],
    ['holds U+0000', [`X-Logged-In-As: ${NORDWIND}\0`]],
    ['has ten thousand digits', [`X-Logged-In-As: ${'1'.repeat(10_000)}`]],
    ['has underscores in its name', [`X_Logged_In_As: ${NORDWIND}`]],
    [
      'is to be dropped by the next hop',
      ['Connection: close, X-Logged-In-As', `X-Logged-In-As: ${NORDWIND}`],
    ],
    ['was dropped by the hop before', ['Connection: keep-alive, x-logged-in-as']],
    ['is announced as a trailer', ['Trailer: X-Logged-In-As']],
  ])('is refused when its header %s, never taken as nobody', async (_, headers) => {
    expect((await rename(...headers)).status).toBe(400);
  });

  it('is refused when it is nobody, and nobody is renamed', async () => {
    expect((await rename('X-Logged-In-As: 999')).status).toBe(403);
    await server.database.write((trx) => trx('users').where({ id: USERS.lager.id }).update({ active: 0 }));
    expect((await rename(`X-Logged-In-As: ${USERS.lager.id}`)).status).toBe(403);
  });

  it.each([
    ['in any case', 'x-LOGGED-in-as: '],
    ['with blanks around, which belong to no value (RFC 9110, 5.5)', 'X-Logged-In-As:   '],
    ['beside headers of a like name', 'X-Logged-In-As-Well: 1\r\nX-Logged-In-As: '],
  ])('is understood %s', async (_, header) => {
    const { status, body } = await sendRaw(server.url, [
      'GET /api/current-user HTTP/1.1',
      ...head('Connection: close', `${header}${NORDWIND} `),
    ]);
    expect(status).toBe(200);
    expect(body).toContain('"username":"nordwind"');
  });
});
