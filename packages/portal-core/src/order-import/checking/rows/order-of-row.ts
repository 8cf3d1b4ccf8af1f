/** Tells to which order rows belong: to the one they name, or to the one above, whether or not its rows were taken. */
export class OrderOfRow {
  private readonly oneRowAnOrder: boolean;
  /** The order of a hidden or left out row, until another row names its own; empty without one. */
  private notTaken = '';

  constructor(oneRowAnOrder: boolean) {
    this.oneRowAnOrder = oneRowAnOrder;
  }

  /** The number of a row's order; empty for a row that continues the last one taken. `own`: the number in the row. */
  named(own: string): string {
    return own === '' && !this.oneRowAnOrder ? this.notTaken : own;
  }

  /** Called for a row that is taken. */
  taken(own: string): void {
    if (own !== '') this.notTaken = '';
  }

  /** The order of a hidden row below those of `current`; empty for none. */
  hidden(own: string, current: string): string {
    const named = this.named(own);
    if (named !== '') this.notTaken = named;
    return named === '' && !this.oneRowAnOrder ? current : named;
  }

  /** Called for a row that the user leaves out. */
  leftOut(own: string, current: string): void {
    if (own !== '' && own !== current) this.notTaken = own;
  }
}
