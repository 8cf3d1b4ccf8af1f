import { styled } from 'styled-components';
import { color, font, radius, space, tabularFigures } from '../../theme/index.js';

export const CountsPanel = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space('4')} ${space('8')};
  padding: ${space('4')} ${space('5')};
  border: 1px solid ${color('rule')};
  border-radius: ${radius('lg')};
  background: ${color('surface')};
`;

export const Counts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space('3')} ${space('8')};
  margin: 0;
`;

export const Count = styled.div`
  display: flex;
  flex-direction: column-reverse;

  & > dt {
    color: ${color('ink-subtle')};
    font-size: ${font('size-xs')};
    line-height: 16px;
  }

  & > dd {
    ${tabularFigures}
    margin: 0;
    font-size: ${font('size-xl')};
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
  flex-direction: column;
  gap: 2px;
  min-width: 0;
  color: ${color('ink-subtle')};
  font-size: ${font('size-xs')};
  line-height: 18px;
  text-align: end;
  overflow-wrap: anywhere;

  @media (max-width: 900px) {
    text-align: start;
  }
`;
