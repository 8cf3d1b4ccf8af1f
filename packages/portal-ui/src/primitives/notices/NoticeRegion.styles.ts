import { keyframes, styled } from 'styled-components';
import { Scrim } from '../overlay/Dialog.styles.js';
import { color, floatingSurface, focusRing, font, layer, motion, radius, space } from '../../theme/index.js';

const rise = keyframes`
  from { opacity: 0; transform: translateY(8px); }
`;

const run = keyframes`
  to { transform: scaleX(0); }
`;

export const NoticeList = styled.div`
  ${focusRing}
  position: fixed;
  inset-block-end: ${space('6')};
  inset-inline-end: ${space('6')};
  z-index: ${layer('notice')};
  display: flex;
  flex-direction: column;
  gap: ${space('2')};
  width: min(360px, calc(100vw - 32px));
  border-radius: ${radius('lg')};

  @media (max-width: 640px) {
    inset-inline: ${space('4')};
    inset-block-end: ${space('4')};
    width: auto;
  }

  /* The buttons of a dialog stand at its foot: while one is open, notices keep above it. */
  :has(${Scrim}) > & {
    inset-block: ${space('3')} auto;
  }
`;

export const NoticeRoot = styled.div`
  ${floatingSurface}
  ${focusRing}
  position: relative;
  display: flex;
  align-items: flex-start;
  gap: ${space('2')};
  padding: ${space('3')} ${space('2')} ${space('3')} ${space('3')};
  overflow: hidden;
  font-size: ${font('size-sm')};
  animation: ${rise} ${motion('calm')};

  &[data-level='success'] {
    --level: ${color('success')};
  }

  &[data-level='info'] {
    --level: ${color('accent')};
  }

  &[data-level='warning'] {
    --level: ${color('warning')};
  }

  &[data-level='danger'] {
    --level: ${color('danger')};
  }

  & > svg {
    flex: none;
    width: 16px;
    height: 16px;
    margin-top: 2px;
    color: var(--level);
  }

  & > button {
    margin-block: -4px;
  }
`;

export const NoticeBody = styled.div`
  flex: 1;
  min-width: 0;
  color: ${color('ink-muted')};
  overflow-wrap: anywhere;
`;

export const NoticeTitle = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space('3')};
  color: ${color('ink')};
  font-weight: ${font('weight-medium')};
  font-variant-numeric: tabular-nums;
`;

export const NoticeActions = styled.div`
  margin-top: ${space('2')};
`;

export const CountdownBar = styled.div`
  position: absolute;
  inset: auto 0 0;
  height: 2px;
  background: var(--level);
  transform-origin: left;
  animation: ${run} linear forwards;

  [role='region']:is(:hover, :focus-within) & {
    animation-play-state: paused;
  }
`;
