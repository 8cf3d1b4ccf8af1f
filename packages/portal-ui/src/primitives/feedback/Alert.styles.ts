import { styled } from 'styled-components';
import { color, font, radius, space } from '../../theme/index.js';

export const AlertRoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space('2')};
  padding: 10px ${space('3')};
  border: 1px solid color-mix(in srgb, var(--level) 28%, transparent);
  border-radius: ${radius('md')};
  background: var(--level-soft);
  color: ${color('ink')};
  font-size: ${font('size-sm')};

  &[data-level='success'] {
    --level: ${color('success')};
    --level-soft: ${color('success-soft')};
  }

  &[data-level='info'] {
    --level: ${color('info')};
    --level-soft: ${color('info-soft')};
  }

  &[data-level='warning'] {
    --level: ${color('warning')};
    --level-soft: ${color('warning-soft')};
  }

  &[data-level='danger'] {
    --level: ${color('danger')};
    --level-soft: ${color('danger-soft')};
  }

  & > svg {
    flex: none;
    width: 16px;
    height: 16px;
    margin-top: 2px;
    color: var(--level);
  }
`;

export const AlertBody = styled.div`
  /* Words in a column narrower than that are hard to read: the buttons go beneath them, and only the icon stays beside. */
  flex: 1 1 min(240px, 100% - 24px);
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const AlertTitle = styled.div`
  font-weight: ${font('weight-semibold')};
`;

export const AlertActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space('2')};
  margin-inline-start: 24px;

  @media (max-width: 640px) {
    flex-basis: 100%;
  }
`;
