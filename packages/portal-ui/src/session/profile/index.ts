export { Profile } from './Profile.js';
export type { ProfileProps } from './Profile.js';
export { ProfileOverview } from './ProfileOverview.js';
export type { ProfileOverviewProps } from './ProfileOverview.js';
