import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, font, space } from '../../theme/index.js';

export interface EmptyStateProps {
  /** Why there is nothing, in one line. */
  readonly title: string;
  /** How the list can be filled. */
  readonly children?: ReactNode | undefined;
  /** An icon above the text. */
  readonly icon?: ReactNode | undefined;
  /** A button that fills the list. */
  readonly action?: ReactNode | undefined;
}

/** Shown in place of an empty list. */
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
