import { styled } from 'styled-components';
import { color, floatingSurface, focusRing, font, oneLine, radius, size, space } from '@kontor/portal-ui';

/** Width below which the bar has room for the picture only; the rest moves into the panel. */
export const NARROW = '(max-width: 720px)';

export const AccountButton = styled.button`
  ${focusRing}
  display: flex;
  align-items: center;
  gap: ${space('2')};
  min-height: ${size('control')};
  padding: 0 ${space('2')} 0 3px;
  border: 0;
  border-radius: ${radius('full')};
  background: none;
  color: ${color('ink-muted')};
  font: inherit;
  cursor: pointer;

  &:hover {
    background: ${color('sunken')};
    color: ${color('ink')};
  }

  @media ${NARROW} {
    padding-right: 3px;
  }
`;

export const Username = styled.span`
  ${oneLine}
  max-width: 160px;

  @media ${NARROW} {
    display: none;
  }
`;

export const Panel = styled.dialog`
  ${floatingSurface}
  position: fixed;
  margin: 0;
  inset: 60px ${space('4')} auto auto;
  width: 288px;
  max-width: calc(100vw - 32px);
  padding: ${space('4')};

  &:popover-open {
    display: flex;
    flex-direction: column;
    gap: ${space('4')};
  }
`;

export const PanelHead = styled.div`
  display: flex;
  flex-direction: column;
  padding-bottom: ${space('3')};
  border-bottom: 1px solid ${color('rule')};

  strong {
    font-weight: ${font('weight-semibold')};
  }

  span {
    color: ${color('ink-subtle')};
    font-size: ${font('size-sm')};
  }
`;

export const NarrowOnly = styled.div`
  display: none;

  @media ${NARROW} {
    display: grid;
  }
`;
