import type { Machine } from './machine.js';

/**
 * The machine as Mermaid `stateDiagram-v2` text for the documents, states and events in table order. `label` names a state whose value is
 * not readable by itself; without it, the value is shown.
 */
export function machineDiagram<State extends string, Event extends string>(
  machine: Machine<State, Event>,
  label: (state: State) => string = (state) => state,
): string {
  const states = Object.keys(machine.table) as State[];
  const names = new Map(states.map((state, index) => [state, `s${index}`]));
  return [
    'stateDiagram-v2',
    ...states.map((state) => `  state "${label(state)}" as ${names.get(state)}`),
    ...states.flatMap((state) =>
      machine
        .events(state)
        .map((event) => `  ${names.get(state)} --> ${names.get(machine.next(state, event))}: ${event}`),
    ),
    '',
  ].join('\n');
}
