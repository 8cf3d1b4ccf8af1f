export { cleanHtml } from './clean-html.js';
