import type { Io } from '../terminal/index.js';
import { changeStatus, type ChangeStatusOptions } from './change-status.js';

/** `kontor orders release NUMBER...`: opens orders that are on hold. */
export const run = (options: ChangeStatusOptions, io: Io): Promise<number> =>
  changeStatus('release', options, io);
