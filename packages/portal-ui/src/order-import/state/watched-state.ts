/** A state that others watch, as `useSyncExternalStore` asks for it. */
export class WatchedState<State extends object> {
  private readonly listeners = new Set<() => void>();
  protected state: State;

  constructor(state: State) {
    this.state = state;
  }

  /** The same object until something changes. */
  readonly getState = (): State => this.state;
  /** Calls the listener after every change; answers how to stop that. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  protected set(change: Partial<State>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}
