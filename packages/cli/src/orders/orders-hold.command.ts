import type { Io } from '../terminal/index.js';
import { changeStatus, type ChangeStatusOptions } from './change-status.js';

/** `kontor orders hold NUMBER...`: puts open orders on hold. */
export const run = (options: ChangeStatusOptions, io: Io): Promise<number> =>
  changeStatus('hold', options, io);
