import { apiKeys } from './apiKeys.js';
import { auditLog } from './auditLog.js';
import { blog } from './blog.js';
import { changes } from './changes.js';
import { charts } from './charts.js';
import { cmsBlocks } from './cmsBlocks.js';
import { comments } from './comments.js';
import { dashboards } from './dashboards.js';
import { deliveries } from './deliveries.js';
import { developers } from './developers.js';
import { digest } from './digest.js';
import { downloads } from './downloads.js';
import { editor } from './editor.js';
import { embedDoctor } from './embedDoctor.js';
import { erpFiles } from './erpFiles.js';
import { erpLink } from './erpLink.js';
import { forms } from './forms.js';
import { media } from './media.js';
import { merchants } from './merchants.js';
import { orderBulk } from './orderBulk.js';
import { orderErrors } from './orderErrors.js';
import { orderImport } from './orderImport.js';
import { palette } from './palette.js';
import { products } from './products.js';
import { settings } from './settings.js';
import { stockRisk } from './stockRisk.js';
import { users } from './users.js';
import { validation } from './validation.js';

/** All other texts of the portal, which a browser fetches before it shows the first page or part that is not of the first load. */
export const texts = {
  apiKeys,
  auditLog,
  blog,
  changes,
  charts,
  cmsBlocks,
  comments,
  dashboards,
  deliveries,
  developers,
  digest,
  downloads,
  editor,
  embedDoctor,
  erpFiles,
  erpLink,
  forms,
  media,
  merchants,
  orderBulk,
  orderErrors,
  orderImport,
  palette,
  products,
  settings,
  stockRisk,
  users,
  validation,
};
