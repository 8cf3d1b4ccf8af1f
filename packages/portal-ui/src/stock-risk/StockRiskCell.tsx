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
  type StockRiskKind,
} from '@kontor/portal-core/stock-risk';
import { Badge, lazyPart, Skeleton, type Tone, Tooltip } from '../primitives/index.js';
import { useLanguage, useTranslate } from '../provider/index.js';
import { bareButton, color, focusRing, pressable } from '../theme/index.js';
import { riskTooltip } from './risk-tooltip.js';
import { useStockRisks } from './useStockRisks.js';

const StockRiskPanel = lazyPart(() => import('./StockRiskPanel.js').then((module) => module.StockRiskPanel));

/** The fields of a product that the cell needs. */
export type StockRiskProduct = Pick<Product, 'id' | 'name' | 'merchantErpId' | 'stock'>;

const TONES: Record<StockRiskKind, Tone> = {
  notSupported: 'neutral',
  outOfStock: 'danger',
  mayRunOutThisWeek: 'open',
  daysLeft: 'warning',
  noRisk: 'success',
};

/** When a product will run out, in a word; the reasons are in a tooltip, and in detail in a panel on a press. */
export function StockRiskCell({ product }: { readonly product: StockRiskProduct }) {
  const translate = useTranslate();
  const { predictionOf, answer, error } = useStockRisks();
  const prediction = predictionOf(product);
  const isMissing = answer ? answer.trained_at === null : error !== null;
  if (isMissing) return <Unknown>{translate('stockRisk.loadFailed')}</Unknown>;
  if (answer === undefined || prediction === undefined) return <Skeleton width="96px" />;
  return <KnownRisk product={product} prediction={prediction} answer={answer} />;
}

interface KnownRiskProps {
  readonly product: StockRiskProduct;
  readonly prediction: ProductAtRisk | null;
  readonly answer: ProductsAtRisk;
}

function KnownRisk({ product, prediction, answer }: KnownRiskProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const trigger = useRef<HTMLButtonElement>(null);
  const state = useOverlayTriggerState({});
  const { triggerProps, overlayProps } = useOverlayTrigger({ type: 'dialog' }, state, trigger);
  const risk = stockRiskOf(product, prediction);
  const days = risk.kind === 'daysLeft' ? { count: risk.days } : undefined;
  return (
    <>
      <Tooltip text={riskTooltip(prediction, answer, { translate, language })}>
        <RiskButton {...triggerProps} buttonRef={trigger}>
          <Badge tone={TONES[risk.kind]}>{translate(STOCK_RISK_TEXTS[risk.kind], days)}</Badge>
        </RiskButton>
      </Tooltip>
      {state.isOpen && (
        <Suspense fallback={null}>
          <StockRiskPanel
            {...overlayProps}
            product={product}
            prediction={prediction}
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
