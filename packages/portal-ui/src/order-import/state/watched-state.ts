/** An observable state, as `useSyncExternalStore` needs it. */
export class WatchedState<State extends object> {
  private readonly listeners = new Set<() => void>();
  protected state: State;

  constructor(state: State) {
    this.state = state;
  }

  /** Returns the state; the same object until something changes. */
  readonly getState = (): State => this.state;
  /** Calls the listener after every change. Returns a function that unsubscribes. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  protected show(state: State): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}
