import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, space } from '@kontor/portal-ui';

export interface PlainPageProps {
  readonly title: string;
  /** Explanation of the title, in a sentence or two. */
  readonly text?: string;
  /** Links or buttons for the next step. */
  readonly children?: ReactNode;
}

/** A page with only a message: not found, not allowed, gone wrong. */
export function PlainPage({ title, text, children }: PlainPageProps) {
  return (
    <Column>
      <h1>{title}</h1>
      {text !== undefined && <p>{text}</p>}
      {children !== undefined && <Next>{children}</Next>}
    </Column>
  );
}

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space('2')};
  max-width: 720px;
  overflow-wrap: anywhere;

  p {
    color: ${color('ink-muted')};
  }
`;

const Next = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space('2')};
  padding-top: ${space('2')};
`;
