import type { refusal as german } from '../de/refusal.js';

export const refusal: Record<keyof typeof german, string> = {
  systemBlock: 'The portal needs this block: it can be changed, but not deleted',
  lastSysadmin: 'No sysadmin would be left. Please give another user this role first.',
  ownAccount: 'Nobody can switch off their own account',
  defaultDashboard: 'The default layout stays: it is shown to everybody who was given no other',
};
