import { styled } from 'styled-components';
import { color, font, space } from '../theme/index.js';

export const Figure = styled.figure`
  display: flex;
  flex-direction: column;
  gap: ${space('1')};
  min-width: 0;
  margin: 0;

  &[data-fill] {
    height: 100%;
    min-height: 0;
  }
`;

export const Plot = styled.div`
  position: relative;
  min-width: 0;

  [data-fill] > & {
    flex: 1 1 0;
    min-height: 0;
  }

  &[data-table] {
    overflow: auto;
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space('1')} ${space('4')};
`;

export const Switches = styled.div`
  display: flex;
  margin-inline-start: auto;
`;

export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space('1')} ${space('4')};
  margin: 0;
  padding: 0;
  color: ${color('ink-muted')};
  font-size: ${font('size-xs')};
  list-style: none;

  li {
    display: flex;
    align-items: center;
    gap: ${space('1')};
  }

  i {
    width: 10px;
    height: 10px;
    border-radius: 2px;
    /* The same colours as the bars, which keep theirs. */
    forced-color-adjust: none;
  }
`;
