export { Profile } from './Profile.js';
export { ProfileOverview } from './ProfileOverview.js';
export { RequiredSecondFactor } from './SecondFactor.js';
