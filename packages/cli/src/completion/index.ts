export { SHELLS } from './shells.js';
