import { styled } from 'styled-components';
import { color, font, panel, space, tabularFigures, visuallyHidden } from '../theme/index.js';

export const Widget = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space('4')};
  min-width: 0;
  scroll-margin-top: 96px;
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space('2')} ${space('4')};

  & > :last-child {
    margin-inline-start: auto;
  }
`;

/** Announces a new step to screen readers; others see it in the stepper. */
export const StepHeading = styled.h2`
  ${visuallyHidden}
`;

export const StepBody = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space('4')};
  min-width: 0;
  outline: none;

  &[data-width='form'] {
    max-width: 720px;
  }
`;

export const Panel = styled.div`
  ${panel}
`;

export const PanelTitle = styled.h3`
  margin: 0;
  color: ${color('ink')};
  font-size: ${font('size-md')};
  font-weight: ${font('weight-semibold')};
  line-height: 20px;
`;

export const PanelHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space('2')} ${space('4')};

  &:empty {
    display: none;
  }

  &[data-wide] {
    align-items: flex-start;
  }

  &[data-wide] > :first-child {
    flex: 1 1 320px;
  }
`;

/** Footer of a step: back at the start, next at the end. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space('2')};
`;

export const Quiet = styled.p`
  ${tabularFigures}
  margin: 0;
  color: ${color('ink-muted')};
  font-size: ${font('size-sm')};
  line-height: 18px;
`;

/** Text that is only read aloud. */
export const Spoken = styled.div`
  ${visuallyHidden}
`;
