import { keyframes, styled } from 'styled-components';
import { color, font, motion, radius, space, tabularFigures } from '../../theme/index.js';

export const BarFrame = styled.div`
  display: grid;
  gap: ${space('2')};
`;

export const BarHead = styled.div`
  ${tabularFigures}
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space('4')};
  overflow-wrap: anywhere;
  font-size: ${font('size-sm')};
  color: ${color('ink-muted')};

  & > :first-child {
    color: ${color('ink')};
  }
`;

export const BarTrack = styled.div`
  height: 6px;
  overflow: hidden;
  border-radius: ${radius('full')};
  background: ${color('rule')};

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

const pass = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(300%); }
`;

export const BarFill = styled.div`
  height: 100%;
  border-radius: inherit;
  background: ${color('accent')};
  transition: inline-size ${motion('calm')};

  &[data-indeterminate] {
    inline-size: 33% !important;
    animation: ${pass} 1.4s ease-in-out infinite;

    @media (prefers-reduced-motion: reduce) {
      inline-size: 100% !important;
      animation: none;
      opacity: 0.5;
    }
  }

  @media (forced-colors: active) {
    background: Highlight;
  }
`;

/** Appears only after 120 ms, so that quick loading shows nothing. */
export const QuietTrack = styled.div`
  height: 2px;
  overflow: hidden;
  animation: ${keyframes`from { opacity: 0; } to { opacity: 1; }`} 0s 120ms both;
`;
