import { dayOf } from '@kontor/portal-core/dates';
import { digestChoose, digestEnd, digestRead } from '@kontor/portal-core/digest';
import { nextRun } from '../background/index.js';
import { instantOf } from '../dates/index.js';
import type { Writer } from '../db/index.js';
import type { ServerDeps } from '../server-deps.js';
import { readMark } from '../session/index.js';
import { openTrail, recordWrite } from '../trail/index.js';
import { HttpProblem, type Route, route } from '../wire/index.js';
import { isDigestOffered } from './digest-offer.js';
import { deleteDigest, readDigest, storeDigest } from './digest.store.js';

/** Routes of a person's daily e-mail. Only its owner changes it. */
export function digestRoutes(deps: ServerDeps): Route[] {
  const { database, clock, config, mailer, digestKeys } = deps;
  const present = async (userId: number) => ({
    is_offered: await isDigestOffered(database.read, mailer),
    hour: (await readDigest(database.read, userId))?.hour ?? null,
  });
  const choose = async (trx: Writer, userId: number, hour: number | null) => {
    if (hour === null) return deleteDigest(trx, userId);
    const { timeZone } = config;
    const isToday = (instant: string) => dayOf(Date.parse(instant), timeZone) === dayOf(clock(), timeZone);
    const before = await readDigest(trx, userId);
    // One e-mail a day: whoever was told today is told again tomorrow, whatever the hour is changed to.
    const isTold = before !== null && isToday(before.told_at) && !isToday(before.due_at);
    const after = isTold ? nextRun(clock(), '00:00', timeZone) - 1 : clock();
    const due = nextRun(after, `${String(hour).padStart(2, '0')}:00`, timeZone);
    const digest = { user_id: userId, hour, due_at: new Date(due).toISOString() };
    return storeDigest(trx, digest, await readMark(trx, instantOf(clock)));
  };
  return [
    route(digestRead, ({ actor: { subjectId } }) => present(subjectId)),
    route(digestChoose, async ({ actor: { actorId, subjectId }, body: { hour }, write }) => {
      if (actorId !== subjectId) throw new HttpProblem('forbidden');
      await write(async (trx, trail) => {
        await choose(trx, subjectId, hour);
        await trail.touch('user', [{ id: subjectId, detail: { changed: 'digest' } }]);
      });
      return present(subjectId);
    }),
    route(digestEnd, async ({ body: { key }, info: { requestId, t }, write }) => {
      const userId = digestKeys.userOf(key);
      if (userId === null) throw new HttpProblem('link_over', { detail: t('digest.linkWrong') });
      await write(async (trx) => {
        if ((await readDigest(trx, userId)) === null) return;
        await deleteDigest(trx, userId);
        const origin = { action: digestEnd.id, target: digestEnd.path, requestId, at: instantOf(clock) };
        const entry = await recordWrite(trx, { ...origin, actorId: userId, subjectId: userId });
        await openTrail(trx, entry).touch('user', [{ id: userId, detail: { changed: 'digest' } }]);
      });
      return undefined;
    }),
  ];
}
