export { PortalProvider } from './PortalProvider.js';
export type { PortalProviderProps } from './PortalProvider.js';
export { ThemeRoot } from './ThemeRoot.js';
