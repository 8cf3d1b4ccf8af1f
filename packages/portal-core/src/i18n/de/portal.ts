import { users } from './users.js';
import { settings } from './settings.js';
import { merchants } from './merchants.js';
import { apiKeys } from './apiKeys.js';
import { auditLog } from './auditLog.js';
import { blog } from './blog.js';
import { charts } from './charts.js';
import { cmsBlocks } from './cmsBlocks.js';
import { comments } from './comments.js';
import { common } from './common.js';
import { dashboards } from './dashboards.js';
import { developers } from './developers.js';
import { digest } from './digest.js';
import { downloads } from './downloads.js';
import { embedDoctor } from './embedDoctor.js';
import { editor } from './editor.js';
import { erpFiles } from './erpFiles.js';
import { erpLink } from './erpLink.js';
import { deliveries } from './deliveries.js';
import { embedding } from './embedding.js';
import { investigations } from './investigations.js';
import { live } from './live.js';
import { media } from './media.js';
import { orderErrors } from './orderErrors.js';
import { orderBulk } from './orderBulk.js';
import { orderImport } from './orderImport.js';
import { orders } from './orders.js';
import { palette } from './palette.js';
import { problem } from './problem.js';
import { products } from './products.js';
import { savedViews } from './savedViews.js';
import { session } from './session.js';
import { shell } from './shell.js';
import { stockRisk } from './stockRisk.js';
import { tour } from './tour.js';
import { validation } from './validation.js';

export const texts = {
  users,
  settings,
  merchants,
  apiKeys,
  auditLog,
  blog,
  charts,
  cmsBlocks,
  comments,
  common,
  dashboards,
  developers,
  digest,
  downloads,
  editor,
  embedDoctor,
  deliveries,
  embedding,
  erpFiles,
  erpLink,
  investigations,
  live,
  media,
  orderErrors,
  orderBulk,
  orderImport,
  orders,
  palette,
  problem,
  products,
  savedViews,
  session,
  shell,
  stockRisk,
  tour,
  validation,
};
