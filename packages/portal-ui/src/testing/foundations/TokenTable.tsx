import type { CSSProperties, ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, font, radius, space, tabularFigures, ThemeFrame, ThemeStyle } from '../../theme/index.js';

export interface TokenTableProps {
  /** Headings of the columns. */
  readonly heads: readonly string[];
  /** Cells by row; the first one is the row's heading. */
  readonly rows: readonly (readonly ReactNode[])[];
}

/** Table for the foundation pages. */
export function TokenTable({ heads, rows }: TokenTableProps) {
  return (
    <>
      <ThemeStyle />
      <ThemeFrame data-theme="light" data-density="comfortable" className="sb-unstyled">
        <Root>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells], row) => (
              <tr key={row}>
                <th scope="row">{name}</th>
                {cells.map((cell, column) => (
                  <td key={column}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Root>
      </ThemeFrame>
    </>
  );
}

/** A sample rendered in one theme. */
export function Sample({
  theme,
  style,
  children,
}: {
  readonly theme: 'light' | 'dark';
  readonly style: CSSProperties;
  readonly children?: ReactNode;
}) {
  return (
    <Drawn data-theme={theme} style={style}>
      {children}
    </Drawn>
  );
}

const Root = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${font('size-sm')};

  th,
  td {
    ${tabularFigures}
    padding: ${space('2')} ${space('3')};
    border-bottom: 1px solid ${color('rule')};
    font-weight: ${font('weight-regular')};
    text-align: start;
    vertical-align: middle;
  }

  thead th {
    color: ${color('ink-subtle')};
    font-weight: ${font('weight-medium')};
  }
`;

const Drawn = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  width: 120px;
  min-height: 32px;
  border: 1px solid ${color('rule')};
  border-radius: ${radius('sm')};
`;
