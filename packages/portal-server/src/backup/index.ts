export { makeBackup } from './make-backup.js';
export { BackupError } from './manifest.js';
export { restoreBackup } from './restore-backup.js';
