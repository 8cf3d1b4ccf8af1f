import { common } from './common.js';
import { embedding } from './embedding.js';
import { investigations } from './investigations.js';
import { live } from './live.js';
import { orders } from './orders.js';
import { problem } from './problem.js';
import { savedViews } from './savedViews.js';
import { session } from './session.js';
import { shell } from './shell.js';
import { tour } from './tour.js';

/** The texts of the frame, of signing in and of the list of orders: what a browser fetches before it shows any. */
export const texts = {
  common,
  embedding,
  investigations,
  live,
  orders,
  problem,
  savedViews,
  session,
  shell,
  tour,
};
