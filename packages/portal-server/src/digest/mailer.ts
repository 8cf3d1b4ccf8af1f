import { readFile } from 'node:fs/promises';
import { createTransport } from 'nodemailer';
import { ConfigError, isLoopback, type MailSettings } from '../config/index.js';

/** An e-mail to one person. */
export interface Mail {
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Page on which its reader ends such e-mails. */
  readonly endUrl: string;
  /** The same for each try, so that mail programs show it once. */
  readonly messageId: string;
}

/** How a try to send ended: `refused` will not end otherwise when it is tried again. `reason` holds no address and no secret. */
export type Sending =
  { readonly outcome: 'sent' } | { readonly outcome: 'refused' | 'failed'; readonly reason: string };

/** Sends e-mails by the mail server of the settings. */
export interface Mailer {
  /** Address of the portal that links lead to, without a slash at the end. */
  readonly portalUrl: string;
  /** Host that the ids of its messages name. */
  readonly host: string;
  /** Hands an e-mail in. Never rejects. */
  send(mail: Mail): Promise<Sending>;
}

/** Milliseconds for which each step of the mail server is waited for; a stop of the server waits for as long. */
const STEP_MS = 10_000;

/** Reads the password; nothing is asked of the mail server yet. Throws `ConfigError` when its file cannot be read. */
export async function loadMailer(settings: MailSettings | null): Promise<Mailer | null> {
  if (settings === null) return null;
  const { portalUrl, from } = settings;
  const transport = createTransport({
    ...placeOf(settings.url),
    ...(settings.user !== '' && { auth: { user: settings.user, pass: await passwordOf(settings) } }),
    connectionTimeout: STEP_MS,
    greetingTimeout: STEP_MS,
    dnsTimeout: STEP_MS,
    socketTimeout: STEP_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    portalUrl,
    host: new URL(portalUrl).hostname,
    async send({ to, subject, text, html, endUrl, messageId }) {
      // What is sent by a program says so: no absence notes come back.
      const headers = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };
      const list = { unsubscribe: endUrl };
      try {
        await transport.sendMail({ from, to, subject, text, html, messageId, headers, list });
        return { outcome: 'sent' };
      } catch (error) {
        return failureOf(error);
      }
    },
  };
}

/** TLS is needed but on this machine, where nobody listens in between. */
function placeOf(url: string) {
  const { protocol, hostname, port } = new URL(url);
  const secure = protocol === 'smtps:';
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  const isHere = isLoopback(host);
  return {
    host,
    port: Number(port || (secure ? 465 : 587)),
    secure,
    requireTLS: !secure && !isHere,
    ignoreTLS: !secure && isHere,
  };
}

async function passwordOf({ password, passwordFile }: MailSettings): Promise<string> {
  if (passwordFile === null) return password ?? '';
  try {
    return (await readFile(passwordFile, 'utf8')).replace(/\r?\n$/, '');
  } catch {
    throw new ConfigError([`KONTOR_SMTP_PASSWORD_FILE: ${passwordFile} cannot be read`]);
  }
}

/** What is known of a failure by its codes alone: its words may repeat what was sent. Only a reader's address that is refused stays so: a refused sender is the portal's own fault. */
function failureOf(error: unknown): Sending {
  const { code = 'unknown', responseCode = 0, command = '' } = error as Readonly<Record<string, unknown>>;
  const isRefused = code === 'EENVELOPE' && command === 'RCPT TO' && Number(responseCode) >= 500;
  const reason = `${String(code)} ${String(responseCode)} ${String(command).split(' ')[0]}`.trim();
  return { outcome: isRefused ? 'refused' : 'failed', reason };
}
