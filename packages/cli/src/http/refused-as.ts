import { ApiError, type ProblemCode } from '@kontor/portal-core/wire';
import type { CliError } from '../terminal/index.js';

/** Awaits the server's answer. A refusal that is named fails with the command's own words; any other stays as it is. */
export async function refusedAs<T>(
  answer: Promise<T>,
  words: Readonly<Partial<Record<ProblemCode, CliError>>>,
): Promise<T> {
  return answer.catch((error: unknown) => {
    throw (error instanceof ApiError && words[error.code]) || error;
  });
}
