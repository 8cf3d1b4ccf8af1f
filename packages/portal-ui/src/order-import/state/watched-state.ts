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

  protected show(state: State): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}
