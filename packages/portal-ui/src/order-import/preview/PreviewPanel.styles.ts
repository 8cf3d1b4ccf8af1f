import { styled } from 'styled-components';
import { color, font, radius, space, tabularFigures } from '../../theme/index.js';

export const Preview = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space('3')};
  min-width: 0;
  padding: ${space('4')};
  border: 1px solid ${color('rule')};
  border-radius: ${radius('lg')};
  background: ${color('surface')};
`;

export const PreviewHead = styled.div`
  ${tabularFigures}
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space('1')} ${space('3')};
  color: ${color('ink-muted')};
  font-size: ${font('size-xs')};
  line-height: 18px;

  & > h3 {
    font-size: inherit;
    font-weight: ${font('weight-medium')};
  }
`;

/** The address as on a parcel; its first line is emphasised. */
export const Parcel = styled.address`
  display: flex;
  flex-direction: column;
  padding: ${space('3')} ${space('4')};
  border: 1px solid ${color('rule-strong')};
  border-radius: ${radius('sm')};
  color: ${color('ink')};
  font-size: ${font('size-md')};
  font-style: normal;
  line-height: 22px;
  overflow-wrap: anywhere;
  white-space: pre-wrap;

  & > :first-child {
    font-weight: ${font('weight-semibold')};
  }
`;

export const Items = styled.ul`
  ${tabularFigures}
  max-height: 240px;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  font-size: ${font('size-sm')};
  line-height: 18px;
  list-style: none;

  & > li {
    display: flex;
    justify-content: space-between;
    gap: ${space('3')};
    padding: ${space('1')} 0;
    overflow-wrap: anywhere;
  }

  & > li + li {
    border-top: 1px solid ${color('rule')};
  }

  & > li > span > small {
    display: block;
    color: ${color('ink-muted')};
    font-size: inherit;
  }

  & > li > b {
    font-weight: ${font('weight-medium')};
  }
`;

export const ForetoldLine = styled.p`
  ${tabularFigures}
  margin: 0;
  font-size: ${font('size-sm')};
  line-height: 20px;

  & > span {
    white-space: nowrap;
  }

  & > strong {
    color: ${color('warning')};
    font-weight: ${font('weight-regular')};
  }
`;

/** Column with the label above the outlook; it stays in sight beside a mapping that is taller than the window. */
export const PreviewColumn = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space('3')};
  min-width: 0;

  @container (min-width: 940px) {
    position: sticky;
    top: 72px;
  }
`;

export const PreviewNav = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space('2')};
`;
