import type { ReactNode, Ref } from 'react';
import { ExternalLink } from 'lucide-react';
import { useLink, type AriaLinkOptions } from 'react-aria/useLink';
import { useObjectRef } from 'react-aria/useObjectRef';
import { useTranslate } from '../../provider/index.js';
import { HiddenText } from '../layout/HiddenText.js';
import { LinkRoot } from './Link.styles.js';

export interface LinkProps {
  /** The words of the link. */
  readonly children: ReactNode;
  /** Called when it is pressed, before it leads away. */
  readonly onPress?: AriaLinkOptions['onPress'];
  /** Neither leads nor calls. */
  readonly isDisabled?: AriaLinkOptions['isDisabled'];
  /** Its name where its words alone do not say where it leads. */
  readonly 'aria-label'?: AriaLinkOptions['aria-label'];
  /** Marks the link to where one is. */
  readonly 'aria-current'?: AriaLinkOptions['aria-current'];
  /** Where it leads; without one it is a link that only calls `onPress`. */
  readonly href?: string | undefined;
  /** Opens a new tab, says so, and tells the other site nothing about where it came from. */
  readonly isExternal?: boolean | undefined;
  /** `text` is coloured; `plain` looks like the text around it until hovered. */
  readonly variant?: 'text' | 'plain' | undefined;
  /** Full text on hover, where the words may be cut. */
  readonly title?: string | undefined;
  /** The element itself. */
  readonly ref?: Ref<HTMLAnchorElement> | undefined;
}

/** A link to a place: a page of the portal or somebody else's. */
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
