import { styled } from 'styled-components';
import { useTranslate } from '../provider/index.js';
import { color, font } from '../theme/index.js';
import type { Renewal } from './useRenewed.js';

/** Says beside the title of an open record that it was changed elsewhere; nothing else moves. */
export function RenewalNote({ renewal }: { readonly renewal: Renewal }) {
  const translate = useTranslate();
  return <Note role="status">{renewal !== 'none' && translate('live.elsewhere')}</Note>;
}

const Note = styled.span`
  color: ${color('ink-muted')};
  font-size: ${font('size-sm')};
  font-weight: 400;
  white-space: nowrap;

  &:empty {
    display: none;
  }
`;
