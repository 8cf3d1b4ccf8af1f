import { styled } from 'styled-components';
import { color, font, space, useTranslate, visuallyHidden } from '@kontor/portal-ui';

/** The portal's logo and name; only the logo where space is short. */
export function Brand({ isShort = false }: { readonly isShort?: boolean }) {
  return (
    <BrandRoot data-short={isShort || undefined}>
      <svg viewBox="0 0 32 32" width="22" height="22" aria-hidden="true">
        <rect width="32" height="32" rx="7" />
        <path d="M11 8v16M22 8l-9 8.5M15.500 14.200 22 24" />
      </svg>
      <span>{useTranslate()('shell.productName')}</span>
    </BrandRoot>
  );
}

const BrandRoot = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: 10px;
  height: 56px;
  padding: 0 ${space('2')};
  font-size: 16px;
  font-weight: ${font('weight-semibold')};
  letter-spacing: -0.01em;

  rect {
    fill: ${color('accent')};
  }

  path {
    fill: none;
    stroke: ${color('on-accent')};
    stroke-width: 3.2;
  }

  &[data-short] {
    justify-content: center;

    span {
      ${visuallyHidden}
    }
  }
`;
