import type { Logger } from 'pino';
import type { Clock } from './dates/index.js';
import type { Config } from './config/index.js';
import type { ReadDatabase } from './db/index.js';
import type { DigestKeys, Mailer } from './digest/index.js';
import type { WebhookSecrets } from './erp-link/index.js';
import type { FileMaker } from './filemaker/index.js';
import type { Readiness } from './health/index.js';
import type { EmbedTokens } from './embedding/index.js';
import type { StoredFiles } from './media/index.js';
import type { Live } from './live/index.js';
import type { Attempts } from './limits/index.js';
import type { FactorSecrets, LoginLimit, Tokens } from './session/index.js';
import type { TrailEvents } from './trail/index.js';

/** The dependencies of features. */
export interface ServerDeps {
  readonly database: ReadDatabase;
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Logger;
  readonly tokens: Tokens;
  readonly attempts: Attempts;
  readonly loginLimit: LoginLimit;
  readonly factorSecrets: FactorSecrets;
  readonly embedTokens: EmbedTokens;
  readonly webhookSecrets: WebhookSecrets;
  /** The FileMaker file of the settings; null without any. */
  readonly fileMaker: FileMaker | null;
  /** The mail server of the settings; null without any. */
  readonly mailer: Mailer | null;
  readonly digestKeys: DigestKeys;
  readonly readiness: Readiness;
  readonly events: TrailEvents;
  readonly files: StoredFiles;
  readonly live: Live;
}
