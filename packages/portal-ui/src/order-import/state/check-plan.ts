import { recipeToRemember } from '@kontor/portal-core/order-import';
import type { CheckPlan, SendInput } from '../worker/protocol.js';
import type { ImportState } from './import-state.js';
import { dateOrderOf, isDateOrderSaved } from './mapping-draft.js';

type Known = Pick<ImportState, 'file' | 'draft' | 'merchantErpId'>;

/** The plan for checking the file; null without a file. */
export function planOf({ file, draft, merchantErpId }: Known): CheckPlan | null {
  if (file === null || draft === null) return null;
  const { header, dialect } = file.reading;
  const { value } = dateOrderOf(file.reading, draft);
  const merchant = merchantErpId === null ? {} : { merchantErpId };
  return { dialect: { ...dialect, dateOrder: value }, mapping: draft.mapping, header, ...merchant };
}

/** The recipe the server is to remember for files of this shape. */
export function recipeToSend(known: Known): Pick<SendInput, 'recipe'> {
  const plan = planOf(known);
  const { file, draft } = known;
  if (plan === null || file === null || draft === null) return {};
  const isDateOrderSaid = draft.dateOrder !== null || isDateOrderSaved(file.reading, draft);
  const recipe = recipeToRemember(plan, { isDateOrderSaid });
  return recipe === undefined ? {} : { recipe };
}
