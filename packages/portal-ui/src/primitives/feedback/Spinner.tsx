import { styled, keyframes } from 'styled-components';
import { useTranslate } from '../../provider/index.js';
import { color, space, useThemed } from '../../theme/index.js';

export interface SpinnerProps {
  /** What is loading; read aloud. Without a label the spinner is decoration beside a text that says so. */
  readonly label?: string | undefined;
  /** Edge length in px. */
  readonly size?: number | undefined;
}

/** Shows that something takes a moment, of unknown length. */
export function Spinner({ label, size = 20 }: SpinnerProps) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'status', 'aria-label': label };
  return (
    <Turning {...named} width={size} height={size} viewBox="0 0 20 20" fill="none" stroke="currentColor">
      <circle cx="10" cy="10" r="8" strokeWidth="2.5" opacity="0.22" />
      <path d="M10 2a8 8 0 0 1 8 8" strokeWidth="2.5" strokeLinecap="round" />
    </Turning>
  );
}

/** A spinner for a whole area, with a text beside it. */
export function LoadingNote({ label }: Pick<SpinnerProps, 'label'>) {
  useThemed('LoadingNote');
  const translate = useTranslate();
  return (
    <Note role="status">
      <Spinner />
      {label ?? translate('common.loading')}
    </Note>
  );
}

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const Turning = styled.svg`
  flex: none;
  display: inline-block;
  animation: ${turn} 0.8s linear infinite;

  @media (prefers-reduced-motion: reduce) {
    animation-duration: 4s;
  }
`;

const Note = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space('2')};
  padding: ${space('6')};
  color: ${color('ink-muted')};
`;
