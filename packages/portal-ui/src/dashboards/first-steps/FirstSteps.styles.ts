import { styled } from 'styled-components';
import { color, focusRing, font, radius, space } from '../../theme/index.js';

export const Frame = styled.section`
  padding: ${space('3')} ${space('4')} ${space('4')};
  border: 1px solid ${color('rule')};
  border-radius: ${radius('lg')};
  background: ${color('surface')};
`;

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space('1')} ${space('3')};

  h2 {
    margin: 0;
    font-size: ${font('size-md')};
    font-weight: ${font('weight-semibold')};
  }

  span {
    color: ${color('ink-subtle')};
    font-size: ${font('size-sm')};
  }

  & > button {
    margin-inline-start: auto;
  }
`;

export const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
  gap: ${space('4')} ${space('6')};
  margin: ${space('3')} 0 0;
  padding: 0;
  list-style: none;
`;

export const Step = styled.li`
  display: flex;
  gap: ${space('2')};
  min-width: 0;
  font-size: ${font('size-sm')};

  & > svg {
    flex: none;
    width: 18px;
    height: 18px;
    color: ${color('ink-subtle')};
  }

  &[data-done] > svg {
    color: ${color('success')};
  }

  h3 {
    margin: 0;
    font-size: inherit;
    font-weight: ${font('weight-semibold')};
  }

  p {
    margin: ${space('1')} 0;
    color: ${color('ink-muted')};
  }

  a {
    ${focusRing}
    color: ${color('accent')};
  }
`;

export const Samples = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space('2')};
  margin-top: ${space('2')};
`;
