import { styled } from 'styled-components';
import { color, font, space } from '../theme/index.js';

export const Panel = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space('3')};
  width: min(400px, calc(100vw - 32px));
  padding: ${space('4')};
  overflow-wrap: anywhere;
  outline: none;
`;

export const Title = styled.h2`
  margin: 0;
  font-size: ${font('size-md')};
  font-weight: ${font('weight-semibold')};
  line-height: 20px;
`;

/** Keeps the space of the chart while it is loading. */
export const ChartSpace = styled.div`
  min-height: 140px;
`;

export const Lines = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Late = styled.strong`
  margin-inline-start: ${space('2')};
  color: ${color('warning')};
  font-weight: ${font('weight-medium')};
`;

export const Explanation = styled.p`
  margin: 0;
  color: ${color('ink-muted')};
  font-size: ${font('size-xs')};
  line-height: 16px;
`;

export const Reason = styled.p`
  margin: 0;
  font-size: ${font('size-sm')};
  line-height: 20px;
`;
