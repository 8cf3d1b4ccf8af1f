import { styled } from 'styled-components';
import { color, focusRingInside, font, radius, space, tabularFigures } from '../../theme/index.js';

/** Frame of what there is to know before the orders are sent, line by line. */
export const Outlook = styled.div`
  border: 1px solid ${color('rule')};
  border-radius: ${radius('lg')};
  background: ${color('surface')};
  overflow: clip;

  & > * + * {
    border-top: 1px solid ${color('rule')};
  }

  &:empty {
    display: none;
  }
`;

/** Summary line with details that can be expanded. */
export const EffectsBox = styled.details`
  ${tabularFigures}
  font-size: ${font('size-sm')};
  line-height: 18px;

  & > summary {
    ${focusRingInside}
    padding: ${space('2')} ${space('4')};
    cursor: pointer;
  }

  & > summary > strong {
    margin-inline-end: ${space('2')};
    font-weight: ${font('weight-medium')};
  }

  & > summary > [data-tone='warning'] {
    color: ${color('warning')};
  }
`;

/** The same line without details. */
export const EffectsLine = styled.p`
  margin: 0;
  padding: ${space('2')} ${space('4')};
  color: ${color('ink-muted')};
  font-size: ${font('size-sm')};
  line-height: 18px;

  & > strong {
    margin-inline-end: ${space('2')};
    color: ${color('ink')};
    font-weight: ${font('weight-medium')};
  }
`;

export const EffectsList = styled.ul`
  max-height: 240px;
  margin: 0;
  padding: 0;
  overflow: auto;
  border-top: 1px solid ${color('rule')};
  list-style: none;

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space('1')} ${space('4')};
    padding: ${space('2')} ${space('4')};
  }

  & > li + li {
    border-top: 1px solid ${color('rule')};
  }

  & > li > span {
    overflow-wrap: anywhere;
  }

  & > li > span:first-child:not(:last-child) {
    flex: 1 1 240px;
  }

  & small {
    display: block;
    color: ${color('ink-muted')};
    font-size: ${font('size-xs')};
    line-height: 16px;
  }
`;

/** A few examples, all of them shown. */
export const ExampleList = styled(EffectsList)`
  max-height: none;
`;

/** What can be done with all entries of the list below. */
export const ListActions = styled.div`
  display: flex;
  justify-content: flex-end;
  padding: ${space('1')} ${space('4')};
  border-top: 1px solid ${color('rule')};
`;

/** The pages of the list above. */
export const ListPager = styled.div`
  padding: ${space('1')} ${space('4')};
  border-top: 1px solid ${color('rule')};
`;
