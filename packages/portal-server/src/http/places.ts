import type { Context } from 'koa';

/** Holds a place of a request until its answer has left or the client has gone, or `leavePlaces` gives it back before. */
export function holdPlace(ctx: Context, release: () => void): void {
  if (ctx.res.closed) return release();
  ctx.res.once('close', release);
  (ctx.state.places ??= []).push(release);
}

/** Gives back all places of a request whose answer goes on. */
export function leavePlaces(ctx: Context): void {
  ctx.state.goesOn = true;
  for (const release of ctx.state.places ?? []) release();
}
