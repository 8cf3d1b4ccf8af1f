export { WidgetPlayground } from './WidgetPlayground.js';
