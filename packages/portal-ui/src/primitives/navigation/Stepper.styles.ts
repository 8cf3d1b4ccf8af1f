import { styled } from 'styled-components';
import { color, font, radius, space } from '../../theme/index.js';

export const StepList = styled.ol`
  display: flex;
  gap: ${space('2')};
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${font('size-sm')};
  color: ${color('ink-subtle')};
`;

export const StepMark = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  width: 22px;
  height: 22px;
  border: 1.5px solid ${color('rule-strong')};
  border-radius: ${radius('full')};
  font-size: ${font('size-xs')};
  font-weight: ${font('weight-semibold')};
  line-height: 1;

  & > svg {
    width: 12px;
    height: 12px;
    stroke-width: 3;
  }
`;

export const StepName = styled.span`
  white-space: nowrap;

  @media (max-width: 640px) {
    [data-state]:not([data-state='now']) > & {
      position: absolute;
      clip-path: inset(50%);
      width: 1px;
      height: 1px;
      overflow: hidden;
    }
  }
`;

export const StepItem = styled.li`
  display: flex;
  align-items: center;
  gap: ${space('2')};

  &:not(:last-child)::after {
    content: '';
    width: 40px;
    max-width: 4vw;
    border-top: 1px solid ${color('rule')};
  }

  &[data-state='done'] {
    color: ${color('ink-muted')};

    ${StepMark} {
      border-color: ${color('accent-soft')};
      background: ${color('accent-soft')};
      color: ${color('accent')};
    }
  }

  &[data-state='now'] {
    color: ${color('ink')};
    font-weight: ${font('weight-semibold')};

    ${StepMark} {
      border-color: ${color('accent')};
      background: ${color('accent')};
      color: ${color('on-accent')};
    }
  }
`;
