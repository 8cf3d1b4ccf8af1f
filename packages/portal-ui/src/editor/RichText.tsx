import { createElement, Fragment, useMemo, type MouseEvent, type ReactNode } from 'react';
import { isImageName } from '@kontor/portal-core/media';
import { mediaNameOf, picturePasses, richTree, type RichNode } from '@kontor/portal-core/rich-text';
import { styled } from 'styled-components';
import { usePortalOrigin } from '../provider/index.js';
import { useMediaDownload, usePicture } from '../media/index.js';
import { focusRing } from '../theme/index.js';
import { prose } from './prose.styles.js';
import { sanitize } from './sanitize.js';

export interface RichTextProps {
  /** HTML as the server stores it; anything outside the allow-list is left out. */
  readonly html: string;
  /** Renders the link to an uploaded file that is not a picture; by default the plain link. */
  readonly renderFile?:
    ((file: { readonly name: string; readonly link: ReactNode }) => ReactNode) | undefined;
}

/** Shows rich text. The HTML is turned into React elements one by one, so that nothing outside the allow-list can reach the page. */
export function RichText({ html, renderFile }: RichTextProps) {
  const tree = useMemo(() => richTree(sanitize(html)), [html]);
  const means = useMemo(() => ({ renderFile, passes: picturePasses(html) }), [html, renderFile]);
  return <Text>{tree.map((node, index) => show(node, index, means))}</Text>;
}

/** How files of a text are shown: what renders links to them, and the addresses of pictures that carry a pass. */
interface Means extends Pick<RichTextProps, 'renderFile'> {
  readonly passes: ReadonlyMap<string, string>;
}

function show(node: RichNode, key: number, means: Means): ReactNode {
  const { renderFile, passes } = means;
  if (typeof node === 'string') return node;
  const children = node.children.map((child, index) => show(child, index, means));
  if (node.tag === 'a') {
    const href = node.attributes['href'] ?? '';
    const link = <TextLink href={href}>{children}</TextLink>;
    const name = mediaNameOf(href);
    const isFile = name !== null && !isImageName(name);
    return <Fragment key={key}>{isFile && renderFile ? renderFile({ name, link }) : link}</Fragment>;
  }
  if (node.tag === 'img') {
    const { src = '', alt = '' } = node.attributes;
    return <TextImage key={key} src={passes.get(src) ?? src} alt={alt} />;
  }
  return createElement(node.tag, { ...node.attributes, key }, ...children);
}

/** A picture in the text. Its address points to the portal even when the text is shown on another site. */
function TextImage({ src, alt }: { readonly src: string; readonly alt: string }) {
  const { isBroken: _, ...picture } = usePicture(src);
  return <img {...picture} alt={alt} />;
}

/** A link in the text. Files of the portal are fetched with the reader's token; foreign pages open in a new tab. */
function TextLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  const download = useMediaDownload();
  const origin = usePortalOrigin();
  const file = mediaNameOf(href);
  if (file !== null) {
    const fetchIt = (event: MouseEvent) => {
      event.preventDefault();
      void download(file);
    };
    return (
      <a href={href} onClick={fetchIt}>
        {children}
      </a>
    );
  }
  const isOfPortal = href.startsWith('/');
  const isOwn = isOfPortal && origin === '';
  return (
    <a
      href={isOfPortal ? `${origin}${href}` : href}
      {...(isOwn ? {} : { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {children}
    </a>
  );
}

const Text = styled.div`
  ${prose}

  a {
    ${focusRing}
  }
`;
