import { CircleCheck, CircleOff } from 'lucide-react';
import { styled } from 'styled-components';
import { useTranslate } from '../../provider/index.js';
import { space } from '../../theme/index.js';
import { Badge } from './Badge.js';

export interface ActiveBadgeProps {
  /** False for what is switched off. */
  readonly isActive: boolean;
  /** Another word for the state off, for instance when something above is switched off. */
  readonly offText?: string | undefined;
}

/** Whether something is active or switched off, as icon and word. */
export function ActiveBadge({ isActive, offText }: ActiveBadgeProps) {
  const translate = useTranslate();
  const Icon = isActive ? CircleCheck : CircleOff;
  return (
    <Badge tone={isActive ? 'success' : 'neutral'}>
      <State>
        <Icon size={12} aria-hidden="true" />
        {isActive ? translate('common.active') : (offText ?? translate('common.switchedOff'))}
      </State>
    </Badge>
  );
}

const State = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space('1')};
`;
