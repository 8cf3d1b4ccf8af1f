import type { Logger } from 'pino';
import type { Clock } from './dates/clock.js';
import type { Config } from './config/config.js';
import type { ReadDatabase } from './db/database.js';
import type { Readiness } from './health/readiness.js';
import type { EmbedTokens } from './embedding/embed-tokens.js';
import type { Tokens } from './session/tokens.js';

/** What features are built from. */
export interface ServerDeps {
  readonly database: ReadDatabase;
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Logger;
  readonly tokens: Tokens;
  readonly embedTokens: EmbedTokens;
  readonly readiness: Readiness;
}
