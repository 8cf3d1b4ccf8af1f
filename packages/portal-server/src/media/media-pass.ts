import type { DataScope } from '@kontor/portal-core/access';
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../dates/index.js';
import type { HandlerInput } from '../wire/index.js';

/** Who may read a file by an address: all that is in the scope; on a partner's page, or in the portal alone. */
export interface MediaReader {
  readonly scope: DataScope;
  readonly isPage: boolean;
  /** The id of the token whose session it is, and with which the address ends; null for pages and programs. */
  readonly session: string | null;
}

/** The reader that a caller is, with the scope in which it reads. */
export const readerOf = (
  { page, session }: Pick<HandlerInput<never>, 'page' | 'session'>,
  scope: DataScope,
): MediaReader => ({ scope, isPage: page !== undefined, session: session ?? null });

/** A valid pass: its reader, and the seconds that are left of it. */
export interface MediaPass {
  readonly reader: MediaReader;
  readonly seconds: number;
}

/** Signs addresses of files, and checks them. */
export interface MediaPasses {
  /** The address by which a reader gets a file without a token for 5 to 10 minutes, or until the session ends. */
  address(fileName: string, reader: MediaReader): string;
  /** The pass of a file; null for one that was signed for something else, or has expired. Whether its session has ended is asked apart. */
  check(fileName: string, pass: string): MediaPass | null;
}

/** Passes end at multiples of this, so that for as long an address stays the same and the browser's cache has it. */
const STEP_SECONDS = 300;
/**
 * `<end in seconds since 1970>.<reader>.<session>.<signature>`; the reader is `all` or `m` and the ERP's number, with `-page` on a partner's
 * page; the session is empty where there is none.
 */
const PASS = /^(\d{1,11})\.((?:all|m\d{1,15})(?:-page)?\.[\da-f-]{0,36})\.([\w-]{43})$/;

/** Creates the signing of addresses by a key derived from the server's own. */
export function createMediaPasses({
  key,
  clock,
}: {
  readonly key: Uint8Array;
  readonly clock: Clock;
}): MediaPasses {
  const ownKey = Buffer.from(hkdfSync('sha256', key, '', 'kontor media address', 32));
  const sign = (fileName: string, until: number, reader: string) =>
    createHmac('sha256', ownKey).update(`${fileName}\n${until}\n${reader}`).digest();
  return {
    address(fileName, reader) {
      const until = (Math.floor(clock() / 1000 / STEP_SECONDS) + 2) * STEP_SECONDS;
      const name = nameOf(reader);
      return `/api/media/${fileName}?pass=${until}.${name}.${sign(fileName, until, name).toString('base64url')}`;
    },
    check(fileName, pass) {
      const [, end, name, signature] = PASS.exec(pass) ?? [];
      if (end === undefined || name === undefined || signature === undefined) return null;
      const seconds = Math.floor(Number(end) - clock() / 1000);
      const isOurs = timingSafeEqual(sign(fileName, Number(end), name), Buffer.from(signature, 'base64url'));
      return isOurs && seconds > 0 ? { reader: readerNamed(name), seconds } : null;
    },
  };
}

function nameOf({ scope, isPage, session }: MediaReader): string {
  const who = scope.kind === 'all' ? 'all' : `m${scope.merchantErpId}`;
  return `${who}${isPage ? '-page' : ''}.${session ?? ''}`;
}

function readerNamed(name: string): MediaReader {
  const [reader = '', session = ''] = name.split('.');
  const [who = '', page] = reader.split('-');
  const scope: DataScope =
    who === 'all' ? { kind: 'all' } : { kind: 'merchant', merchantErpId: Number(who.slice(1)) };
  return { scope, isPage: page !== undefined, session: session || null };
}
