export { createDigestKeys } from './digest-keys.js';
export type { DigestKeys } from './digest-keys.js';
export { digestRoutes } from './digest.routes.js';
export { digestTask } from './digest.task.js';
export { loadMailer } from './mailer.js';
export type { Mailer } from './mailer.js';
