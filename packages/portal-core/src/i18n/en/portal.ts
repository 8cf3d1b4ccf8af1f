import { common } from './common.js';
import { orderImport } from './orderImport.js';
import { orders } from './orders.js';
import { problem } from './problem.js';
import { session } from './session.js';
import { shell } from './shell.js';
import { validation } from './validation.js';

export const texts = { common, orderImport, orders, problem, session, shell, validation };
