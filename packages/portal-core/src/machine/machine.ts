/** A state machine as a table: for each state, the events it accepts and the state that each leads to. */
export type MachineTable<State extends string, Event extends string> = Readonly<
  Record<State, Readonly<Partial<Record<Event, State>>>>
>;

/** A stateless machine that answers three questions; the caller holds the state. */
export interface Machine<State extends string, Event extends string> {
  /** The table itself, for diagrams and tests. */
  readonly table: MachineTable<State, Event>;
  /** Whether the event is listed for the state. */
  can(state: State, event: Event): boolean;
  /** The state after the event; the same state when the event is not listed. */
  next(state: State, event: Event): State;
  /** The events that the state accepts, in table order. */
  events(state: State): readonly Event[];
}

/** Builds a machine from its table. */
export function defineMachine<State extends string, Event extends string>(
  table: MachineTable<State, Event>,
): Machine<State, Event> {
  return {
    table,
    can: (state, event) => table[state]?.[event] !== undefined,
    next: (state, event) => table[state]?.[event] ?? state,
    events: (state) => Object.keys(table[state] ?? {}) as Event[],
  };
}
