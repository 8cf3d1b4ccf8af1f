import { useEffect, useRef, useState, type RefObject } from 'react';
import { EditorState, TextSelection, type Command } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { documentOf, htmlOf } from './document-html.js';
import { cleanPaste, filesOf, keepFirstBlock, placeAt } from './paste.js';
import { pictureView } from './picture-view.js';
import { editorPlugins } from './plugins.js';
import { sanitize } from './sanitize.js';
import { isSameToolbar, toolbarStateOf, type ToolbarState } from './toolbar-state.js';

export interface ProseEditorOptions {
  readonly value: string;
  readonly onChange: (change: { readonly value: string }) => void;
  readonly isDisabled: boolean;
  /** ARIA attributes of the text box: name, description and error state. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Called when a link is requested by keyboard. */
  readonly onLink: () => void;
  readonly onToolbar: () => void;
  /** Called with files pasted or dropped into the text. */
  readonly onFiles: (files: readonly File[]) => void;
  /** Asks for the URL that shows an uploaded picture; the text keeps the plain one. */
  readonly addressOf: (fileName: string) => Promise<string>;
}

export interface ProseEditor {
  /** Ref of the element that contains the text box. */
  readonly place: RefObject<HTMLDivElement | null>;
  /** State of the toolbar; null before the editor is mounted. */
  readonly toolbar: ToolbarState | null;
  /** Runs a command on the text. */
  readonly run: (command: Command) => void;
  /** Puts the keyboard focus into the text. */
  readonly focus: () => void;
  /** Returns the current editor state; null before the editor is mounted. */
  readonly state: () => EditorState | null;
}

/** Runs a ProseMirror editor as a controlled field with `value` and `onChange`. */
export function useProseEditor(options: ProseEditorOptions): ProseEditor {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const latest = useRef(options);
  latest.current = options;
  /** The value the text was created from, and the values reported since that have not come back as `value` yet, oldest first. */
  const reported = useRef([options.value]);
  const [toolbar, setToolbar] = useState<ToolbarState | null>(null);
  const [actions] = useState(() => actionsOn(view));

  useEffect(() => {
    const created = createView(place.current!, latest, (editor) => {
      const html = htmlOf(editor.state.doc);
      if (html !== reported.current.at(-1)) {
        reported.current.push(html);
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
    // Text typed in the meantime comes back later: an earlier value must not overwrite it.
    const echo = reported.current.lastIndexOf(value);
    reported.current = echo < 0 ? [value] : reported.current.slice(echo);
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

/** Functions that keep their identity, so that the toolbar does not render at every key press. */
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
    nodeViews: { image: (node) => pictureView(node, (fileName) => latest.current.addressOf(fileName)) },
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
