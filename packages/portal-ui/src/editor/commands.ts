import type { Alignment } from '@kontor/portal-core/rich-text';
import { setBlockType, wrapIn } from 'prosemirror-commands';
import type { NodeType, ResolvedPos } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import { TextSelection, type Command, type EditorState } from 'prosemirror-state';
import { liftTarget } from 'prosemirror-transform';
import { schema } from './schema.js';

const { nodes, marks } = schema;

/** `p`, or `h1` to `h6`. */
export type TextStyle = 'p' | `h${number}`;

/** Turns the selected blocks into paragraphs or headings; their alignment is kept. */
export function setTextStyle(style: TextStyle): Command {
  return (state, dispatch) => {
    const align: unknown = state.selection.$from.parent.attrs['align'];
    const attrs = { align: typeof align === 'string' ? align : '' };
    if (style === 'p') return setBlockType(nodes['paragraph']!, attrs)(state, dispatch);
    return setBlockType(nodes['heading']!, { level: Number(style[1]), ...attrs })(state, dispatch);
  };
}

/** Aligns the selected blocks. */
export function setAlignment(alignment: Alignment): Command {
  const align = alignment === 'left' ? '' : alignment;
  return (state, dispatch) => {
    const { tr } = state;
    state.doc.nodesBetween(state.selection.from, state.selection.to, (node, at) => {
      if (node.isTextblock && node.attrs['align'] !== align)
        tr.setNodeMarkup(at, null, { ...node.attrs, align });
    });
    if (tr.docChanged) dispatch?.(tr.scrollIntoView());
    return true;
  };
}

/** Depth of the innermost ancestor of a position that has one of the types; 0 if there is none. */
export function depthOf($at: ResolvedPos, types: readonly NodeType[]): number {
  for (let depth = $at.depth; depth > 0; depth -= 1) if (types.includes($at.node(depth).type)) return depth;
  return 0;
}

const LISTS = { bullet: nodes['bullet_list']!, ordered: nodes['ordered_list']! };
export type ListKind = keyof typeof LISTS;

/** Kind of the list that contains the selection; null outside a list. */
export function listKindOf({ selection: { $from } }: EditorState): ListKind | null {
  const depth = depthOf($from, Object.values(LISTS));
  if (depth === 0) return null;
  return $from.node(depth).type === LISTS.bullet ? 'bullet' : 'ordered';
}

/** Turns the selected blocks into a list, converts a list of the other kind, and dissolves one of the same kind. */
export function toggleList(kind: ListKind): Command {
  return (state, dispatch) => {
    const current = listKindOf(state);
    if (current === kind) return liftListItem(nodes['list_item']!)(state, dispatch);
    if (current === null) return wrapInList(LISTS[kind])(state, dispatch);
    const { $from } = state.selection;
    const at = $from.before(depthOf($from, Object.values(LISTS)));
    dispatch?.(state.tr.setNodeMarkup(at, LISTS[kind]));
    return true;
  };
}

/** Wraps the selected blocks in a quotation, or unwraps them. */
export const toggleQuote: Command = (state, dispatch) => {
  const quote = nodes['blockquote']!;
  const { $from, $to } = state.selection;
  if (depthOf($from, [quote]) === 0) return wrapIn(quote)(state, dispatch);
  const range = $from.blockRange($to, (node) => node.type === quote);
  const target = range && liftTarget(range);
  if (!range || typeof target !== 'number') return false;
  dispatch?.(state.tr.lift(range, target).scrollIntoView());
  return true;
};

/** Range and address of a link. */
export interface LinkPlace {
  readonly from: number;
  readonly to: number;
  readonly href: string;
}

/** The link at the beginning of the selection or directly beside it; null if there is none. */
export function linkAt({ selection: { $from } }: EditorState): LinkPlace | null {
  const { parent, parentOffset } = $from;
  const link = marks['a']!;
  const beside = [parent.childAfter(parentOffset), parent.childBefore(parentOffset)];
  const at = beside.find(({ node }) => node && link.isInSet(node.marks));
  const mark = at?.node && link.isInSet(at.node.marks);
  if (!at?.node || !mark) return null;
  let { index: first, index: last } = at;
  let from = $from.start() + at.offset;
  let to = from + at.node.nodeSize;
  while (first > 0 && mark.isInSet(parent.child(first - 1).marks))
    from -= parent.child((first -= 1)).nodeSize;
  while (last + 1 < parent.childCount && mark.isInSet(parent.child(last + 1).marks))
    to += parent.child((last += 1)).nodeSize;
  return { from, to, href: String(mark.attrs['href']) };
}

/** The range a new link covers: the selected words, else the link at the cursor, else the cursor. */
export function linkPlace(state: EditorState): { readonly from: number; readonly to: number } {
  return state.selection.empty ? (linkAt(state) ?? state.selection) : state.selection;
}

/** Sets a link on the range of `linkPlace`. `text` replaces the range's text if it differs. */
export function setLink(href: string, text: string): Command {
  return (state, dispatch) => {
    const mark = marks['a']!.create({ href });
    const { from, to } = linkPlace(state);
    const { tr } = state;
    if (from < to && (text === '' || text === state.doc.textBetween(from, to, ' ')))
      tr.addMark(from, to, mark);
    else {
      const kept = state.doc
        .resolve(from)
        .marks()
        .filter((each) => each.type !== mark.type);
      tr.replaceWith(from, to, schema.text(text || href, mark.addToSet(kept)));
    }
    dispatch?.(tr.removeStoredMark(mark.type).scrollIntoView());
    return true;
  };
}

/** Removes the link around the selection and keeps its text. */
export const removeLink: Command = (state, dispatch) => {
  const place = linkAt(state);
  if (!place) return false;
  dispatch?.(state.tr.removeMark(place.from, place.to, marks['a']));
  return true;
};

/** Inserts a picture in place of the selection. */
export function insertImage(src: string, alt: string): Command {
  return (state, dispatch) => {
    dispatch?.(state.tr.replaceSelectionWith(nodes['image']!.create({ src, alt })).scrollIntoView());
    return true;
  };
}

/** Replaces the selection with a linked name, separated from the words beside it, and puts the cursor behind it. */
export function insertFileLink(href: string, name: string): Command {
  return (state, dispatch) => {
    const tr = state.tr.deleteSelection();
    if (/\S$/.test(tr.selection.$from.nodeBefore?.text ?? '')) tr.insertText(' ');
    tr.replaceSelectionWith(schema.text(name, [marks['a']!.create({ href })]), false);
    const end = Math.min(tr.selection.to, tr.doc.content.size);
    tr.setSelection(TextSelection.near(tr.doc.resolve(end))).removeStoredMark(marks['a']!);
    dispatch?.(tr.insertText(' ').scrollIntoView());
    return true;
  };
}
