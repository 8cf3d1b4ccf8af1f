import type { Translate } from '@kontor/portal-core/i18n';
import { ERP_DELAY_HEADER, type CreateOrdersAnswer } from '@kontor/portal-core/orders';
import { PROBLEM_STATUS, type Problem } from '@kontor/portal-core/wire';
import { Reply } from '../wire/index.js';

/**
 * Builds the answer. Its status is 201 when all orders were created, 207 when some were; when none was, 409 if every one only came too
 * late, else 422. The last two are also problems, so that a client that only knows problems can show what happened.
 */
export function createOrdersReply(
  answer: CreateOrdersAnswer,
  { t, erpDelayMs }: { readonly t: Translate; readonly erpDelayMs: number },
): Reply<CreateOrdersAnswer> {
  const wait = { [ERP_DELAY_HEADER]: String(erpDelayMs) };
  if (answer.errors.length === 0) return new Reply(answer, { status: 201, headers: wait });
  if (answer.entries.length > 0) return new Reply(answer, { status: 207, headers: wait });
  const late = answer.errors.every(({ code }) => code === 'already_exists');
  const code = late ? 'already_exists' : 'validation_failed';
  const status = PROBLEM_STATUS[code];
  const problem: Omit<Problem, 'errors'> = {
    type: `urn:kontor:problem:${code}`,
    title: t(`problem.${code}`),
    status,
    detail: answer.errors[0]?.errors[0]?.message ?? t(`problem.${code}`),
    code,
  };
  const headers = { 'Content-Type': 'application/problem+json; charset=utf-8' };
  return new Reply({ ...problem, ...answer }, { status, headers });
}
