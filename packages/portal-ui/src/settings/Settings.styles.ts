import { styled } from 'styled-components';
import { color, font, radius, space } from '../theme/index.js';

export const Group = styled.section`
  max-width: 960px;
  padding: ${space('4')} ${space('5')};
  border: 1px solid ${color('rule')};
  border-radius: ${radius('lg')};
  background: ${color('surface')};

  h2 {
    margin-bottom: ${space('2')};
    font-size: ${font('size-md')};
    font-weight: ${font('weight-semibold')};
  }
`;

export const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(160px, 280px) minmax(0, 1fr);
  gap: ${space('2')} ${space('5')};
  padding: ${space('3')} 0;
  border-top: 1px solid ${color('rule')};

  @media (max-width: 640px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const RowName = styled.div`
  display: flex;
  flex-direction: column;

  span {
    font-weight: ${font('weight-medium')};
  }

  small {
    color: ${color('ink-subtle')};
    font-size: ${font('size-xs')};
  }
`;

export const RowValue = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space('3')};
  min-width: 0;
  overflow-wrap: anywhere;

  span {
    white-space: pre-line;
  }

  span[data-empty] {
    color: ${color('ink-subtle')};
  }

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;
