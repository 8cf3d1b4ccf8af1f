import { styled } from 'styled-components';
import { color, font, notedList, panel, space } from '../../theme/index.js';

export const Steps = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space('4')};
  max-width: 720px;
  min-width: 0;
`;

export const Step = styled.section`
  ${panel}

  & > h2 {
    margin: 0;
    font-size: ${font('size-md')};
    line-height: 20px;
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
  ${notedList}
  max-height: 320px;

  & > li {
    flex-wrap: wrap;
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
