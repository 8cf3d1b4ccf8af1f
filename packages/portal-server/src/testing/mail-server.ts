import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** An e-mail as it came in: the address it was for, and its whole source. */
export interface ReceivedMail {
  readonly to: string;
  readonly source: string;
}

/** A real SMTP server on a port of its own that keeps what it takes. */
export interface MailServer {
  readonly url: string;
  readonly mails: readonly ReceivedMail[];
  /** Answers the next so many messages with that code. */
  failNext(code: number, times: number): void;
  /** Addresses that are refused for good, whoever they belong to. */
  readonly refused: Set<string>;
  /** Who signed in, and how often e-mails were handed in. */
  readonly signIns: string[];
  tries(): number;
  stop(): Promise<void>;
}

/** Starts an SMTP server; with `password` it asks for a sign-in. */
export async function startMailServer({
  password,
}: { readonly password?: string } = {}): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const refused = new Set<string>();
  const signIns: string[] = [];
  const failing = { code: 0, times: 0 };
  let tries = 0;
  const refusalOf = (address: string) =>
    refused.has(address) ? Object.assign(new Error('unknown'), { responseCode: 550 }) : null;
  const server = new SMTPServer({
    authOptional: password === undefined,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS', ...(password === undefined ? ['AUTH' as const] : [])],
    onAuth(auth, _session, done) {
      signIns.push(auth.username ?? '');
      done(auth.password === password ? null : new Error('no'), { user: auth.username });
    },
    onMailFrom({ address }, _session, done) {
      done(refusalOf(address));
    },
    onRcptTo({ address }, _session, done) {
      done(refusalOf(address));
    },
    onData(stream, { envelope }, done) {
      tries += 1;
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (failing.times > 0) {
          failing.times -= 1;
          return done(Object.assign(new Error('not now'), { responseCode: failing.code }));
        }
        const to = envelope.rcptTo.map(({ address }) => address).join();
        mails.push({ to, source: Buffer.concat(chunks).toString('utf8') });
        return done(null);
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    refused,
    signIns,
    tries: () => tries,
    failNext: (code, times) => Object.assign(failing, { code, times }),
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** The environment of a server that sends its e-mails by it. */
export const mailEnvironment = ({ url }: Pick<MailServer, 'url'>) => ({
  KONTOR_SMTP_URL: url,
  KONTOR_SMTP_FROM: 'Kontor <kontor@example.com>',
  KONTOR_PORTAL_URL: 'https://portal.example.com',
});

/** The text of an e-mail, with what quoted-printable folded and encoded undone. */
export function readableSource({ source }: ReceivedMail): string {
  const bytes = source
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
