export { erpLinkRoutes } from './erp-link.routes.js';
export { takenFilesRoutes } from './files/taken-files.routes.js';
export { oldNewsTask } from './old-news.task.js';
export { fileMakerTask } from './read-file-maker.js';
export { outboxTask } from './outbox.js';
export { outboxRoutes } from './outbox.routes.js';
export { createWebhookSecrets } from './webhook-secret.js';
export type { WebhookSecrets } from './webhook-secret.js';
