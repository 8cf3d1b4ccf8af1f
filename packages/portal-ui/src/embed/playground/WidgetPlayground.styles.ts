import { styled } from 'styled-components';
import { color, font, radius, space, ThemeFrame } from '../../theme/index.js';

/** What is chosen beside what is shown; below each other where there is no room. */
export const Bench = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 300px) minmax(0, 1fr);
  gap: ${space('6')};
  align-items: start;

  @media (max-width: 1000px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Part = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space('3')};
  min-width: 0;

  & h2 {
    margin: 0;
    font-size: ${font('size-lg')};
    font-weight: ${font('weight-semibold')};
  }

  & h3 {
    margin: 0;
    font-size: ${font('size-md')};
    font-weight: ${font('weight-semibold')};
  }

  & > p {
    margin: 0;
    color: ${color('ink-muted')};
  }
`;

/** Stands for the page of a partner, dark where the widget is told to be. A long list scrolls in it. */
export const Stage = styled(ThemeFrame)`
  width: 100%;
  min-height: 240px;
  max-height: 720px;
  padding: ${space('3')};
  overflow: auto;
  background: ${color('canvas')};
  border: 1px dashed ${color('rule-strong')};
  border-radius: ${radius('md')};
`;

export const Events = styled.ol`
  max-height: 320px;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  border: 1px solid ${color('rule')};
  border-radius: ${radius('md')};
  list-style: none;
`;

export const EventRow = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${space('1')} ${space('3')};
  padding: ${space('2')} ${space('3')};
  font-size: ${font('size-sm')};

  & + & {
    border-top: 1px solid ${color('rule')};
  }

  & > time {
    color: ${color('ink-subtle')};
    font-variant-numeric: tabular-nums;
  }

  & > code {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

export const Changes = styled.ul`
  display: grid;
  gap: ${space('2')};
  max-width: 88ch;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const ChangeRow = styled.li`
  display: grid;
  grid-template-columns: 112px minmax(0, 1fr);
  gap: ${space('3')};
  align-items: baseline;

  & > :first-child {
    justify-self: start;
  }

  & code {
    overflow-wrap: anywhere;
  }
`;
