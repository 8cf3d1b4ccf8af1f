import type { ReactNode } from 'react';
import { useTranslate } from '../../provider/index.js';
import { useThemed } from '../../theme/index.js';
import { HiddenText } from '../layout/HiddenText.js';
import { AlertActions, AlertBody, AlertRoot, AlertTitle } from './Alert.styles.js';
import { LEVELS } from './levels.js';

/** Severity of a message; the four levels of notices (specification 1 section 9). */
export type Level = 'success' | 'info' | 'warning' | 'danger';

export interface AlertProps {
  /** Severity of the message. */
  readonly level: Level;
  /** The message in one line. */
  readonly title?: ReactNode | undefined;
  /** What it means and what to do next. */
  readonly children?: ReactNode | undefined;
  /** Buttons for the next step. */
  readonly actions?: ReactNode | undefined;
}

/** A message that stays on the page until its cause is gone. Warnings and errors are read aloud when they appear. */
export function Alert({ level, title, children, actions }: AlertProps) {
  useThemed('Alert');
  const translate = useTranslate();
  const { icon: Icon, word } = LEVELS[level];
  return (
    <AlertRoot data-level={level} role={level === 'danger' || level === 'warning' ? 'alert' : 'status'}>
      <Icon aria-hidden="true" />
      <AlertBody>
        <HiddenText>{translate(word)}: </HiddenText>
        {title !== undefined && <AlertTitle>{title}</AlertTitle>}
        {children !== undefined && <div>{children}</div>}
      </AlertBody>
      {actions !== undefined && <AlertActions>{actions}</AlertActions>}
    </AlertRoot>
  );
}
