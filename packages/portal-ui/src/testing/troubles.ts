import type { ProblemCode } from '@kontor/portal-core/wire';
import { answerAfter, type Answer } from './answer.js';
import { refuse, silent } from './refusal.js';

/** Failures of a fake's own calls; none by default. */
export interface Troubles {
  /** Reads and writes are never answered. */
  readonly isSilent?: boolean;
  /** Refuses reads and writes. */
  readonly failWith?: ProblemCode;
  /** Refuses writes. */
  readonly refuseWith?: ProblemCode;
  /** Writes are never answered. */
  readonly keepsWrites?: boolean;
  /** Resolves when writes are answered. */
  readonly storing?: () => Promise<void>;
}

/** The same answers, preceded by these troubles. */
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

/** Refuses the first calls as unavailable. */
export function lostAtFirst(times: number, then: Answer): Answer {
  let left = times;
  return answerAfter(() => (left-- > 0 ? refuse('unavailable') : undefined), then);
}
