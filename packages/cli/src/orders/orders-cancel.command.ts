import type { Io } from '../terminal/index.js';
import { changeStatus, type ChangeStatusOptions } from './change-status.js';

/** `kontor orders cancel NUMBER...`: cancels orders. */
export const run = (options: ChangeStatusOptions, io: Io): Promise<number> =>
  changeStatus('cancel', options, io);
