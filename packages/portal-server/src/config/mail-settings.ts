import * as z from 'zod/mini';
import { ConfigError } from './config-error.js';

/** Where e-mails are handed in, and what stands in them. */
export interface MailSettings {
  /** `smtp://host:587`, which must offer TLS unless the host is this machine, or `smtps://host:465`. */
  readonly url: string;
  /** Empty for a server that asks for no sign-in. */
  readonly user: string;
  /** The password; null where it stands in a file, or none is needed. */
  readonly password: string | null;
  readonly passwordFile: string | null;
  /** Sender: `Kontor <kontor@example.com>`. */
  readonly from: string;
  /** Address of the portal that links lead to, without a slash at the end. */
  readonly portalUrl: string;
}

const NO_LINE_BREAK = /^[^\r\n]+$/;

/** The variables of the mail server. */
export const MAIL_VARIABLES = {
  KONTOR_SMTP_URL: z.optional(
    z.string().check(z.refine(isMailServer, 'smtp://host:587 or smtps://host:465, without a sign-in')),
  ),
  KONTOR_SMTP_USER: z.optional(z.string()),
  KONTOR_SMTP_PASSWORD: z.optional(z.string()),
  KONTOR_SMTP_PASSWORD_FILE: z.optional(z.string()),
  KONTOR_SMTP_FROM: z.optional(
    z.string().check(
      z.regex(NO_LINE_BREAK, 'one line'),
      z.refine((text) => text.includes('@'), 'Kontor <kontor@example.com>'),
    ),
  ),
  KONTOR_PORTAL_URL: z.optional(z.string().check(z.refine(isPortalUrl, 'https://portal.example.com'))),
};
type MailValues = { readonly [Name in keyof typeof MAIL_VARIABLES]?: string | undefined };

/** The mail server of the environment; null without any. Throws `ConfigError` naming what is missing beside its address. */
export function mailOf(values: MailValues): MailSettings | null {
  const url = values.KONTOR_SMTP_URL;
  if (url === undefined) return null;
  const { KONTOR_SMTP_USER: user = '', KONTOR_SMTP_FROM: from, KONTOR_PORTAL_URL: portalUrl } = values;
  const { KONTOR_SMTP_PASSWORD: password = null, KONTOR_SMTP_PASSWORD_FILE: passwordFile = null } = values;
  const needed = (name: string) => `${name}: needed with KONTOR_SMTP_URL`;
  const passwords = [password, passwordFile].filter((one) => one !== null).length;
  const problems = [
    ...(from === undefined ? [needed('KONTOR_SMTP_FROM')] : []),
    ...(portalUrl === undefined ? [needed('KONTOR_PORTAL_URL')] : []),
    ...(passwords === (user === '' ? 0 : 1)
      ? []
      : ['KONTOR_SMTP_USER and one of KONTOR_SMTP_PASSWORD and KONTOR_SMTP_PASSWORD_FILE belong together']),
  ];
  if (from === undefined || portalUrl === undefined || problems.length > 0) throw new ConfigError(problems);
  return { url, user, password, passwordFile, from, portalUrl: portalUrl.replace(/\/+$/, '') };
}

/** Whether a text is the address of a mail server; a sign-in in it would be told wherever the address is. */
function isMailServer(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password, pathname, search, hash } = new URL(text);
  const isBare = username === '' && password === '' && /^\/?$/.test(pathname) && search + hash === '';
  return /^smtps?:$/.test(protocol) && hostname !== '' && isBare;
}

function isPortalUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, search, hash } = new URL(text);
  return /^https?:$/.test(protocol) && username + password + search + hash === '';
}
