import type { auditLog as german } from '../de/auditLog.js';

export const auditLog: Record<keyof typeof german, string> = {
  title: 'Audit log',
  at: 'When',
  actor: 'Who',
  subject: 'As whom',
  action: 'What',
  target: 'Where',
  records: 'On what',
  requestId: 'Request',
};
