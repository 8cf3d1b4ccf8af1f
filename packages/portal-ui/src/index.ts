export { LiveProvider } from './live/index.js';
export { ChosenMerchantProvider } from './merchant-choice/index.js';
export { CreateOrderButton, firstOrdersFind, orderList, OrdersTable } from './orders/index.js';
export type { OrderList } from './orders/index.js';
export { PortalProvider, ThemeRoot } from './portal-provider/index.js';
export type { PortalProviderProps } from './portal-provider/index.js';
export { Alert, Button, Dialog, IconButton, keyText, LoadingNote, useNotify } from './primitives/index.js';
export {
  createBrowserClient,
  createQueryClient,
  useLanguage,
  useTranslate,
  useUnsavedWork,
} from './provider/index.js';
export type { LeaveTexts } from './provider/index.js';
export type { ChoiceStorage } from './provider/index.js';
export { tableView, useViewedList, ViewedPage, ViewMenu } from './saved-views/index.js';
export type { ViewedList } from './saved-views/index.js';
export {
  SignInForm,
  useAllowedResources,
  useCurrentUser,
  useNotedVisit,
  usePrincipal,
  useUpdateCurrentUser,
} from './session/index.js';
export {
  color,
  floatingSurface,
  floatShadow,
  focusRing,
  focusRingInside,
  font,
  GlobalStyle,
  layer,
  motion,
  oneLine,
  radius,
  size,
  space,
  themeAttributes,
  visuallyHidden,
} from './theme/index.js';
export type { Appearance, AppearanceVariables, Density, ThemeChoice } from './theme/index.js';
