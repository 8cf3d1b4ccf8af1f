import type { Context, Middleware } from 'koa';
import type { EmbedTokens } from '../embedding/index.js';
import type { Taker } from '../limits/index.js';
import { networksOf, readClaims, type Tokens } from '../session/index.js';
import type { Asker } from '../wire/index.js';

interface Keys {
  readonly tokens: Tokens;
  readonly embedTokens: EmbedTokens;
}

/** Middleware that notes who asks. What a stranger writes into a header counts for nothing. */
export function nameAsker(keys: Keys): Middleware {
  return async (ctx, next) => {
    ctx.state.asker = await askerOf(ctx, keys);
    return next();
  };
}

async function askerOf(ctx: Context, keys: Keys): Promise<Asker> {
  const networks = networksOf(ctx.ip);
  const signer = await signerOf(ctx.req.headers.authorization, keys);
  return { signer, networks, name: signer?.merchant ?? `network ${networks.wide}` };
}

async function signerOf(header: string | undefined, { tokens, embedTokens }: Keys): Promise<Taker | null> {
  if (header === undefined) return null;
  const user = await readClaims(header, tokens);
  if (user) return { caller: `user ${user.userId}`, merchant: `user ${user.userId}` };
  const page = await readClaims(header, embedTokens);
  return page && { caller: header, merchant: `pages of ${page.merchant}` };
}
