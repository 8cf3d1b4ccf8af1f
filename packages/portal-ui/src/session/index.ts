export { SessionList } from './SessionList.js';
export { Device, Place, Sessions } from './SessionList.styles.js';
export { SignInForm } from './SignInForm.js';
export {
  useAllowedResources,
  useCurrentUser,
  useCurrentUserFailure,
  useUpdateCurrentUser,
} from './useCurrentUser.js';
export { useNotedVisit, useVisit } from './useVisit.js';
export { usePrincipal } from './usePrincipal.js';
