import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, font, space, tabularFigures } from '../../theme/index.js';

export interface FactsProps {
  /** Each fact beside its term, the default; with a line between them; or as tiles, the term above the fact. */
  readonly layout?: 'rows' | 'ruled' | 'tiles';
  /** Elements of type `Fact`. */
  readonly children: ReactNode;
}

/** A list of terms with their values, about one thing. */
export function Facts({ layout = 'rows', children }: FactsProps) {
  return <List data-layout={layout}>{children}</List>;
}

export interface FactProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** One term with its value, used within `Facts`. */
export function Fact({ label, children }: FactProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const List = styled.dl`
  ${tabularFigures}
  display: grid;
  grid-template-columns: fit-content(152px) minmax(0, 1fr);
  gap: ${space('2')} ${space('3')};
  margin: 0;
  font-size: ${font('size-sm')};
  line-height: 20px;

  & > div {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
  }

  & > div > dt {
    color: ${color('ink-subtle')};
    overflow-wrap: anywhere;
  }

  & > div > dd {
    min-width: 0;
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }

  &[data-layout='ruled'] {
    row-gap: 0;
  }

  &[data-layout='ruled'] > div {
    padding: ${space('2')} 0;
  }

  &[data-layout='ruled'] > div + div {
    border-top: 1px solid ${color('rule')};
  }

  /* On a phone what a field is changed in needs the whole line. */
  @media (max-width: 640px) {
    &[data-layout='ruled'] {
      grid-template-columns: minmax(0, 1fr);
    }

    &[data-layout='ruled'] > div {
      row-gap: ${space('1')};
    }
  }

  &[data-layout='tiles'] {
    grid-template-columns: repeat(auto-fill, minmax(148px, 1fr));
    gap: ${space('3')} ${space('4')};
  }

  &[data-layout='tiles'] > div {
    display: block;
    grid-column: auto;
  }

  &[data-layout='tiles'] > div > dt {
    font-size: ${font('size-xs')};
    line-height: 16px;
  }
`;
