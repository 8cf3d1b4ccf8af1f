import {
  secondFactorBegin,
  secondFactorConfirm,
  secondFactorRead,
  secondFactorRemove,
  sessionsEnd,
  sessionsEndOthers,
  sessionsList,
  type Session,
} from '@kontor/portal-core/session';
import { answer, type Answer } from './answer.js';
import { listOf } from './lists.js';
import { refuse } from './refusal.js';

/** A session of a story, with some fields changed. */
export const aSession = (id: number, fields: Partial<Session> = {}): Session => ({
  id,
  device: 'Firefox, Windows',
  address: '203.0.113.7',
  since: '2026-11-20T07:14:00.000Z',
  last_seen_at: '2026-11-20T09:40:00.000Z',
  expires_at: '2026-11-20T19:14:00.000Z',
  is_current: false,
  ...fields,
});

/** Three sessions: the present one, another of an unknown device, and one of a phone. */
export const SOME_SESSIONS: readonly Session[] = [
  aSession(7, { is_current: true }),
  aSession(5, { device: '', address: '2001:db8:85a3:8d3:1319:8a2e:370:7348' }),
  aSession(3, { device: 'Safari, iPhone', address: '198.51.100.20' }),
];

/** Answers the calls about the user's own sessions; ended ones disappear. */
export function sessionAnswers(): readonly Answer[] {
  let sessions = SOME_SESSIONS;
  const keep = (isKept: (session: Session) => boolean) => {
    const before = sessions.length;
    sessions = sessions.filter(isKept);
    if (sessions.length === before) refuse('not_found');
  };
  return [
    answer(sessionsList, () => listOf(sessions)),
    answer(sessionsEnd, ({ params }) => keep(({ id }) => id !== params.id)),
    answer(sessionsEndOthers, () => keep(({ is_current }) => is_current)),
  ];
}

/** Recovery codes of a story. */
export const RECOVERY_CODES = ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH'] as const;

/** Answers the calls about the user's second factor; accepts the code 123456 and the password `richtig`. */
export function secondFactorAnswers(isOnAtFirst = false): readonly Answer[] {
  let is_on = isOnAtFirst;
  const check = (path: 'code' | 'current_password', isRight: boolean) =>
    isRight ||
    refuse('validation_failed', {
      issues: [{ path, code: path === 'code' ? 'wrongCode' : 'wrongPassword' }],
    });
  return [
    answer(secondFactorRead, () => ({ is_on, recovery_codes_left: is_on ? 9 : 0 })),
    answer(secondFactorBegin, ({ body }) => {
      check('current_password', body.current_password === 'richtig');
      return {
        secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
        uri: 'otpauth://totp/Kontor:hinnerk?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Kontor',
      };
    }),
    answer(secondFactorConfirm, ({ body }) => {
      check('code', body.code === '123456');
      is_on = true;
      return { recovery_codes: [...RECOVERY_CODES] };
    }),
    answer(secondFactorRemove, ({ body }) => {
      check('current_password', body.current_password === 'richtig');
      check('code', body.code === '123456');
      is_on = false;
    }),
  ];
}
