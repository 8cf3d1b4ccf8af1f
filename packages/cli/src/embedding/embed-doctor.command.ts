import { examinePage, originOf, readEmbedToken, type Finding } from '@kontor/portal-core/embedding';
import { readSettings, type SettingOptions } from '../config/index.js';
import {
  askHidden,
  EXIT,
  firstLine,
  type Io,
  printable,
  printJson,
  say,
  usageError,
} from '../terminal/index.js';
import { askPortal, fetchPage, pageAddress } from './fetch-page.js';

export interface EmbedDoctorOptions extends SettingOptions {
  readonly page: string;
  /** An embed token to check for the page; `-` reads it from the first line of stdin. */
  readonly token?: string;
}

/** `kontor embed doctor PAGE`: lists what prevents widgets from working on a page. Fails if something does. */
export async function run(options: EmbedDoctorOptions, io: Io): Promise<number> {
  const address = pageAddress(options.page);
  const token = await tokenOf(options, io);
  const portalUrl = (await readSettings(options, io, { isTokenUnread: true })).url.value;
  const page = await fetchPage(address);
  const portal = await askPortal(portalUrl, originOf(page.url) ?? '');
  const findings = examinePage({
    pageUrl: page.url,
    portalUrl,
    headers: page.headers,
    html: page.html,
    preflight: portal.preflight,
    clocks: { page: page.clock, portal: portal.clock, here: Date.now() },
    ...(token !== null && { token: readEmbedToken(token, decodeBase64) }),
  });
  const isFine = findings.every(({ level }) => level !== 'error');
  if (options.json)
    printJson(io, { page: page.url, portal: portalUrl, ok: isFine, findings: findings.map(toldBy(io)) });
  else tellAll(findings, io, options.quiet ?? false);
  return isFine ? EXIT.done : EXIT.failed;
}

/**
 * The token to check, null for none: the option's, else that of KONTOR_EMBED_TOKEN. Other users of the machine can read
 * options, so with `-` it is asked for on a terminal, or read from stdin.
 */
async function tokenOf({ token }: EmbedDoctorOptions, io: Io): Promise<string | null> {
  if (token === undefined) return io.env['KONTOR_EMBED_TOKEN'] || null;
  if (token !== '-') return token;
  const given = io.isTty.stdin
    ? await askHidden(io, `${io.t('cli.askEmbedToken')}: `)
    : await firstLine(io.stdin);
  if (given.trim() === '') throw usageError('token_missing', { key: 'cli.embedTokenMissing' });
  return given.trim();
}

const decodeBase64 = (text: string): string => Buffer.from(text, 'base64').toString('utf8');

/** Converts a finding, with its message, to the output for scripts. */
const toldBy =
  ({ t }: Pick<Io, 't'>) =>
  ({ check, level, text, params, line, alternative }: Finding) => ({
    check,
    level,
    what: t(text, params),
    line,
    ...(alternative !== undefined && { alternative }),
  });

function tellAll(findings: readonly Finding[], io: Io, isQuiet: boolean): void {
  const { t, colors } = io;
  const signs = { ok: colors.green('✓'), warning: colors.yellow('!'), error: colors.red('✗') };
  for (const { level, text, params, line, alternative } of findings) {
    if (isQuiet && level !== 'error') continue;
    io.stdout.write(`${signs[level]} ${printable(t(text, params))}\n`);
    if (line !== null) io.stdout.write(`    ${printable(line)}\n`);
    if (alternative !== undefined)
      io.stdout.write(`    ${t('embedDoctor.orLine')}: ${printable(alternative)}\n`);
  }
  const errors = findings.filter(({ level }) => level === 'error').length;
  const summary =
    errors === 0
      ? t('embedDoctor.allFine')
      : t('embedDoctor.problems', { count: errors, total: String(errors) });
  if (!isQuiet) say(io, summary);
}
