import { examineLayout } from '@kontor/portal-core/filemaker';
import type { ErpCheck } from '@kontor/portal-core/erp-link';
import { DataApiError, type FileMaker } from '../filemaker/index.js';

/** FileMaker's code for a layout that is not there, or that the account may not see. */
const NO_LAYOUT = 105;

/** Looks whether a FileMaker file has what orders need. Why it could not be looked at is part of the answer. */
export async function checkFileMaker({ url, mapping, api }: FileMaker): Promise<ErpCheck> {
  const { layout } = mapping;
  const checked = { url, layout, failure: '', examined: 0, flaws: [] };
  try {
    return { ...checked, ...examined(examineLayout(mapping, await api.describe(layout))) };
  } catch (error) {
    if (!(error instanceof DataApiError)) throw error;
    if (error.code !== NO_LAYOUT) return { ...checked, failure: error.message };
    return { ...checked, flaws: [{ flaw: 'layoutMissing', field: layout, wanted: '', found: '' }] };
  }
}

const examined = ({ examined, flaws }: ReturnType<typeof examineLayout>) => ({ examined, flaws: [...flaws] });
