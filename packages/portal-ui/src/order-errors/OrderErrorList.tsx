export interface OrderErrorListProps {
  /** The ERP's number of the order. */
  readonly orderErpId: number;
}

/** The errors of one order, newest first. */
export function OrderErrorList({ orderErpId }: OrderErrorListProps) {
  return <div data-order={orderErpId} />;
}
