import { isFiltered, type DataScope } from '@kontor/portal-core/access';
import { issue } from '@kontor/portal-core/validation';
import { validationFailed } from '../wire/index.js';

/**
 * Throws 422 when a record that was just written in this transaction lies outside of its writer's fixed filter, which undoes the write:
 * nobody makes what they could not see. `isSeen` reads it within the scope.
 */
export async function mustStaySeen(scope: DataScope, isSeen: () => Promise<boolean>): Promise<void> {
  if (isFiltered(scope) && !(await isSeen())) throw validationFailed([issue('filters', 'outsideFilter')]);
}
