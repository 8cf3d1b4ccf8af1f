import type { ReactNode, Ref } from 'react';
import { ExternalLink } from 'lucide-react';
import { useLink, type AriaLinkOptions } from 'react-aria/useLink';
import { useObjectRef } from 'react-aria/useObjectRef';
import { useTranslate } from '../../provider/index.js';
import { HiddenText } from '../layout/HiddenText.js';
import { LinkRoot } from './Link.styles.js';

export interface LinkProps {
  readonly children: ReactNode;
  /** Called when it is pressed, before the navigation. */
  readonly onPress?: AriaLinkOptions['onPress'];
  /** True when the link does nothing. */
  readonly isDisabled?: AriaLinkOptions['isDisabled'];
  /** Accessible name, for a text that alone does not say where the link leads. */
  readonly 'aria-label'?: AriaLinkOptions['aria-label'];
  /** Marks the link to the present page. */
  readonly 'aria-current'?: AriaLinkOptions['aria-current'];
  /** Target; without one the link only calls `onPress`. */
  readonly href?: string | undefined;
  /** Opens a new tab, announces that, and sends the other site no referrer. */
  readonly isExternal?: boolean | undefined;
  /** `text` is coloured; `plain` looks like the text around it until hovered. */
  readonly variant?: 'text' | 'plain' | undefined;
  /** Full text shown on hover, for a text that may be cut off. */
  readonly title?: string | undefined;
  readonly ref?: Ref<HTMLAnchorElement> | undefined;
}

/** A link to a page of the portal or of another site. */
export function Link(props: LinkProps) {
  const { children, href, isExternal = false, variant = 'text', title, ref: outerRef, ...behaviour } = props;
  const ref = useObjectRef(outerRef);
  const translate = useTranslate();
  const { linkProps } = useLink(
    { ...behaviour, ...(href === undefined ? { elementType: 'span' } : { href }) },
    ref,
  );
  return (
    <LinkRoot
      {...linkProps}
      as={href === undefined ? 'span' : 'a'}
      ref={ref}
      title={title}
      data-variant={variant}
      {...(isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      {children}
      {isExternal && (
        <>
          <ExternalLink aria-hidden="true" />
          <HiddenText> ({translate('common.openInNewTab')})</HiddenText>
        </>
      )}
    </LinkRoot>
  );
}
