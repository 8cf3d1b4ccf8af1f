import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, font, space, tabularFigures } from '../../theme/index.js';

export interface TableFooterProps {
  /** How many rows were found, in words. */
  readonly count: ReactNode;
  /** The pager, or buttons that go on. */
  readonly children?: ReactNode | undefined;
}

/** The foot of a table: found count at the start, pager at the end. */
export function TableFooter({ count, children }: TableFooterProps) {
  return (
    <Root>
      <span role="status">{count}</span>
      {children}
    </Root>
  );
}

const Root = styled.div`
  ${tabularFigures}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space('2')} ${space('4')};
  min-height: 48px;
  padding: ${space('2')} ${space('3')};
  border-top: 1px solid ${color('rule')};
  color: ${color('ink-muted')};
  font-size: ${font('size-sm')};

  [data-layout='cards'] > & {
    border: 0;
    padding-inline: 0;
  }
`;
