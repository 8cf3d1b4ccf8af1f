import { isFileMakerUrl, validateErpUrl } from '@kontor/portal-core/erp-link';
import type { BlockList } from 'node:net';
import { join, resolve } from 'node:path';
import * as z from 'zod/mini';
import type { DatabaseLocation } from '../db/index.js';
import { PACKAGE_FOLDER } from '../package-folder.js';
import { ConfigError } from './config-error.js';
import { networksIn } from './networks.js';
import { MAIL_VARIABLES, mailOf, type MailSettings } from './mail-settings.js';

/** The settings read from the environment, validated. */
export interface Config {
  readonly host: string;
  /** Port to listen on; with 0 the system chooses one. */
  readonly port: number;
  /** Folder of the database, media and signing key; created when missing. */
  readonly dataDir: string;
  readonly database: DatabaseLocation;
  /** Value of `KONTOR_DEMO`; null when it is not set. */
  readonly demo: boolean | null;
  /** The portal's time zone, which decides the day of an instant. */
  readonly timeZone: string;
  readonly tokenHours: number;
  /** Milliseconds that screens wait after an order was created or edited. */
  readonly erpDelayMs: number;
  readonly logLevel: string;
  /** Number of reverse proxies in front: that many entries of X-Forwarded-For are trusted. */
  readonly proxies: number;
  /** Folder of the built web portal. */
  readonly webDir: string;
  /** Bytes that the uploaded files of one merchant may take; 0 means no limit. */
  readonly mediaQuotaBytes: number;
  /** Files that one user may upload within a minute; 0 means no limit. */
  readonly uploadsPerMinute: number;
  /** Seconds after which a statement that reads is ended. */
  readonly statementSeconds: number;
  /** Token with which `/metrics` is told to anybody; null tells it to this machine alone. */
  readonly metricsToken: string | null;
  /** Inner networks in which the ERP may be; null without any. */
  readonly erpNetworks: BlockList | null;
  /** The FileMaker file that orders are written into; null without any. */
  readonly fileMaker: FileMakerSettings | null;
  /** The mail server that e-mails are sent by; null without any. */
  readonly mail: MailSettings | null;
  /** True when answers that differ from their call's schema are refused, for tests and development. */
  readonly checksAnswers: boolean;
}

/** Where a FileMaker file is, and where what is needed there stands. */
export interface FileMakerSettings {
  /** The database below the Data API: `https://fm.example/fmi/data/vLatest/databases/ERP`. */
  readonly url: string;
  readonly user: string;
  /** The password; null where it stands in a file. */
  readonly password: string | null;
  readonly passwordFile: string | null;
  /** File that says where the file's layout differs from the default one. */
  readonly mappingFile: string | null;
}

export type Environment = Readonly<Record<string, string | undefined>>;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const wholeNumber = (min: number, max: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/, `a whole number from ${min} to ${max}`)),
    z.pipe(
      z.transform(Number),
      z
        .number()
        .check(
          z.minimum(min, `a whole number from ${min} to ${max}`),
          z.maximum(max, `a whole number from ${min} to ${max}`),
        ),
    ),
  );
const NETWORKS = 'networks such as 10.1.0.0/16, fd00:5::7';
const WEB_DIR = join(PACKAGE_FOLDER, '../host-app/dist');

/** One entry for each variable. The guide for operators lists exactly these. */
const environmentShape = z.object({
  HOST: z.prefault(z.string(), '127.0.0.1'),
  PORT: z.prefault(wholeNumber(0, 65_535), '3000'),
  KONTOR_DATA_DIR: z.prefault(z.string(), './data'),
  DATABASE_URL: z.optional(
    z.string().check(z.regex(/^postgres(ql)?:\/\/\S+$/, 'postgres://user:password@host:port/database')),
  ),
  KONTOR_DEMO: z.optional(z.enum(['0', '1'], '0 or 1')),
  KONTOR_TIME_ZONE: z.prefault(
    z.string().check(z.refine(isTimeZone, 'a time zone such as Europe/Berlin')),
    'Europe/Berlin',
  ),
  KONTOR_TOKEN_HOURS: z.prefault(wholeNumber(1, 720), '12'),
  KONTOR_ERP_DELAY_MS: z.prefault(wholeNumber(0, 60_000), '7000'),
  LOG_LEVEL: z.prefault(z.enum(LOG_LEVELS, `one of ${LOG_LEVELS.join(', ')}`), 'info'),
  KONTOR_PROXIES: z.prefault(wholeNumber(0, 10), '0'),
  KONTOR_WEB_DIR: z.prefault(z.string(), WEB_DIR),
  KONTOR_MEDIA_QUOTA_MB: z.prefault(wholeNumber(0, 100_000_000), '2000'),
  KONTOR_UPLOADS_PER_MINUTE: z.prefault(wholeNumber(0, 1_000_000), '120'),
  KONTOR_STATEMENT_SECONDS: z.prefault(wholeNumber(1, 60), '10'),
  KONTOR_METRICS_TOKEN: z.optional(
    z.string().check(z.regex(/^[\w.~+/=-]{16,200}$/, '16 to 200 letters, digits and -._~+/=')),
  ),
  KONTOR_ERP_NETWORKS: z.optional(z.string().check(z.refine((text) => networksIn(text) !== null, NETWORKS))),
  KONTOR_FILEMAKER_URL: z.optional(
    z.string().check(z.refine(isSafeFileMaker, 'https://host/fmi/data/vLatest/databases/NAME')),
  ),
  KONTOR_FILEMAKER_USER: z.optional(z.string()),
  KONTOR_FILEMAKER_PASSWORD: z.optional(z.string()),
  KONTOR_FILEMAKER_PASSWORD_FILE: z.optional(z.string()),
  KONTOR_FILEMAKER_MAPPING: z.optional(z.string()),
  ...MAIL_VARIABLES,
  KONTOR_CHECK_ANSWERS: z.prefault(z.enum(['0', '1'], '0 or 1'), '0'),
});

/** Variables whose values are not repeated. */
const SECRETS: ReadonlySet<string> = new Set([
  'DATABASE_URL',
  'KONTOR_METRICS_TOKEN',
  'KONTOR_FILEMAKER_URL',
  'KONTOR_SMTP_URL',
]);

/** Reads the settings from the environment. Throws `ConfigError` naming every wrong variable at once. */
export function readConfig(environment: Environment): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = environmentShape.safeParse(given);
  if (!result.success)
    throw new ConfigError(
      result.error.issues.map((issue) => {
        const name = String(issue.path[0]);
        return `${name}: expected ${issue.message}${SECRETS.has(name) ? '' : `, got "${environment[name]}"`}`;
      }),
    );
  const values = result.data;
  const dataDir = resolve(values.KONTOR_DATA_DIR);
  return {
    host: values.HOST,
    port: values.PORT,
    dataDir,
    database: values.DATABASE_URL
      ? { engine: 'postgres', url: values.DATABASE_URL }
      : { engine: 'sqlite', filename: resolve(dataDir, 'kontor.sqlite') },
    demo: values.KONTOR_DEMO === undefined ? null : values.KONTOR_DEMO === '1',
    timeZone: values.KONTOR_TIME_ZONE,
    tokenHours: values.KONTOR_TOKEN_HOURS,
    erpDelayMs: values.KONTOR_ERP_DELAY_MS,
    logLevel: values.LOG_LEVEL,
    proxies: values.KONTOR_PROXIES,
    webDir: resolve(values.KONTOR_WEB_DIR),
    mediaQuotaBytes: values.KONTOR_MEDIA_QUOTA_MB * 1024 * 1024,
    uploadsPerMinute: values.KONTOR_UPLOADS_PER_MINUTE,
    statementSeconds: values.KONTOR_STATEMENT_SECONDS,
    metricsToken: values.KONTOR_METRICS_TOKEN ?? null,
    erpNetworks: networksIn(values.KONTOR_ERP_NETWORKS ?? ''),
    fileMaker: fileMakerOf(values),
    mail: mailOf(values),
    checksAnswers: values.KONTOR_CHECK_ANSWERS === '1',
  };
}

function fileMakerOf(values: z.infer<typeof environmentShape>): FileMakerSettings | null {
  const url = values.KONTOR_FILEMAKER_URL;
  if (url === undefined) return null;
  const password = values.KONTOR_FILEMAKER_PASSWORD ?? null;
  const passwordFile = values.KONTOR_FILEMAKER_PASSWORD_FILE ?? null;
  const user = values.KONTOR_FILEMAKER_USER ?? '';
  const problems = [
    ...(user === '' ? ['KONTOR_FILEMAKER_USER: needed with KONTOR_FILEMAKER_URL'] : []),
    ...((password === null) === (passwordFile === null)
      ? ['KONTOR_FILEMAKER_PASSWORD or KONTOR_FILEMAKER_PASSWORD_FILE: one of them is needed']
      : []),
  ];
  if (problems.length > 0) throw new ConfigError(problems);
  return { url, user, password, passwordFile, mappingFile: values.KONTOR_FILEMAKER_MAPPING ?? null };
}

function isSafeFileMaker(url: string): boolean {
  return isFileMakerUrl(url) && validateErpUrl(url).length === 0;
}

/** True when only this machine can reach the host. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host);
}

/** True when nobody but the people at this machine is meant to reach the server: no proxy passes strangers on. */
export function isOnlyLocal({ host, proxies }: Pick<Config, 'host' | 'proxies'>): boolean {
  return isLoopback(host) && proxies === 0;
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
