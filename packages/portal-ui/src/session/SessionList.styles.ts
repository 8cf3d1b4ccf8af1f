import { styled } from 'styled-components';
import { color, focusRing, font, space } from '../theme/index.js';

export const Sessions = styled.ul`
  ${focusRing}
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space('2')} ${space('4')};
    padding: ${space('3')} 0;
  }

  li + li {
    border-top: 1px solid ${color('rule')};
  }

  li > div {
    min-width: 0;
  }
`;

/** The device, with a badge for the present one. */
export const Device = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space('2')};
  font-weight: ${font('weight-medium')};
`;

/** Address and times, beside each other as far as they fit. */
export const Place = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space('4')};
  color: ${color('ink-muted')};
  font-size: ${font('size-sm')};
  overflow-wrap: anywhere;
`;
