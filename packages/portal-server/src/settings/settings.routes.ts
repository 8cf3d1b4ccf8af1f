import { EMBED_SETTINGS } from '@kontor/portal-core/embedding';
import {
  parseSettingValue,
  PUBLIC_SETTING_KEYS,
  settingsList,
  settingsPublic,
  settingsUpdate,
  type Setting,
} from '@kontor/portal-core/settings';
import type { Config } from '../config/index.js';
import { HttpProblem, type Route, route, staleProblem, validationFailed } from '../wire/index.js';
import type { ServerDeps } from '../server-deps.js';
import { lockSetting, readSettings, storeSetting } from './settings.store.js';

/** Routes of the portal's settings: the stored ones, and those of the installation's start that screens need. */
export function settingsRoutes({ database, config }: Pick<ServerDeps, 'database' | 'config'>): Route[] {
  const fixed = fixedSettings(config);
  return [
    route(settingsList, async ({ page }) => {
      const all = [...(await readSettings(database.read)), ...fixed];
      const entries = page ? all.filter(({ key }) => EMBED_SETTINGS.includes(key)) : all;
      return { entries, foundCount: entries.length };
    }),
    route(settingsPublic, async () => {
      const all = [...(await readSettings(database.read)), ...fixed];
      const entries = all.filter(({ key }) => PUBLIC_SETTING_KEYS.includes(key));
      return { entries, foundCount: entries.length };
    }),
    route(settingsUpdate, ({ params: { key }, body, write }) =>
      write(async (trx, trail) => {
        const before = await lockSetting(trx, key);
        if (before === null) throw new HttpProblem('not_found');
        const parsed = parseSettingValue(before, body.value);
        if (!parsed.ok) throw validationFailed(parsed.issues);
        const isOutdated = body.from !== undefined && body.from !== before.value;
        if (isOutdated && parsed.value !== before.value) throw await staleProblem(trx, trailed(key));
        await storeSetting(trx, key, parsed.value);
        await trail.touch('setting', [{ id: 0, detail: { key, from: before.value, to: parsed.value } }]);
        return { ...before, value: parsed.value };
      }),
    ),
  ];
}

/** A setting in the trail, where all of them have the number 0. */
const trailed = (key: string) => ({
  kind: 'setting' as const,
  id: 0,
  isChange: (_: string, detail: { readonly key?: unknown }) => detail.key === key,
});

/** `erp_delay_ms`: milliseconds that screens wait after an order was created or edited; `time_zone`: the portal's time zone. */
function fixedSettings(config: Config): readonly Setting[] {
  return [
    { key: 'erp_delay_ms', value: JSON.stringify(config.erpDelayMs), group: 'installation', type: 'text' },
    { key: 'time_zone', value: JSON.stringify(config.timeZone), group: 'installation', type: 'text' },
  ];
}
