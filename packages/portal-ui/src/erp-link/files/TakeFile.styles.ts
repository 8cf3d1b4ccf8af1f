import { styled } from 'styled-components';
import { color, font, radius, space } from '../../theme/index.js';

export const Steps = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space('4')};
  max-width: 720px;
  min-width: 0;
`;

export const Step = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space('4')};
  min-width: 0;
  padding: ${space('5')};
  border: 1px solid ${color('rule')};
  border-radius: ${radius('lg')};
  background: ${color('surface')};

  & > h2 {
    margin: 0;
    font-size: ${font('size-md')};
    line-height: 20px;
  }

  @media (max-width: 640px) {
    padding: ${space('4')};
  }
`;

/** Fields side by side where there is room. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(240px, 1fr));
  gap: ${space('4')};
`;

/** What is not taken over, line by line. */
export const Faults = styled.ul`
  max-height: 320px;
  margin: 0;
  padding: 0;
  overflow: auto;
  border-top: 1px solid ${color('rule')};
  list-style: none;
  font-size: ${font('size-sm')};

  & > li {
    display: flex;
    flex-wrap: wrap;
    gap: ${space('1')} ${space('4')};
    padding: ${space('1')} 0;
    overflow-wrap: anywhere;
  }

  & > li > :first-child {
    color: ${color('ink-muted')};
  }
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space('2')};
`;
