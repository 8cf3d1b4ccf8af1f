import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, font, space } from '../../theme/index.js';

export interface EmptyStateProps {
  /** Why there is nothing, in one line. */
  readonly title: string;
  /** What would bring something here. */
  readonly children?: ReactNode | undefined;
  /** A picture above the words. */
  readonly icon?: ReactNode | undefined;
  /** The button that does it. */
  readonly action?: ReactNode | undefined;
}

/** Stands where a list would, when there is nothing to list. */
export function EmptyState({ title, children, icon, action }: EmptyStateProps) {
  return (
    <Root role="status">
      {icon}
      <Title>{title}</Title>
      {children !== undefined && <div>{children}</div>}
      {action}
    </Root>
  );
}

const Root = styled.div`
  position: sticky;
  inset-inline-start: 0;
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space('2')};
  padding: 56px ${space('6')};
  color: ${color('ink-muted')};
  font-size: ${font('size-sm')};
  text-align: center;

  & > svg {
    width: 24px;
    height: 24px;
    color: ${color('ink-subtle')};
  }

  & > button {
    margin-top: ${space('2')};
  }
`;

const Title = styled.div`
  color: ${color('ink')};
  font-size: ${font('size-md')};
  font-weight: ${font('weight-medium')};
`;
