import { useEffect, useRef, useState, type RefObject } from 'react';
import { EditorState, TextSelection, type Command } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { documentOf, htmlOf } from './document-html.js';
import { cleanPaste, filesOf, keepFirstBlock, placeAt } from './paste.js';
import { editorPlugins } from './plugins.js';
import { sanitize } from './sanitize.js';
import { isSameToolbar, toolbarStateOf, type ToolbarState } from './toolbar-state.js';

export interface ProseEditorOptions {
  readonly value: string;
  readonly onChange: (change: { readonly value: string }) => void;
  readonly isDisabled: boolean;
  /** Attributes of the text box: its name, what describes it, whether it is wrong. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Asked for by keyboard. */
  readonly onLink: () => void;
  readonly onToolbar: () => void;
  /** Files pasted or dropped into the text. */
  readonly onFiles: (files: readonly File[]) => void;
}

export interface ProseEditor {
  /** Where the text box stands. */
  readonly place: RefObject<HTMLDivElement | null>;
  /** Null before the first view. */
  readonly toolbar: ToolbarState | null;
  /** Runs a command on the text. */
  readonly run: (command: Command) => void;
  /** Puts the keyboard focus into the text. */
  readonly focus: () => void;
  /** The state right now. */
  readonly state: () => EditorState | null;
}

/** ProseMirror behind a value and its changes. */
export function useProseEditor(options: ProseEditorOptions): ProseEditor {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const latest = useRef(options);
  latest.current = options;
  /** The value the text was made of, and those told since that have not come back as `value` yet, oldest first. */
  const told = useRef([options.value]);
  const [toolbar, setToolbar] = useState<ToolbarState | null>(null);
  const [actions] = useState(() => actionsOn(view));

  useEffect(() => {
    const created = createView(place.current!, latest, (editor) => {
      const html = htmlOf(editor.state.doc);
      if (html !== told.current.at(-1)) {
        told.current.push(html);
        latest.current.onChange({ value: html });
      }
      const next = toolbarStateOf(editor.state);
      setToolbar((now) => (now && isSameToolbar(now, next) ? now : next));
    });
    view.current = created;
    setToolbar(toolbarStateOf(created.state));
    return () => created.destroy();
  }, []);

  const { value, isDisabled, attributes } = options;
  useEffect(() => {
    if (!view.current) return;
    // What was typed meanwhile comes back later: an earlier text of it must not take its place.
    const echo = told.current.lastIndexOf(value);
    told.current = echo < 0 ? [value] : told.current.slice(echo);
    if (echo >= 0) return;
    view.current.updateState(freshState(value, latest));
    setToolbar(toolbarStateOf(view.current.state));
  }, [value]);
  const named = JSON.stringify(attributes);
  useEffect(() => {
    view.current?.setProps({
      editable: () => !isDisabled,
      attributes: JSON.parse(named) as Record<string, string>,
    });
  }, [isDisabled, named]);

  return { place, toolbar, ...actions };
}

/** The same functions for ever, so that the toolbar is not drawn anew at every key. */
function actionsOn(view: RefObject<EditorView | null>): Pick<ProseEditor, 'run' | 'focus' | 'state'> {
  return {
    run: (command) => view.current && command(view.current.state, view.current.dispatch, view.current),
    focus: () => view.current?.focus(),
    state: () => view.current?.state ?? null,
  };
}

type Latest = RefObject<ProseEditorOptions>;

function freshState(html: string, latest: Latest): EditorState {
  return EditorState.create({
    doc: documentOf(sanitize(html)),
    plugins: editorPlugins({
      onLink: () => latest.current.onLink(),
      onToolbar: () => latest.current.onToolbar(),
    }),
  });
}

function createView(place: HTMLElement, latest: Latest, onUpdate: (view: EditorView) => void): EditorView {
  const view: EditorView = new EditorView(place, {
    state: freshState(latest.current.value, latest),
    attributes: { ...latest.current.attributes },
    editable: () => !latest.current.isDisabled,
    transformPastedHTML: cleanPaste,
    transformPasted: (slice, editor) => keepFirstBlock(slice, editor.state),
    dispatchTransaction: (transaction) => {
      view.updateState(view.state.apply(transaction));
      onUpdate(view);
    },
    handlePaste: (_view, event) => takeFiles(filesOf(event.clipboardData), latest),
    handleDrop: (_view, event) => {
      const files = filesOf(event.dataTransfer);
      const at = placeAt(view, event);
      if (files.length > 0 && at !== null)
        view.dispatch(view.state.tr.setSelection(TextSelection.near(view.state.doc.resolve(at))));
      return takeFiles(files, latest);
    },
    // A link of the text is edited, not followed.
    handleDOMEvents: { click: (_view, event) => event.preventDefault() },
  });
  return view;
}

function takeFiles(files: readonly File[], latest: Latest): boolean {
  if (files.length === 0) return false;
  latest.current.onFiles(files);
  return true;
}
