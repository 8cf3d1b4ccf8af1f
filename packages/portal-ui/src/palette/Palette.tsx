import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { Search } from 'lucide-react';
import { LANGUAGES, loadTexts, translatorOf, type Translate } from '@kontor/portal-core/i18n';
import { Dialog, LoadingNote } from '../primitives/index.js';
import { useLanguage, useTranslate } from '../provider/index.js';
import { matchEntries } from './match-entries.js';
import { Box, Entry, Entries, GroupTitle, Input, Keys, Note, Nothing } from './Palette.styles.js';
import type { EntryGroup, PaletteEntry, RecordTargets, ShownEntry } from './palette-entry.js';
import { useFoundRecords } from './useFoundRecords.js';

export interface PaletteProps {
  readonly pages: readonly PaletteEntry[];
  readonly actions: readonly PaletteEntry[];
  readonly records: RecordTargets;
  /** Text to begin with; empty by default. */
  readonly initialText?: string;
  readonly onClose: () => void;
}

/** A dialog that leads to pages, records and actions by a few letters. */
export function Palette({ pages, actions, records, initialText = '', onClose }: PaletteProps) {
  const translate = useTranslate();
  const [text, setText] = useState(initialText);
  const named = useNamed({ pages, actions }, text);
  const found = useFoundRecords(text, records);
  const groups = [...named, ...found].filter(({ entries }) => entries.length > 0);
  return (
    <Dialog isOpen title={translate('palette.title')} onClose={onClose}>
      <Choice
        text={text}
        onText={setText}
        groups={groups}
        isLoading={found.some(({ isLoading }) => isLoading === true)}
        hasFailed={found.some(({ hasFailed }) => hasFailed === true)}
        onChoose={({ run }) => {
          onClose();
          run();
        }}
      />
    </Dialog>
  );
}

/** The pages and actions that fit, in whichever language their names are typed. */
function useNamed({ pages, actions }: Pick<PaletteProps, 'pages' | 'actions'>, text: string): EntryGroup[] {
  const translate = useTranslate();
  const others = useOtherLanguages();
  return useMemo(() => {
    const languages = [translate, ...others] as const;
    return [
      { title: 'palette.pages', entries: matchEntries(pages, text, languages) },
      { title: 'palette.actions', entries: matchEntries(actions, text, languages) },
    ];
  }, [pages, actions, text, translate, others]);
}

const NONE: readonly Translate[] = [];

/** The translators of the languages that are not shown, once their texts are there. */
function useOtherLanguages(): readonly Translate[] {
  const own = useLanguage();
  const [others, setOthers] = useState(NONE);
  useEffect(() => {
    let isCurrent = true;
    const asked = LANGUAGES.filter((one) => one !== own);
    Promise.all(asked.map(async (one) => translatorOf(one, await loadTexts(one)))).then(
      (loaded) => isCurrent && setOthers(loaded),
      // Names in the present language are found without them.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [own]);
  return others;
}

interface ChoiceProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly groups: readonly EntryGroup[];
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly onChoose: (entry: ShownEntry) => void;
}

/** The field and the entries that fit; arrow keys go through all groups. */
function Choice({ text, onText, groups, isLoading, hasFailed, onChoose }: ChoiceProps) {
  const translate = useTranslate();
  const id = useId();
  const entries = groups.flatMap((group) => group.entries);
  const [wanted, setWanted] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const place = entries.findIndex((entry) => entry.id === wanted);
  const active = entries[Math.max(0, place)];
  const optionId = (entry: ShownEntry) => `${id} ${entry.id}`.replaceAll(/[^\w-]/g, '-');
  const onKeyDown = (event: KeyboardEvent) => {
    const next = stepOf(event, Math.max(0, place), entries.length);
    if (event.key === 'Enter' && active !== undefined && !event.nativeEvent.isComposing) onChoose(active);
    else if (next !== null) setWanted(entries[next]?.id ?? null);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <Box>
        <Search aria-hidden="true" />
        <Input
          role="combobox"
          aria-label={translate('palette.placeholder')}
          aria-expanded="true"
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={active === undefined ? undefined : optionId(active)}
          placeholder={translate('palette.placeholder')}
          value={text}
          ref={field}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => {
            onText(target.value);
            setWanted(null);
          }}
          onKeyDown={onKeyDown}
        />
      </Box>
      <EntryList
        {...{ id, groups, isLoading, optionId, onChoose }}
        active={active}
        onPoint={(entry) => setWanted(entry.id)}
      />
      <State isEmpty={entries.length === 0} {...{ text, isLoading, hasFailed }} />
    </>
  );
}

interface EntryListProps extends Pick<ChoiceProps, 'groups' | 'isLoading' | 'onChoose'> {
  readonly id: string;
  readonly active: ShownEntry | undefined;
  readonly optionId: (entry: ShownEntry) => string;
  readonly onPoint: (entry: ShownEntry) => void;
}

function EntryList({ id, groups, isLoading, active, optionId, onPoint, onChoose }: EntryListProps) {
  const translate = useTranslate();
  return (
    <Entries id={id} role="listbox" aria-label={translate('palette.title')} aria-busy={isLoading}>
      {groups.map((group) => (
        <div key={group.title} role="group" aria-label={translate(group.title)}>
          <GroupTitle aria-hidden="true">{translate(group.title)}</GroupTitle>
          {group.entries.map((entry) => (
            <Option
              key={entry.id}
              id={optionId(entry)}
              entry={entry}
              isActive={entry === active}
              onPoint={() => onPoint(entry)}
              onChoose={() => onChoose(entry)}
            />
          ))}
        </div>
      ))}
    </Entries>
  );
}

/** The place that a key leads to; null for other keys. */
function stepOf({ key, ctrlKey }: KeyboardEvent, at: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at + count - 1) % count;
  if (key === 'Home' && ctrlKey) return 0;
  return key === 'End' && ctrlKey ? count - 1 : null;
}

interface OptionProps {
  readonly id: string;
  readonly entry: ShownEntry;
  readonly isActive: boolean;
  readonly onPoint: () => void;
  readonly onChoose: () => void;
}

function Option({ id, entry, isActive, onPoint, onChoose }: OptionProps) {
  const show = (element: HTMLElement | null) => {
    if (isActive) element?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <Entry
      as="div"
      ref={show}
      id={id}
      role="option"
      aria-selected={isActive}
      data-focused={isActive || undefined}
      // The focus stays in the field.
      onPointerDown={(event) => event.preventDefault()}
      onPointerMove={isActive ? undefined : onPoint}
      onClick={onChoose}
    >
      <span>{entry.label}</span>
      {entry.note !== undefined && <Note>{entry.note}</Note>}
      {entry.keys !== undefined && <Keys>{entry.keys}</Keys>}
    </Entry>
  );
}

interface StateProps extends Pick<ChoiceProps, 'text' | 'isLoading' | 'hasFailed'> {
  readonly isEmpty: boolean;
}

/** Says that something is still sought, was not found, or could not be sought. */
function State({ text, isEmpty, isLoading, hasFailed }: StateProps) {
  const translate = useTranslate();
  if (isLoading) return <LoadingNote label={translate('palette.searching')} />;
  if (hasFailed) return <Nothing role="status">{translate('palette.failed')}</Nothing>;
  return (
    <Nothing role="status">{isEmpty ? translate('palette.nothing', { text: text.trim() }) : ''}</Nothing>
  );
}
