import { mediaNameOf } from '@kontor/portal-core/rich-text';
import type { Node } from 'prosemirror-model';
import type { NodeView } from 'prosemirror-view';

/** Shows a picture of the text by an address that its writer may read it by. When there is none, the alternative text stands in its place. */
export function pictureView(node: Node, addressOf: (fileName: string) => Promise<string>): NodeView {
  const { src, alt } = node.attrs as { readonly src: string; readonly alt: string };
  const dom = document.createElement('img');
  dom.alt = alt;
  addressOf(mediaNameOf(src) ?? '').then(
    (address) => (dom.src = address),
    () => (dom.src = src),
  );
  return { dom };
}
