export { lookAgain as up } from './look-again.js';
