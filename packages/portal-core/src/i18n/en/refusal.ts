import type { refusal as german } from '../de/refusal.js';

export const refusal: Record<keyof typeof german, string> = {
  systemBlockTitle: 'This block cannot be deleted',
  systemBlock: 'The portal needs this block: it can be changed, but not deleted',
  lastSysadminTitle: 'The last sysadmin stays',
  lastSysadmin: 'No sysadmin would be left. Please give another user this role first.',
  ownAccountTitle: 'Your own account stays on',
  ownAccount: 'Nobody can switch off their own account',
  defaultDashboardTitle: 'This layout cannot be deleted',
  defaultDashboard: 'The default layout stays: it is shown to everybody who was given no other',
};
