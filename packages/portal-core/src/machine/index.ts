export { machineDiagram } from './diagram.js';
export { defineMachine } from './machine.js';
export type { Machine, MachineTable } from './machine.js';
