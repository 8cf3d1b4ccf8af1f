import { styled } from 'styled-components';
import { color, font, space } from '@kontor/portal-ui';
import { PublicBlock } from '@kontor/portal-ui/cms-blocks';
import { PlainLinks } from './PlainLinks.js';

/** The content block below the sign-in form, written by administrators. */
export function SignInBlock() {
  return (
    <PlainLinks>
      <PublicBlock code="login" isQuiet frame={(text) => <Below>{text}</Below>} />
    </PlainLinks>
  );
}

const Below = styled.div`
  padding: ${space('5')} ${space('2')} 0;
  color: ${color('ink-muted')};

  && * {
    font-size: ${font('size-sm')};
  }
`;
