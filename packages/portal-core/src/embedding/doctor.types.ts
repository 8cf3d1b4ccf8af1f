import type { TextKey } from '../i18n/index.js';
import type { EmbedClaims } from './embed-claims.js';
import type { PreflightAnswer } from './embedding.types.js';

/** The checks, in the order in which they are reported. */
export const DOCTOR_CHECKS = [
  'address',
  'script',
  'scriptPolicy',
  'connectPolicy',
  'stylePolicy',
  'imagePolicy',
  'workerPolicy',
  'trustedTypes',
  'isolation',
  'crossOrigin',
  'clock',
  'token',
  'tokenOrigin',
  'tokenResources',
  'locale',
] as const;
export type DoctorCheck = (typeof DOCTOR_CHECKS)[number];

/** `warning`: widgets work, but not all of them or not everywhere. */
export type FindingLevel = 'ok' | 'warning' | 'error';

/** A partner's page as fetched, and what the portal answers it. */
export interface PageAnswer {
  /** Address of the page after redirects. */
  readonly pageUrl: string;
  /** The origin of the portal, `https://portal.example`. */
  readonly portalUrl: string;
  /** Headers of the page's answer, by name in lower case; repeated headers are joined by commas. */
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
  /** The portal's answer to a preflight from the page's origin; absent when it was not requested. */
  readonly preflight?: PreflightAnswer;
  /** Time of both clocks in ms since 1970, read at the same moment; null when unknown. */
  readonly clocks: { readonly page: number | null; readonly portal: number | null; readonly here: number };
  /** The claims of the page's token; null when it is not one of the portal's, absent when none was given. */
  readonly token?: EmbedClaims | null;
}

/** The result of one check. */
export interface Finding {
  readonly check: DoctorCheck;
  readonly level: FindingLevel;
  /** Text that explains the result. */
  readonly text: TextKey;
  readonly params?: Readonly<Record<string, string | number>>;
  /** The exact line to add or to have; null when there is none. */
  readonly line: string | null;
  /** Another line with the same effect. */
  readonly alternative?: string;
}
