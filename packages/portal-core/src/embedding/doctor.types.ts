import type { TextKey } from '../i18n/index.js';
import type { EmbedClaims } from './embed-claims.js';
import type { PreflightAnswer } from './embedding.types.js';

/** What is looked at, in the order it is told. */
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

/** `warning`: widgets show, but not all of them or not everywhere. */
export type FindingLevel = 'ok' | 'warning' | 'error';

/** A page of a partner as it was answered, and what the portal says to it. */
export interface PageAnswer {
  /** Where the page was found in the end, after redirects. */
  readonly pageUrl: string;
  /** The origin of the portal, `https://portal.example`. */
  readonly portalUrl: string;
  /** Of the page's answer, names in small letters; repeated ones joined by commas. */
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
  /** What the portal answers a preflight from the page's origin; absent: not asked. */
  readonly preflight?: PreflightAnswer;
  /** Instants in ms since 1970, taken at the same moment; null where unknown. */
  readonly clocks: { readonly page: number | null; readonly portal: number | null; readonly here: number };
  /** The claims of the page's token, null when it is none of ours; absent: none was shown. */
  readonly token?: EmbedClaims | null;
}

/** What one check found. */
export interface Finding {
  readonly check: DoctorCheck;
  readonly level: FindingLevel;
  /** What it means, as a text and what that needs. */
  readonly text: TextKey;
  readonly params?: Readonly<Record<string, string | number>>;
  /** The line to add or to have, exactly; null where there is none. */
  readonly line: string | null;
  /** Another line that does it as well. */
  readonly alternative?: string;
}
