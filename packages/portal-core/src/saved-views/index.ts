export { VIEW_KINDS, VIEW_NAME_MAX, VIEWS_MAX } from './saved-view.types.js';
export type { SavedView, ViewContent, ViewDensity, ViewKind } from './saved-view.types.js';
export * as savedViewCalls from './saved-views.api.js';
export {
  savedViewsCreate,
  savedViewsDelete,
  savedViewsGet,
  savedViewsList,
  savedViewsSetDefault,
  savedViewsUpdate,
} from './saved-views.api.js';
export type { DefaultView, NewSavedView, SavedViewInput } from './saved-views.api.js';
export { carryViewUrl, isSameView, needsViews, readViewUrl, writeViewUrl } from './view-url.js';
export type { ListSearch } from './view-url.js';
