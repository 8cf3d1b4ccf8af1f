import type { IncomingHttpHeaders } from 'node:http';
import { HttpProblem } from '../wire/index.js';

const HEADER = 'x-logged-in-as';
const USER_ID = /^[1-9]\d{0,9}$/;

/**
 * The user `X-Logged-In-As` names, undefined where nobody is named. Throws 400 when it is unreadable or named in a way in which a proxy or
 * the parser would lose it: the call would run with the caller's own rights.
 */
export function actingAs(headers: IncomingHttpHeaders): number | undefined {
  if (isMislaid(headers)) throw new HttpProblem('bad_request');
  const header = headers[HEADER];
  if (header === undefined) return undefined;
  if (typeof header !== 'string' || !USER_ID.test(header)) throw new HttpProblem('bad_request');
  return Number(header);
}

/** Whether it is written with `_` for `-`, listed in `Connection` (what stands there ends at the next hop), or announced as a trailer. */
function isMislaid(headers: IncomingHttpHeaders): boolean {
  const listed = `${headers.connection ?? ''},${headers.trailer ?? ''}`.toLowerCase().split(',');
  return (
    listed.some((name) => name.trim() === HEADER) ||
    Object.keys(headers).some((name) => name !== HEADER && name.replaceAll('_', '-') === HEADER)
  );
}
