import type { ProblemCode } from '@kontor/portal-core';
import { answerAfter, type Answer } from './answer.js';
import { refuse, silent } from './refusal.js';

/** What can go wrong with the calls a fake is about; none of it unless told. */
export interface Troubles {
  /** Reads and writes are never answered. */
  readonly isSilent?: boolean;
  /** Refuses reads and writes. */
  readonly failWith?: ProblemCode;
  /** Refuses writes. */
  readonly refuseWith?: ProblemCode;
  /** Writes are never answered. */
  readonly keepsWrites?: boolean;
  /** Writes are answered then. */
  readonly storing?: () => Promise<void>;
}

/** The same answers with these troubles before them. */
export function troubled(answers: readonly Answer[], troubles: Troubles): readonly Answer[] {
  const { isSilent, failWith, refuseWith, keepsWrites, storing } = troubles;
  return answers.map((one) =>
    answerAfter(async ({ effect }) => {
      if (isSilent || (keepsWrites && effect === 'write')) await silent();
      if (failWith) refuse(failWith);
      if (effect === 'read') return;
      await storing?.();
      if (refuseWith) refuse(refuseWith);
    }, one),
  );
}

/** The first so many of these calls fail, as when something behind the server is away. */
export function lostAtFirst(times: number, then: Answer): Answer {
  let left = times;
  return answerAfter(() => (left-- > 0 ? refuse('unavailable') : undefined), then);
}
