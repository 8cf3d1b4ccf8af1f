import { styled } from 'styled-components';
import { color, focusRing, font, radius, space } from '../theme/index.js';

/** Focusable, so that the keys scroll it. */
export const Scrolled = styled.div`
  ${focusRing}
`;

export const KeySection = styled.section`
  margin: 0 0 ${space('4')};

  h3 {
    margin: 0 0 ${space('1')};
    font-size: ${font('size-sm')};
    font-weight: ${font('weight-semibold')};
  }

  dl {
    margin: 0;
  }
`;

export const KeyRow = styled.div`
  display: grid;
  grid-template-columns: minmax(120px, 2fr) 3fr;
  gap: ${space('3')};
  padding: ${space('1')} 0;
  border-top: 1px solid ${color('rule')};

  dt,
  dd {
    margin: 0;
  }
`;

export const Keys = styled.kbd`
  padding: 0 ${space('1')};
  background: ${color('sunken')};
  border-radius: ${radius('sm')};
  font: inherit;
  font-size: ${font('size-sm')};
`;
