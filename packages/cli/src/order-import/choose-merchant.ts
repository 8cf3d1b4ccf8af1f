import { merchantLabel, merchantsList, type Merchant } from '@kontor/portal-core/merchants';
import { ApiError, type PortalClient } from '@kontor/portal-core/wire';
import type { Settings } from '../config/index.js';
import { ask, canAsk, CliError, EXIT, type Io, printable, say } from '../terminal/index.js';

/** Number of merchants fetched at a time. */
const AT_ONCE = 250;
/** Maximum number of merchants listed. */
const SHOWN = 40;

/** Where to look for a merchant. */
interface MerchantWanted {
  readonly client: PortalClient;
  readonly settings: Settings;
  /** The merchant's whole name as a flag says it; null for none. */
  readonly named: string | null;
  readonly io: Io;
}

/**
 * Runs `work` for the merchant of the settings. If the server needs another one, since staff work for all of them, it is
 * asked for at a terminal and the work begins again; without a terminal it is a usage error with the merchants to name.
 */
export async function forMerchant<T>(
  { client, settings, named, io }: MerchantWanted,
  work: (settings: Settings) => Promise<T>,
): Promise<T> {
  const choose = async () => {
    const entries = await activeMerchants(client);
    const value =
      merchantCalled(named ?? '', entries)?.erp_merchant_id ??
      (await chooseMerchant(entries, { number: settings.merchant.value, name: named }, io));
    return work({ ...settings, merchant: { value, origin: 'flag', where: '--merchant' } });
  };
  if (named !== null) return choose();
  try {
    return await work(settings);
  } catch (error) {
    if (!isAboutMerchant(error)) throw error;
    return choose();
  }
}

/** All merchants that are switched on. */
async function activeMerchants(client: PortalClient): Promise<readonly Merchant[]> {
  const all: Merchant[] = [];
  for (;;) {
    const query = { state: 'on' as const, limit: AT_ONCE, offset: all.length + 1 };
    const { entries } = await client.call(merchantsList, { query });
    all.push(...entries);
    if (entries.length < AT_ONCE) return all;
  }
}

/** The merchant's name with its number; the number alone where the user sees no such merchant. */
export async function merchantNamed(client: PortalClient, number: number): Promise<string> {
  const merchants = await activeMerchants(client);
  const found = merchants.find(({ erp_merchant_id }) => erp_merchant_id === number);
  return found === undefined ? String(number) : printable(merchantLabel(found));
}

/** Whether a text is the number of a merchant, and no name. */
export const isMerchantNumber = (text: string): boolean => /^\d+$/.test(text.trim());

const isAboutMerchant = (error: unknown): boolean =>
  error instanceof ApiError && error.issues.some(({ path }) => path === 'merchant_erp_id');

/** The merchant that the settings say, who is none of the portal's, or not the only one of that name. */
interface Given {
  readonly number: number | null;
  readonly name: string | null;
}

async function chooseMerchant(
  merchants: readonly Merchant[],
  { number, name }: Given,
  io: Io,
): Promise<number> {
  const { t } = io;
  const lines = merchants
    .slice(0, SHOWN)
    .map(
      ({ erp_merchant_id, merchant_name }) => `  --merchant ${erp_merchant_id}  ${printable(merchant_name)}`,
    );
  const isGiven = number !== null || name !== null;
  const told = { key: isGiven ? 'cli.merchantUnknown' : 'cli.merchantNeeded' } as const;
  if (number !== null || merchants.length === 0 || !canAsk(io)) {
    const known = merchants.map(({ erp_merchant_id, merchant_name }) => ({ erp_merchant_id, merchant_name }));
    throw new CliError('merchant_needed', EXIT.usage, told, undefined, { lines, data: { merchants: known } });
  }
  for (const { erp_merchant_id, merchant_name } of merchants.slice(0, SHOWN))
    say(io, `  ${erp_merchant_id}  ${printable(merchant_name)}`);
  for (;;) {
    const typed = (await ask(io, t('cli.askMerchant'))).trim();
    const found = merchantMeant(typed, merchants);
    if (found !== null) return found.erp_merchant_id;
    say(io, t('cli.answerNoMerchant', { value: printable(typed) }));
  }
}

/** The only merchant of that name, in any case; null if there is none or more than one. */
function merchantCalled(name: string, merchants: readonly Merchant[]): Merchant | null {
  const [first, second] = merchants.filter(
    ({ merchant_name }) => merchant_name.toLowerCase() === name.toLowerCase(),
  );
  return first !== undefined && second === undefined ? first : null;
}

/** The merchant with the number or whose name begins so; null if there is none or more than one. */
function merchantMeant(typed: string, merchants: readonly Merchant[]): Merchant | null {
  const text = typed.toLowerCase();
  if (text === '') return null;
  const exact =
    merchants.find(({ erp_merchant_id }) => String(erp_merchant_id) === text) ??
    merchantCalled(typed, merchants);
  if (exact !== null) return exact;
  const [first, second] = merchants.filter(({ merchant_name }) =>
    merchant_name.toLowerCase().startsWith(text),
  );
  return first !== undefined && second === undefined ? first : null;
}
