import type { Context } from 'koa';
import { HttpProblem } from '../wire/index.js';

/** Requests under way at the same time, waiting ones included: of all, with one token, and without a token from one address. */
const IN_ALL = 1000;
const OF_TOKEN = 300;
const OF_ADDRESS = 300;
const SECONDS = 2;

/** Refuses what is too much before it costs anything: no token is checked for it and no body read. */
export interface InFlight {
  /** Counts a request until its answer has left. Throws 429 `too_many_calls` or 503 `overloaded`. */
  admit(ctx: Context): void;
  readonly count: number;
}

export function createInFlight(): InFlight {
  const counts = new Map<string, number>();
  let all = 0;
  return {
    get count() {
      return all;
    },
    admit(ctx) {
      const token = ctx.get('Authorization');
      const key = token || ctx.ip;
      const own = counts.get(key) ?? 0;
      if (own >= (token ? OF_TOKEN : OF_ADDRESS)) throw refusal('too_many_calls');
      if (all >= IN_ALL) throw refusal('overloaded');
      all += 1;
      counts.set(key, own + 1);
      ctx.res.once('close', () => {
        all -= 1;
        const left = (counts.get(key) ?? 1) - 1;
        if (left > 0) counts.set(key, left);
        else counts.delete(key);
      });
    },
  };
}

const refusal = (code: 'too_many_calls' | 'overloaded') =>
  new HttpProblem(code, { params: { seconds: SECONDS }, headers: { 'Retry-After': String(SECONDS) } });
