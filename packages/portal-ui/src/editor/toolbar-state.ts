import { fieldNames } from '@kontor/portal-core/fields';
import type { Alignment } from '@kontor/portal-core/rich-text';
import { redoDepth, undoDepth } from 'prosemirror-history';
import type { EditorState } from 'prosemirror-state';
import { depthOf, linkAt, listKindOf, type ListKind, type TextStyle } from './commands.js';
import { schema } from './schema.js';

/** What the toolbar shows about the selection. */
export interface ToolbarState {
  readonly style: TextStyle;
  readonly align: Alignment;
  readonly list: ListKind | null;
  readonly isQuote: boolean;
  readonly isLink: boolean;
  readonly isStrong: boolean;
  readonly isEm: boolean;
  readonly isU: boolean;
  readonly isS: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** Derives the toolbar's state from the editor's state. */
export function toolbarStateOf(state: EditorState): ToolbarState {
  const { $from } = state.selection;
  const { type, attrs } = $from.parent;
  return {
    style: type.name === 'heading' ? `h${Number(attrs['level'])}` : 'p',
    align: (attrs['align'] as Alignment | '' | undefined) || 'left',
    list: listKindOf(state),
    isQuote: depthOf($from, [schema.nodes['blockquote']!]) > 0,
    isLink: linkAt(state) !== null,
    isStrong: hasMark(state, 'strong'),
    isEm: hasMark(state, 'em'),
    isU: hasMark(state, 'u'),
    isS: hasMark(state, 's'),
    canUndo: undoDepth(state) > 0,
    canRedo: redoDepth(state) > 0,
  };
}

function hasMark(state: EditorState, name: string): boolean {
  const { from, to, empty, $from } = state.selection;
  const type = schema.marks[name]!;
  if (empty) return type.isInSet(state.storedMarks ?? $from.marks()) !== undefined;
  return state.doc.rangeHasMark(from, to, type);
}

/** Whether two states look the same, so that the toolbar need not render again. */
export function isSameToolbar(a: ToolbarState, b: ToolbarState): boolean {
  return fieldNames(a).every((key) => a[key] === b[key]);
}
