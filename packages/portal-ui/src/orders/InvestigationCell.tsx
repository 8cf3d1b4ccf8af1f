import { MessageSquarePlus } from 'lucide-react';
import { styled } from 'styled-components';
import { INVESTIGATION_STATUS_TEXTS, type Order } from '@kontor/portal-core/orders';
import { COMMENT_TONES } from '../comments/index.js';
import { Badge } from '../primitives/index.js';
import { useOffers, useTranslate } from '../provider/index.js';
import { color, focusRing, font, pressable, radius, space } from '../theme/index.js';
import { Nothing } from './cells.styles.js';

export interface InvestigationCellProps {
  readonly order: Order;
  /** Number of comments the user has not seen. */
  readonly newComments: number;
  /** Opens the thread; if undefined, the status is only shown. */
  readonly onPress: ((order: Order) => void) | undefined;
}

/** The status of an order's investigation with its number of new comments; opens the thread, and begins one where the user may comment. */
export function InvestigationCell({ order, newComments, onPress }: InvestigationCellProps) {
  const translate = useTranslate();
  const mayComment = useOffers('comment');
  const { investigationStatus: status } = order;
  const badge = status && (
    <Badge tone={COMMENT_TONES[status]} isOutlined>
      {translate(INVESTIGATION_STATUS_TEXTS[status])}
    </Badge>
  );
  const news = newComments > 0 && (
    <News title={translate('investigations.newComments', { count: newComments })}>{newComments}</News>
  );
  const isOpener = onPress !== undefined && (status !== null || mayComment);
  if (!isOpener) return badge ? <Line>{badge}</Line> : <Nothing>–</Nothing>;
  const id = order.externalOrderId || order.id;
  return (
    <Opener
      type="button"
      data-empty={status === null || undefined}
      title={translate('investigations.openOf', { id })}
      aria-label={[
        translate('investigations.openOf', { id }),
        status && translate(INVESTIGATION_STATUS_TEXTS[status]),
        newComments > 0 && translate('investigations.newComments', { count: newComments }),
      ]
        .filter(Boolean)
        .join(', ')}
      onClick={() => onPress(order)}
    >
      {badge ?? <MessageSquarePlus aria-hidden="true" />}
      {news}
    </Opener>
  );
}

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space('1')};
`;

const Opener = styled.button`
  ${focusRing}
  ${pressable}
  display: inline-flex;
  align-items: center;
  gap: ${space('1')};
  min-height: 24px;
  padding: 0;
  border: 0;
  border-radius: ${radius('full')};
  background: none;
  color: ${color('ink-subtle')};
  font: inherit;
  cursor: pointer;

  &[data-empty] {
    justify-content: center;
    min-width: 24px;
  }

  &:hover {
    color: ${color('accent')};
    text-decoration: underline;
  }

  svg {
    width: 16px;
    height: 16px;
  }
`;

/** The number of new comments, on the corner of the badge. A text version is read aloud with the button. */
const News = styled.span`
  align-self: flex-start;
  min-width: 16px;
  margin: -5px 0 0 -10px;
  padding: 0 3px;
  border-radius: ${radius('full')};
  background: ${color('accent')};
  color: ${color('on-accent')};
  font-size: 11px;
  font-weight: ${font('weight-semibold')};
  line-height: 16px;
  text-align: center;
`;
