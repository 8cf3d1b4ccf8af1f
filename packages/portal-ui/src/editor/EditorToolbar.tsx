import { memo, type ReactNode, type RefObject } from 'react';
import { FileUp, ImagePlus, Link as LinkIcon, Redo2, Undo2 } from 'lucide-react';
import { redo, undo } from 'prosemirror-history';
import type { Command } from 'prosemirror-state';
import { useToolbar } from 'react-aria/useToolbar';
import { IconButton, Menu, keyText } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { setTextStyle, type TextStyle } from './commands.js';
import { ToolbarGroup, ToolbarRow } from './editor.styles.js';
import { TOGGLES, type ToolbarToggle } from './toolbar-actions.js';
import type { ToolbarState } from './toolbar-state.js';

export interface EditorToolbarProps {
  readonly state: ToolbarState;
  /** Id of the text box. */
  readonly controls: string;
  readonly isDisabled: boolean;
  readonly run: (command: Command) => void;
  /** Puts the focus back into the text. */
  readonly onLeave: () => void;
  readonly onLink: () => void;
  readonly onFile: () => void;
  readonly onImage: () => void;
  readonly ref: RefObject<HTMLDivElement | null>;
}

/** Press event of a button. After a click or touch the focus returns to the text; after a key press it stays in the toolbar. */
interface Press {
  readonly pointerType: string;
}

/** The toolbar of an editor: one tab stop, with arrow keys between the buttons. */
export const EditorToolbar = memo(function EditorToolbar(props: EditorToolbarProps) {
  const { state, run, onLeave, isDisabled, ref } = props;
  const translate = useTranslate();
  const { toolbarProps } = useToolbar({ 'aria-label': translate('editor.toolbar') }, ref);
  const press = (command: Command) => (event: Press) => {
    run(command);
    if (event.pointerType !== 'keyboard' && event.pointerType !== 'virtual') onLeave();
  };
  const step = (command: Command) => () => {
    run(command);
    onLeave();
  };
  const toggles = (group: readonly ToolbarToggle[]) =>
    group.map((toggle) => (
      <Toggle key={toggle.label} toggle={toggle} state={state} isDisabled={isDisabled} press={press} />
    ));
  return (
    <ToolbarRow
      {...toolbarProps}
      ref={ref}
      aria-controls={props.controls}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !event.currentTarget.contains(event.target as Element)) return;
        event.stopPropagation();
        onLeave();
      }}
    >
      <ToolbarGroup>
        <StyleMenu state={state} run={step} isDisabled={isDisabled} />
      </ToolbarGroup>
      <ToolbarGroup>
        {toggles(TOGGLES.marks)}
        <IconButton
          label={translate('editor.link')}
          size="small"
          isDisabled={isDisabled}
          aria-pressed={state.isLink}
          onPress={props.onLink}
        >
          <LinkIcon />
        </IconButton>
      </ToolbarGroup>
      <ToolbarGroup>{toggles(TOGGLES.align)}</ToolbarGroup>
      <ToolbarGroup>{toggles(TOGGLES.blocks)}</ToolbarGroup>
      <InsertGroup isDisabled={isDisabled} onImage={props.onImage} onFile={props.onFile} />
      <HistoryGroup state={state} isDisabled={isDisabled} run={step} />
    </ToolbarRow>
  );
});

interface ToggleProps {
  readonly toggle: ToolbarToggle;
  readonly state: ToolbarState;
  readonly isDisabled: boolean;
  readonly press: (command: Command) => (event: Press) => void;
}

function Toggle({ toggle, state, isDisabled, press }: ToggleProps): ReactNode {
  const translate = useTranslate();
  const label = translate(toggle.label);
  return (
    <IconButton
      label={label}
      title={`${label} (${keyText(toggle.keys, translate)})`}
      size="small"
      isDisabled={isDisabled}
      aria-pressed={toggle.isOn(state)}
      onPress={press(toggle.command)}
    >
      {toggle.icon}
    </IconButton>
  );
}

const STYLES: readonly TextStyle[] = ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

interface StepProps {
  readonly state: ToolbarState;
  readonly isDisabled: boolean;
  /** Returns the press handler that runs a command. */
  readonly run: (command: Command) => () => void;
}

function StyleMenu({ state, isDisabled, run }: StepProps) {
  const translate = useTranslate();
  const nameOf = (style: TextStyle) =>
    style === 'p' ? translate('editor.paragraph') : translate('editor.heading', { level: Number(style[1]) });
  return (
    <Menu
      label={nameOf(state.style)}
      variant="quiet"
      size="small"
      isDisabled={isDisabled}
      items={STYLES.map((style) => ({ id: style, label: nameOf(style) }))}
      onAction={({ id }) => run(setTextStyle(id))()}
    />
  );
}

function InsertGroup(props: Pick<EditorToolbarProps, 'isDisabled' | 'onImage' | 'onFile'>) {
  const translate = useTranslate();
  const small = { size: 'small', isDisabled: props.isDisabled } as const;
  return (
    <ToolbarGroup>
      <IconButton {...small} label={translate('editor.insertImage')} onPress={props.onImage}>
        <ImagePlus />
      </IconButton>
      <IconButton {...small} label={translate('editor.insertFile')} onPress={props.onFile}>
        <FileUp />
      </IconButton>
    </ToolbarGroup>
  );
}

function HistoryGroup({ state, isDisabled, run }: StepProps) {
  const translate = useTranslate();
  return (
    <ToolbarGroup>
      <IconButton
        label={translate('editor.undo')}
        size="small"
        isDisabled={isDisabled || !state.canUndo}
        onPress={run(undo)}
      >
        <Undo2 />
      </IconButton>
      <IconButton
        label={translate('editor.redo')}
        size="small"
        isDisabled={isDisabled || !state.canRedo}
        onPress={run(redo)}
      >
        <Redo2 />
      </IconButton>
    </ToolbarGroup>
  );
}
