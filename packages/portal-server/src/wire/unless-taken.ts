import { issue } from '@kontor/portal-core/validation';
import { isUniqueViolation } from '../db/index.js';
import { HttpProblem } from './problem.js';

/**
 * Runs a write of a record with a unique field. Throws 409 when another record has its value. The index decides, so that two at the same
 * moment cannot both have it.
 */
export async function unlessTaken<T>(field: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isUniqueViolation(error))
      throw new HttpProblem('already_exists', { issues: [issue(field, 'alreadyExists', { field })] });
    throw error;
  }
}
