import { ApiError } from '@kontor/portal-core/wire';
import { CliError, EXIT } from '../../terminal/index.js';

/**
 * Awaits the server's answer about an import. An import that does not exist, or is undone already, fails with
 * `not_found` or `undone` and its number.
 */
export async function ofImport<T>(id: number, answer: Promise<T>): Promise<T> {
  return answer.catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 404)
      throw new CliError(
        'not_found',
        EXIT.failed,
        { key: 'cli.importUnknown', params: { id } },
        { key: 'cli.hintImports' },
      );
    if (error.status === 409)
      throw new CliError('undone', EXIT.failed, { key: 'cli.importUndone', params: { id } });
    throw error;
  });
}
