import { examineLayout, layoutsOf } from '@kontor/portal-core/filemaker';
import type { ErpCheck, LayoutFlaw } from '@kontor/portal-core/erp-link';
import { DataApiError, type FileMaker } from '../filemaker/index.js';

/** FileMaker's code for a layout that is not there, or that the account may not see. */
const NO_LAYOUT = 105;

/** Looks whether a FileMaker file has what the mapping names. Why it could not be looked at is part of the answer. */
export async function checkFileMaker({ url, mapping, api }: FileMaker): Promise<ErpCheck> {
  const mapped = layoutsOf(mapping);
  const checked = { url, layouts: mapped.map(({ layout }) => layout) };
  try {
    const looked = [];
    for (const one of mapped) looked.push(await checkLayout(api, one));
    const examined = looked.reduce((sum, one) => sum + one.examined, 0);
    return { ...checked, failure: '', examined, flaws: looked.flatMap(({ flaws }) => flaws) };
  } catch (error) {
    if (!(error instanceof DataApiError)) throw error;
    return { ...checked, failure: error.message, examined: 0, flaws: [] };
  }
}

async function checkLayout(
  api: FileMaker['api'],
  mapped: ReturnType<typeof layoutsOf>[number],
): Promise<{ readonly examined: number; readonly flaws: readonly LayoutFlaw[] }> {
  const { record, layout } = mapped;
  try {
    const { examined, flaws } = examineLayout(mapped, await api.describe(layout));
    return { examined, flaws: flaws.map((one) => ({ record, layout, ...one })) };
  } catch (error) {
    if (!(error instanceof DataApiError) || error.code !== NO_LAYOUT) throw error;
    const flaw = { flaw: 'layoutMissing', field: layout, wanted: '', found: '' } as const;
    return { examined: 1, flaws: [{ record, layout, ...flaw }] };
  }
}
