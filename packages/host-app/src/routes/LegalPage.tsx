import { styled } from 'styled-components';
import { color, font, LoadingNote, radius, space, useTranslate } from '@kontor/portal-ui';
import { PublicBlock } from '@kontor/portal-ui/cms-blocks';
import { PublicFrame } from '../shell/index.js';
import { PageLink, usePage } from '../navigation/index.js';
import { PlainLinks } from './PlainLinks.js';

/** The page of terms and imprint, which needs no sign-in. */
export function LegalPage() {
  const translate = useTranslate();
  const page = usePage();
  const title = translate(page?.title ?? 'shell.imprint');
  return (
    <PublicFrame title={title} width="wide">
      <PlainLinks>
        <Sheet>
          <h1>{title}</h1>
          <PublicBlock
            key={page?.path}
            code={page?.path === '/terms' ? 'terms' : 'imprint'}
            loading={<LoadingNote />}
            missing={<p>{translate('shell.legalComingText')}</p>}
          />
          <div>
            <PageLink to="/">{translate('common.back')}</PageLink>
          </div>
        </Sheet>
      </PlainLinks>
    </PublicFrame>
  );
}

/** The text of the page. Its headings are one level below the page's own. */
const Sheet = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space('5')};
  padding: ${space('8')};
  border: 1px solid ${color('rule')};
  border-radius: ${radius('lg')};
  background: ${color('surface')};

  && h2 {
    font-size: ${font('size-lg')};
  }

  && h3 {
    font-size: ${font('size-md')};
  }

  @media (max-width: 480px) {
    padding: ${space('5')} ${space('4')};
  }
`;
