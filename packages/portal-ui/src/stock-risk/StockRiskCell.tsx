import { Suspense, useRef, type RefObject } from 'react';
import { useButton, type AriaButtonProps } from 'react-aria/useButton';
import { useOverlayTrigger } from 'react-aria/useOverlayTrigger';
import { useOverlayTriggerState } from 'react-stately/useOverlayTriggerState';
import { styled } from 'styled-components';
import type { Product } from '@kontor/portal-core/products';
import {
  STOCK_RISK_TEXTS,
  stockRiskOf,
  type ProductAtRisk,
  type ProductsAtRisk,
} from '@kontor/portal-core/stock-risk';
import { Badge, lazyPart, Skeleton, type Tone, Tooltip } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { bareButton, color, focusRing, pressable } from '../theme/index.js';
import { riskTooltip } from './risk-tooltip.js';
import { useStockRisks } from './useStockRisks.js';

const StockRiskPanel = lazyPart(() => import('./StockRiskPanel.js').then((module) => module.StockRiskPanel));

/** The fields of a product that the cell needs. */
export type StockRiskProduct = Pick<
  Product,
  'recordId' | 'id' | 'name' | 'merchantErpId' | 'status' | 'stock'
>;

/** Drafts a delivery of so many units of a product. */
export type DraftDelivery = (product: StockRiskProduct, units: number) => void;

export interface StockRiskCellProps {
  readonly product: StockRiskProduct;
  /** Called by the button that drafts the delivery for four weeks; without it there is no such button. */
  readonly onDraft?: DraftDelivery | undefined;
}

const TONES: Record<keyof typeof STOCK_RISK_TEXTS, Tone> = {
  notSupported: 'neutral',
  outOfStock: 'danger',
  mayRunOutThisWeek: 'open',
  daysLeft: 'warning',
  noRisk: 'success',
};

/** When a product will run out, in a word; the reasons are in a tooltip, and in detail in a panel on a press. */
export function StockRiskCell({ product, onDraft }: StockRiskCellProps) {
  const translate = useTranslate();
  const { predictionOf, answer, error } = useStockRisks();
  const prediction = predictionOf(product);
  const isMissing = answer ? answer.trained_at === null : error !== null;
  if (isMissing) return <Unknown>{translate('stockRisk.loadFailed')}</Unknown>;
  if (answer === undefined || prediction === undefined) return <Skeleton width="96px" />;
  return <KnownRisk product={product} onDraft={onDraft} prediction={prediction} answer={answer} />;
}

interface KnownRiskProps extends StockRiskCellProps {
  readonly prediction: ProductAtRisk | null;
  readonly answer: ProductsAtRisk;
}

function KnownRisk({ product, onDraft, prediction, answer }: KnownRiskProps) {
  const translate = useTranslate();
  const trigger = useRef<HTMLButtonElement>(null);
  const state = useOverlayTriggerState({});
  const { triggerProps, overlayProps } = useOverlayTrigger({ type: 'dialog' }, state, trigger);
  const risk = stockRiskOf(product, prediction);
  const days = risk.kind === 'daysLeft' ? { count: risk.days } : undefined;
  return (
    <>
      <Tooltip text={riskTooltip(prediction, answer, translate)}>
        <RiskButton {...triggerProps} buttonRef={trigger}>
          <Badge tone={TONES[risk.kind]}>{translate(STOCK_RISK_TEXTS[risk.kind], days)}</Badge>
        </RiskButton>
      </Tooltip>
      {state.isOpen && (
        <Suspense fallback={null}>
          <StockRiskPanel
            {...overlayProps}
            product={product}
            onDraft={onDraft}
            isSupported={prediction !== null}
            answer={answer}
            triggerRef={trigger}
            onClose={state.close}
          />
        </Suspense>
      )}
    </>
  );
}

interface RiskButtonProps extends AriaButtonProps {
  readonly buttonRef: RefObject<HTMLButtonElement | null>;
}

function RiskButton({ buttonRef, ...props }: RiskButtonProps) {
  const { buttonProps } = useButton(props, buttonRef);
  return (
    <Plain {...buttonProps} ref={buttonRef}>
      {props.children}
    </Plain>
  );
}

const Plain = styled.button`
  ${focusRing}
  ${pressable}
  ${bareButton}
  cursor: pointer;

  &:hover > span {
    text-decoration: underline;
  }
`;

const Unknown = styled.span`
  color: ${color('ink-subtle')};
`;
