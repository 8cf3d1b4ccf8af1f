export { VIEW_DENSITIES, VIEW_KINDS, VIEW_NAME_MAX, VIEWS_MAX } from './saved-view.types.js';
export type { SavedView, ViewContent, ViewDensity, ViewKind } from './saved-view.types.js';
export * from './saved-views.api.js';
export { carryViewUrl, isBare, isSameView, needsViews, readViewUrl, writeViewUrl } from './view-url.js';
export type { ListSearch, ViewUrl } from './view-url.js';
