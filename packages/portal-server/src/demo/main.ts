import { parseArgs } from 'node:util';
import { Temporal } from 'temporal-polyfill';
import { ConfigError, readConfig } from '../config/index.js';
import { openDatabase } from '../db/index.js';
import { prepareDataFolder } from '../data-folder.js';
import { mediaFolder } from '../media/index.js';
import { startFailure } from '../start-failure.js';
import { isEmpty, seedDemoData } from './seed-demo-data.js';

/**
 * Fills the configured, still empty database with demo data of any size: `--orders 1000000` (4,000 by default), `--today 2026-11-21`. Exit
 * codes: 0 done, 1 the database holds data already, 2 wrong arguments or settings, 3 failure on the way.
 */
async function main(): Promise<number> {
  const config = readConfig(process.env);
  const { timeZone } = config;
  const { orders, now } = readArguments(timeZone);
  await prepareDataFolder(config);
  const database = openDatabase(config.database);
  try {
    await database.migrate();
    if (!(await isEmpty(database))) return tell('The database is not empty: nothing was changed', 1);
    const begun = performance.now();
    const rate = (stored: number) => Math.round((stored * 1000) / (performance.now() - begun));
    const onProgress = (stored: number) => process.stderr.write(`\r${stored} orders, ${rate(stored)}/s `);
    await seedDemoData(database, {
      now,
      timeZone,
      orders,
      mediaFolder: mediaFolder(config.dataDir),
      onProgress,
    });
    return tell(`\nDone in ${((performance.now() - begun) / 1000).toFixed(1)} s`, 0);
  } finally {
    await database.close();
  }
}

function readArguments(timeZone: string): { readonly orders: number; readonly now: number } {
  try {
    const { values } = parseArgs({ options: { orders: { type: 'string' }, today: { type: 'string' } } });
    const orders = Number(values.orders ?? 4000);
    if (!Number.isSafeInteger(orders) || orders < 0) throw new Error('--orders: a whole number is expected');
    return { orders, now: values.today === undefined ? Date.now() : noonOf(values.today, timeZone) };
  } catch (error) {
    throw new ConfigError([(error as Error).message]);
  }
}

function noonOf(day: string, timeZone: string): number {
  return Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime: '12:00' }).epochMilliseconds;
}

function tell(text: string, code: number): number {
  process.stderr.write(`${text}\n`);
  return code;
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    process.exitCode = tell(startFailure(error), error instanceof ConfigError ? 2 : 3);
  },
);
