import type { ReactNode } from 'react';
import { SETTING_DEFINITIONS, type Setting } from '@kontor/portal-core/settings';
import { LoadFailure, PageColumn, Skeleton } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { groupLabel } from './setting-texts.js';
import { SettingRow } from './SettingRow.js';
import { Group } from './Settings.styles.js';
import { timeZoneOf } from './time-zone.js';
import { useSettings } from './useSettings.js';

export interface SettingsProps {
  readonly heading?: ReactNode;
}

/** The settings of the portal by group, each edited in place. */
export function Settings({ heading }: SettingsProps) {
  const translate = useTranslate();
  const { settings, error, retry } = useSettings();
  return (
    <PageColumn>
      {heading}
      {error !== null && settings === undefined && (
        <LoadFailure title={translate('settings.loadFailed')} error={error} onRetry={retry} />
      )}
      {settings === undefined && error === null && <WaitingGroups />}
      {groupsOf(settings ?? []).map(([group, entries]) => (
        <Group key={group} aria-labelledby={`settings-${group}`}>
          <h2 id={`settings-${group}`}>{groupLabel(translate, group)}</h2>
          {entries.map((setting) => (
            <SettingRow key={setting.key} setting={setting} timeZone={timeZoneOf(settings ?? [])} />
          ))}
        </Group>
      ))}
    </PageColumn>
  );
}

function WaitingGroups() {
  return (
    <Group aria-busy="true">
      {[1, 2, 3, 4].map((line) => (
        <p key={line}>
          <Skeleton />
        </p>
      ))}
    </Group>
  );
}

/** The group of values from the start of the installation, which cannot be changed here. */
const FIXED_GROUP = 'installation';
const GROUP_ORDER = ['general', 'notice', 'order-errors', 'legal'];

function groupsOf(settings: readonly Setting[]): [string, Setting[]][] {
  const groups = new Map<string, Setting[]>();
  for (const setting of settings)
    if (setting.group !== FIXED_GROUP)
      groups.set(setting.group, [...(groups.get(setting.group) ?? []), setting]);
  return [...groups]
    .map(([group, entries]): [string, Setting[]] => [group, inOrder(entries)])
    .sort(([a], [b]) => placeOf(a) - placeOf(b));
}

const placeOf = (group: string): number => {
  const place = GROUP_ORDER.indexOf(group);
  return place < 0 ? GROUP_ORDER.length : place;
};

/** Sorts settings like their definitions; unknown settings come last. */
function inOrder(entries: readonly Setting[]): Setting[] {
  const known = SETTING_DEFINITIONS.flatMap(({ key }) => entries.filter((entry) => entry.key === key));
  return [...known, ...entries.filter((entry) => !known.includes(entry))];
}
