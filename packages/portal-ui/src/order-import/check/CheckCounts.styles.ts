import { styled } from 'styled-components';
import { color, font, layer, space, tabularFigures } from '../../theme/index.js';

export const CountsPanel = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space('1')} ${space('6')};
  padding: ${space('2')} ${space('4')};
`;

export const Counts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space('5')};
  margin: 0;
`;

export const Count = styled.div`
  display: flex;
  flex-direction: row-reverse;
  align-items: baseline;
  justify-content: flex-end;
  gap: 6px;

  & > dt {
    color: ${color('ink-muted')};
    font-size: ${font('size-sm')};
    line-height: 20px;
  }

  & > dd {
    ${tabularFigures}
    margin: 0;
    font-size: ${font('size-lg')};
    font-weight: ${font('weight-semibold')};
    line-height: 28px;
  }

  &[data-tone='danger'] > dd {
    color: ${color('danger')};
  }

  &[data-tone='warning'] > dd {
    color: ${color('warning')};
  }
`;

export const DetectionLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space('3')};
  min-width: 0;
  color: ${color('ink-subtle')};
  font-size: ${font('size-xs')};
  line-height: 18px;
  overflow-wrap: anywhere;
`;

/** Stays below the top bar of a portal while rows further down are corrected. */
export const InSight = styled.div`
  position: sticky;
  top: 72px;
  z-index: ${layer('sticky')};
`;
