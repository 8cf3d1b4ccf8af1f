export { PortalProvider } from './PortalProvider.js';
export type { PortalProviderProps } from './PortalProvider.js';
