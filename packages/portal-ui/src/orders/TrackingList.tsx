import type { RefObject } from 'react';
import { styled } from 'styled-components';
import type { Order } from '@kontor/portal-core/orders';
import { Popover } from '../primitives/index.js';
import { space, tabularFigures } from '../theme/index.js';
import { TrackingNumber } from './TrackingCell.js';

export interface TrackingListProps {
  readonly order: Pick<Order, 'trackingNumbers' | 'carrier'>;
  readonly triggerRef: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
}

/** Popover with all parcels of an order. */
export function TrackingList({ order, triggerRef, onClose }: TrackingListProps) {
  return (
    <Popover triggerRef={triggerRef} onClose={onClose}>
      <List>
        {order.trackingNumbers.map((number) => (
          <li key={number}>
            <TrackingNumber number={number} carrier={order.carrier} />
          </li>
        ))}
      </List>
    </Popover>
  );
}

const List = styled.ul`
  ${tabularFigures}
  display: flex;
  flex-direction: column;
  gap: ${space('2')};
  margin: 0;
  padding: ${space('3')};
  list-style: none;
`;
