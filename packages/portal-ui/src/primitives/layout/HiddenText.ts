import { styled } from 'styled-components';
import { visuallyHidden } from '../../theme/index.js';

/** Words for those who hear what others see: a sign, a count, a state. */
export const HiddenText = styled.span`
  ${visuallyHidden}
`;
