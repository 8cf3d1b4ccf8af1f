import type { Alignment } from '@kontor/portal-core';
import { setBlockType, wrapIn } from 'prosemirror-commands';
import type { NodeType, ResolvedPos } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import { TextSelection, type Command, type EditorState } from 'prosemirror-state';
import { liftTarget } from 'prosemirror-transform';
import { schema } from './schema.js';

const { nodes, marks } = schema;

/** `p`, or `h1` to `h6`. */
export type TextStyle = 'p' | `h${number}`;

/** Makes the chosen blocks paragraphs or headings; their alignment stays. */
export function setTextStyle(style: TextStyle): Command {
  return (state, dispatch) => {
    const align = state.selection.$from.parent.attrs['align'] as unknown;
    const attrs = { align: typeof align === 'string' ? align : '' };
    if (style === 'p') return setBlockType(nodes['paragraph']!, attrs)(state, dispatch);
    return setBlockType(nodes['heading']!, { level: Number(style[1]), ...attrs })(state, dispatch);
  };
}

/** Aligns the chosen blocks. */
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

/** How deep the next node of one of the types stands around a place; 0 when there is none. */
export function depthOf($at: ResolvedPos, types: readonly NodeType[]): number {
  for (let depth = $at.depth; depth > 0; depth -= 1) if (types.includes($at.node(depth).type)) return depth;
  return 0;
}

const LISTS = { bullet: nodes['bullet_list']!, ordered: nodes['ordered_list']! };
export type ListKind = keyof typeof LISTS;

/** The kind of the list the selection stands in. */
export function listKindOf({ selection: { $from } }: EditorState): ListKind | null {
  const depth = depthOf($from, Object.values(LISTS));
  if (depth === 0) return null;
  return $from.node(depth).type === LISTS.bullet ? 'bullet' : 'ordered';
}

/** Makes a list of the chosen blocks, turns a list of the other kind into this one, and ends one of the same kind. */
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

/** Puts the chosen blocks into a quotation, or takes them out of it. */
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

/** Where a link is and where it leads. */
export interface LinkPlace {
  readonly from: number;
  readonly to: number;
  readonly href: string;
}

/** The link the selection begins in or beside. */
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

/** The place a link is set on: the chosen words, else the link the cursor stands in, else the cursor. */
export function linkPlace(state: EditorState): { readonly from: number; readonly to: number } {
  return state.selection.empty ? (linkAt(state) ?? state.selection) : state.selection;
}

/** Links a place; `text` stands in it then, where it is not what stood there before. */
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

/** Takes the link around the selection away; the words stay. */
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

/** Inserts words as a link in place of the selection, apart from the words beside it, the cursor behind them. */
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
