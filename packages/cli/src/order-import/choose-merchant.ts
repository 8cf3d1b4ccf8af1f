import { merchantsList, type Merchant } from '@kontor/portal-core/merchants';
import { ApiError, type PortalClient } from '@kontor/portal-core/wire';
import type { Settings } from '../config/index.js';
import { ask, canAsk, CliError, EXIT, type Io, printable, say } from '../terminal/index.js';

/** Maximum number of merchants listed. */
const SHOWN = 40;

/**
 * Runs `work` for the merchant of the settings. If the server needs another one, since staff work for all of them, it is
 * asked for at a terminal and the work begins again; without a terminal it is a usage error with the merchants to name.
 */
export async function forMerchant<T>(
  client: PortalClient,
  settings: Settings,
  io: Io,
  work: (settings: Settings) => Promise<T>,
): Promise<T> {
  try {
    return await work(settings);
  } catch (error) {
    if (!isAboutMerchant(error)) throw error;
    const { entries } = await client.call(merchantsList, { query: { state: 'on', limit: 250 } });
    const value = await chooseMerchant(entries, settings.merchant.value, io);
    return work({ ...settings, merchant: { value, origin: 'flag', where: '--merchant' } });
  }
}

const isAboutMerchant = (error: unknown): boolean =>
  error instanceof ApiError && error.issues.some(({ path }) => path === 'merchant_erp_id');

async function chooseMerchant(merchants: readonly Merchant[], given: number | null, io: Io): Promise<number> {
  const { t } = io;
  const lines = merchants
    .slice(0, SHOWN)
    .map(
      ({ erp_merchant_id, merchant_name }) => `  --merchant ${erp_merchant_id}  ${printable(merchant_name)}`,
    );
  const told = { key: given === null ? 'cli.merchantNeeded' : 'cli.merchantUnknown' } as const;
  if (given !== null || merchants.length === 0 || !canAsk(io)) {
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

/** The merchant with the number or whose name begins so; null if there is none or more than one. */
function merchantMeant(typed: string, merchants: readonly Merchant[]): Merchant | null {
  const text = typed.toLowerCase();
  if (text === '') return null;
  const exact = merchants.find(
    ({ erp_merchant_id, merchant_name }) =>
      String(erp_merchant_id) === text || merchant_name.toLowerCase() === text,
  );
  if (exact !== undefined) return exact;
  const [first, second] = merchants.filter(({ merchant_name }) =>
    merchant_name.toLowerCase().startsWith(text),
  );
  return first !== undefined && second === undefined ? first : null;
}
