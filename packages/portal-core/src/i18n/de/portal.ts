import { charts } from './charts.js';
import { common } from './common.js';
import { orderErrors } from './orderErrors.js';
import { orderImport } from './orderImport.js';
import { orders } from './orders.js';
import { problem } from './problem.js';
import { session } from './session.js';
import { shell } from './shell.js';
import { validation } from './validation.js';

export const texts = {
  charts,
  common,
  orderErrors,
  orderImport,
  orders,
  problem,
  session,
  shell,
  validation,
};
