import { formatDay } from '@kontor/portal-core/dates';
import { columnsOfSource, isJoined } from '@kontor/portal-core/order-import';
import { useTranslate } from '../../provider/index.js';
import type { ChosenFile } from '../state/import-state.js';
import type { MappingDraft } from '../state/mapping-draft.js';
import { knownNumbers } from '../state/known-numbers.js';
import type { MappingRow } from '../state/mapping-rows.js';

interface MappedByProps {
  readonly row: MappingRow;
  readonly file: ChosenFile;
  readonly draft: MappingDraft;
}

/** How a field's source was found, in a word. */
export function MappedBy({ row, file, draft }: MappedByProps) {
  const translate = useTranslate();
  const { source, reason, samples, meanings } = row;
  if (reason === null || source === null) return null;
  if (isAsked(row, draft)) return <span>{translate('orderImport.how_guessed')}</span>;
  const { products, listedProducts = products.size > 0 ? products : null } = file;
  if (row.field === 'product_id' && listedProducts !== null && samples.length > 0) {
    const counted = knownNumbers(samples, (id) => listedProducts.has(id));
    return <span>{translate('orderImport.knownProducts', counted)}</span>;
  }
  if (reason === 'remembered' && file.remembered !== null)
    return (
      <span>
        {translate('orderImport.asOn', { date: formatDay(file.remembered.confirmed_at.slice(0, 10)) })}
      </span>
    );
  if (reason === 'manual' || reason === 'profile')
    return <span>{translate(`orderImport.how_${reason}`)}</span>;
  if (draft.confirmed.size > 0 && (reason === 'similar' || reason === 'content'))
    return <span>{translate('orderImport.how_confirmed')}</span>;
  if (meanings.length > 0) return <span>{translate('orderImport.how_replaced')}</span>;
  if (isJoined(source) && source.columns.length > 1)
    return <span>{translate('orderImport.how_joined')}</span>;
  return <span>{translate(`orderImport.how_${reason}`)}</span>;
}

/** Whether a question shown at another field, for example at the whole address, is about this one, too. */
function isAsked({ field, source }: MappingRow, { understanding }: MappingDraft): boolean {
  const columns = columnsOfSource(source ?? undefined);
  return understanding.questions.some(
    (question) => question.fields.includes(field) && question.columns.some((one) => columns.includes(one)),
  );
}
