export { defineMachine } from './machine.js';
