import { baseKeymap, chainCommands, exitCode, splitBlockAs, toggleMark } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import type { Command, Plugin } from 'prosemirror-state';
import { setAlignment, setTextStyle, toggleList, toggleQuote } from './commands.js';
import { schema } from './schema.js';

const { nodes, marks } = schema;
const item = nodes['list_item']!;

const lineBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes['hard_break']!.create()).scrollIntoView());
  return true;
};

/** Splits a block. The new paragraph gets the alignment of the one before. */
const splitAligned = splitBlockAs((node, atEnd) =>
  atEnd && node.type === nodes['paragraph'] ? { type: node.type, attrs: node.attrs } : null,
);

/** Key bindings. Tab leaves the text, as everywhere in the portal; the bracket keys indent lists. */
const keys: Record<string, Command> = {
  'Mod-z': undo,
  'Shift-Mod-z': redo,
  'Mod-y': redo,
  'Mod-b': toggleMark(marks['strong']!),
  'Mod-i': toggleMark(marks['em']!),
  'Mod-u': toggleMark(marks['u']!),
  'Mod-Shift-x': toggleMark(marks['s']!),
  'Mod-Alt-0': setTextStyle('p'),
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((level) => [`Mod-Alt-${level}`, setTextStyle(`h${level}`)])),
  'Mod-Shift-l': setAlignment('left'),
  'Mod-Shift-e': setAlignment('center'),
  'Mod-Shift-r': setAlignment('right'),
  'Mod-Shift-j': setAlignment('justify'),
  'Mod-Shift-7': toggleList('ordered'),
  'Mod-Shift-8': toggleList('bullet'),
  'Mod-Shift-9': toggleQuote,
  'Mod-]': sinkListItem(item),
  'Mod-[': liftListItem(item),
  'Shift-Enter': chainCommands(exitCode, lineBreak),
  Enter: chainCommands(splitListItem(item), baseKeymap['Enter']!),
};

/** Replaces the last step of the base map's Enter, which splits a block, with our split that keeps the alignment. */
const splitKeys: Record<string, Command> = {
  Enter: (state, dispatch, view) => {
    const { $from, empty } = state.selection;
    const isPlain = empty && $from.parent.type === nodes['paragraph'] && $from.parent.attrs['align'] !== '';
    return isPlain && $from.depth === 1 ? splitAligned(state, dispatch, view) : false;
  },
};

/** Input rules: `# `, `- `, `1. ` or `> ` typed at the start of a block changes its type. */
const typed = inputRules({
  rules: [
    textblockTypeInputRule(/^(#{1,6})\s$/, nodes['heading']!, (match) => ({ level: match[1]!.length })),
    wrappingInputRule(/^\s*([-+*])\s$/, nodes['bullet_list']!),
    wrappingInputRule(
      /^(\d{1,4})\.\s$/,
      nodes['ordered_list']!,
      (match) => ({ start: Number(match[1]) || 1 }),
      (match, node) => node.childCount + Number(node.attrs['start']) === Number(match[1]),
    ),
    wrappingInputRule(/^\s*>\s$/, nodes['blockquote']!),
  ],
});

/** History, key bindings and input rules; `onLink` and `onToolbar` are called by their key combinations. */
export function editorPlugins(ask: {
  readonly onLink: () => void;
  readonly onToolbar: () => void;
}): Plugin[] {
  const asking =
    (work: () => void): Command =>
    () => {
      work();
      return true;
    };
  return [
    history(),
    typed,
    keymap({ 'Mod-k': asking(ask.onLink), 'Alt-F10': asking(ask.onToolbar) }),
    keymap(splitKeys),
    keymap(keys),
    keymap(baseKeymap),
  ];
}
