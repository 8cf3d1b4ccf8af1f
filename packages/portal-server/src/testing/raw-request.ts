import { connect } from 'node:net';

/** The first answer of a connection, unchanged. */
export interface RawAnswer {
  readonly status: number;
  /** Status line and headers. */
  readonly head: string;
  readonly body: string;
}

/**
 * Sends the given lines unchanged as a request, which no client would; only the end of the header is added. Answers without a length need a
 * `Connection: close` among the lines.
 */
export function sendRaw(url: string, lines: readonly string[], body = ''): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`);
  const isHead = lines[0]?.startsWith('HEAD ') === true;
  let received = '';
  return new Promise((resolve, reject) => {
    socket.setEncoding('latin1').on('data', (part: string) => {
      received += part;
      if (isComplete(received, isHead)) socket.destroy();
    });
    socket.on('error', reject).on('close', () => resolve(answerOf(received)));
  });
}

function isComplete(received: string, isHead: boolean): boolean {
  const { head, body } = answerOf(received);
  const length = /^content-length: (\d+)/im.exec(head)?.[1];
  return head !== '' && (isHead || (length !== undefined && body.length >= Number(length)));
}

function answerOf(received: string): RawAnswer {
  const end = received.indexOf('\r\n\r\n');
  const head = received.slice(0, Math.max(end, 0));
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]), head, body: received.slice(end + 4) };
}
