import { refusedAs } from '../http/index.js';
import { CliError, EXIT } from '../terminal/index.js';

/** Awaits the server's answer about its FileMaker file. Fails with `no_filemaker` where there is none. */
export const ofFileMaker = <T>(answer: Promise<T>): Promise<T> =>
  refusedAs(answer, {
    not_found: new CliError('no_filemaker', EXIT.failed, { key: 'cli.erpNoFileMaker' }),
  });
