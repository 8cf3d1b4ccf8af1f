import type { IncomingHttpHeaders } from 'node:http';
import { HttpProblem } from '../wire/index.js';

const HEADER = 'x-logged-in-as';
const USER_ID = /^[1-9]\d{0,9}$/;

/**
 * The id of the user that `X-Logged-In-As` names; undefined without the header. Throws 400 when it is unreadable or written in a way in
 * which a proxy or the parser would lose it: the call would run with the caller's own rights.
 */
export function actingAs(headers: IncomingHttpHeaders): number | undefined {
  if (isMislaid(headers)) throw new HttpProblem('bad_request');
  const header = headers[HEADER];
  if (header === undefined) return undefined;
  if (typeof header !== 'string' || !USER_ID.test(header)) throw new HttpProblem('bad_request');
  return Number(header);
}

/** True when the header is written with `_` for `-`, listed in `Connection` (whose headers end at the next hop), or announced as a trailer. */
function isMislaid(headers: IncomingHttpHeaders): boolean {
  const listed = `${headers.connection ?? ''},${headers.trailer ?? ''}`.toLowerCase().split(',');
  return (
    listed.some((name) => name.trim() === HEADER) ||
    Object.keys(headers).some((name) => name !== HEADER && name.replaceAll('_', '-') === HEADER)
  );
}
