import type { ReactNode } from 'react';
import {
  AlignCenter,
  AlignJustify,
  AlignLeft,
  AlignRight,
  Bold,
  Italic,
  List,
  ListOrdered,
  Quote,
  Strikethrough,
  Underline,
} from 'lucide-react';
import type { TextKey } from '@kontor/portal-core/i18n';
import { toggleMark } from 'prosemirror-commands';
import type { Command } from 'prosemirror-state';
import { setAlignment, toggleList, toggleQuote } from './commands.js';
import { schema } from './schema.js';
import type { ToolbarState } from './toolbar-state.js';

/** A toggle button of the toolbar. */
export interface ToolbarToggle {
  readonly label: TextKey;
  readonly icon: ReactNode;
  /** Keyboard shortcut, see `keyText`. */
  readonly keys: string;
  readonly command: Command;
  readonly isOn: (state: ToolbarState) => boolean;
}

const mark = (name: string) => toggleMark(schema.marks[name]!);

/** The toolbar's toggles by group, in order. */
export const TOGGLES: Readonly<Record<'marks' | 'align' | 'blocks', readonly ToolbarToggle[]>> = {
  marks: [
    {
      label: 'editor.bold',
      icon: <Bold />,
      keys: '{ctrl}+B',
      command: mark('strong'),
      isOn: (at) => at.isStrong,
    },
    {
      label: 'editor.italic',
      icon: <Italic />,
      keys: '{ctrl}+I',
      command: mark('em'),
      isOn: (at) => at.isEm,
    },
    {
      label: 'editor.underline',
      icon: <Underline />,
      keys: '{ctrl}+U',
      command: mark('u'),
      isOn: (at) => at.isU,
    },
    {
      label: 'editor.strike',
      icon: <Strikethrough />,
      keys: '{ctrl}+{shift}+X',
      command: mark('s'),
      isOn: (at) => at.isS,
    },
  ],
  align: [
    {
      label: 'editor.alignLeft',
      icon: <AlignLeft />,
      keys: '{ctrl}+{shift}+L',
      command: setAlignment('left'),
      isOn: (at) => at.align === 'left',
    },
    {
      label: 'editor.alignCenter',
      icon: <AlignCenter />,
      keys: '{ctrl}+{shift}+E',
      command: setAlignment('center'),
      isOn: (at) => at.align === 'center',
    },
    {
      label: 'editor.alignRight',
      icon: <AlignRight />,
      keys: '{ctrl}+{shift}+R',
      command: setAlignment('right'),
      isOn: (at) => at.align === 'right',
    },
    {
      label: 'editor.alignJustify',
      icon: <AlignJustify />,
      keys: '{ctrl}+{shift}+J',
      command: setAlignment('justify'),
      isOn: (at) => at.align === 'justify',
    },
  ],
  blocks: [
    {
      label: 'editor.bulletList',
      icon: <List />,
      keys: '{ctrl}+{shift}+8',
      command: toggleList('bullet'),
      isOn: (at) => at.list === 'bullet',
    },
    {
      label: 'editor.orderedList',
      icon: <ListOrdered />,
      keys: '{ctrl}+{shift}+7',
      command: toggleList('ordered'),
      isOn: (at) => at.list === 'ordered',
    },
    {
      label: 'editor.blockquote',
      icon: <Quote />,
      keys: '{ctrl}+{shift}+9',
      command: toggleQuote,
      isOn: (at) => at.isQuote,
    },
  ],
};
