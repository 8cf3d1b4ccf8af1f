import type { ReactNode } from 'react';
import type { OrderStatus } from '@kontor/portal-core/orders';
import { styled } from 'styled-components';
import { color, font, space } from '../../theme/index.js';

/** The colour of a badge. It says nothing that the text does not. */
export type Tone = 'neutral' | 'open' | 'success' | 'info' | 'warning' | 'danger' | 'accent';

export interface BadgeProps {
  readonly children: ReactNode;
  readonly tone?: Tone | undefined;
  /** Strikes the text through, for a state that no longer counts. */
  readonly isStruck?: boolean | undefined;
  /** Outlines the badge, for a state that stands beside the record's own. */
  readonly isOutlined?: boolean | undefined;
}

/** A word on a coloured background that names a state. */
export function Badge({ children, tone = 'neutral', isStruck, isOutlined }: BadgeProps) {
  return (
    <Root data-tone={tone} data-struck={isStruck || undefined} data-outlined={isOutlined || undefined}>
      {children}
    </Root>
  );
}

/** Colours of the statuses: offen red-orange, geliefert green, verrechnet ink-blue, storniert grey and struck through, on hold amber. */
const STATUS_TONES: Record<OrderStatus, Tone> = {
  offen: 'open',
  geliefert: 'success',
  verrechnet: 'info',
  storniert: 'neutral',
  'on hold': 'warning',
  '': 'neutral',
};

export interface StatusBadgeProps {
  /** The status as in the API. */
  readonly status: OrderStatus;
  /** The status in the user's language; the empty status shows nothing. */
  readonly label: string;
}

/** The status of an order, always as colour and word. */
export function StatusBadge({ status, label }: StatusBadgeProps) {
  if (status === '') return null;
  return (
    <Badge tone={STATUS_TONES[status]} isStruck={status === 'storniert'}>
      {label}
    </Badge>
  );
}

const tones = (['open', 'success', 'info', 'warning', 'danger', 'neutral', 'accent'] as const)
  .map((tone) => `&[data-tone='${tone}'] { color: ${color(tone)}; background: ${color(`${tone}-soft`)}; }`)
  .join('\n');

const Root = styled.span`
  display: inline-block;
  flex-shrink: 0;
  max-width: 100%;
  padding: 3px ${space('2')};
  border-radius: 11px;
  font-size: ${font('size-xs')};
  font-weight: ${font('weight-medium')};
  line-height: 16px;
  overflow: hidden;
  overflow-wrap: break-word;
  text-overflow: ellipsis;
  vertical-align: middle;

  ${tones}

  &[data-outlined] {
    padding: 2px 7px;
    border: 1px solid currentColor;
    background: none;
  }

  &[data-struck] {
    text-decoration: line-through;
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
