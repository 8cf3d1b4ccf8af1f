import { styled } from 'styled-components';
import { color, focusRing, focusRingInside, font, radius, space, tabularFigures } from '../../theme/index.js';

export const FaultBox = styled.section`
  border: 1px solid ${color('rule')};
  border-radius: ${radius('lg')};
  background: ${color('surface')};
  overflow: clip;
`;

/** Title of a list, with the button that unfolds it. */
export const FaultHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space('3')};
  padding: ${space('1')} ${space('2')} ${space('1')} ${space('4')};
  border-bottom: 1px solid ${color('rule')};

  ul + & {
    border-top: 1px solid ${color('rule')};
  }
`;

export const FaultTitle = styled.h3`
  margin: 0;
  padding: ${space('1')} 0;
  font-size: ${font('size-sm')};
  font-weight: ${font('weight-medium')};
  line-height: 20px;
  border-radius: ${radius('sm')};
  ${focusRing}
`;

/** A list that scrolls when it is long; a shade at its edge says that more follows. */
export const FaultList = styled.ul`
  max-height: min(60dvh, 520px);
  margin: 0;
  padding: 0;
  overflow: auto;
  background:
    linear-gradient(${color('surface')} 30%, transparent) center top / 100% 32px local,
    linear-gradient(transparent, ${color('surface')} 70%) center bottom / 100% 32px local,
    linear-gradient(color-mix(in srgb, ${color('ink')} 16%, transparent), transparent) center top / 100% 8px,
    linear-gradient(transparent, color-mix(in srgb, ${color('ink')} 16%, transparent)) center bottom / 100%
      8px;
  background-color: ${color('surface')};
  background-repeat: no-repeat;
  list-style: none;
  font-size: ${font('size-sm')};

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space('2')} ${space('3')};
    padding: ${space('1')} ${space('4')};
  }

  & > li + li {
    border-top: 1px solid ${color('rule')};
  }

  @media (max-width: 640px) {
    & > li {
      padding-block: ${space('2')};
    }
  }

  &[data-part='answers'] {
    max-height: 108px;
  }
`;

export const FaultText = styled.div`
  ${tabularFigures}
  flex: 1 1 280px;
  min-width: 0;
  line-height: 18px;
  overflow-wrap: anywhere;

  & > small {
    display: block;
    color: ${color('ink-subtle')};
    font-size: ${font('size-xs')};
  }

  @media (max-width: 640px) {
    flex-basis: 160px;
  }
`;

/** Texts to be read, one below the other. */
export const ReadList = styled.ul`
  ${focusRingInside}
  max-height: 180px;
  margin: ${space('1')} 0 0;
  padding: ${space('1')} ${space('3')};
  overflow: auto;
  border-inline-start: 2px solid ${color('rule')};
  list-style: none;

  & small {
    color: ${color('ink-subtle')};
    font-size: ${font('size-xs')};
  }
`;

export const FaultForm = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space('2')};

  & > :first-child {
    width: 148px;
  }

  @media (max-width: 640px) {
    flex: 1 1 100%;

    & > :first-child {
      flex: 1 1 120px;
    }
  }
`;
