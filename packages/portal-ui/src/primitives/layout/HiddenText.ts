import { styled } from 'styled-components';
import { visuallyHidden } from '../../theme/index.js';

/** Text for screen readers only, for what others see: a sign, a count, a state. */
export const HiddenText = styled.span`
  ${visuallyHidden}
`;
