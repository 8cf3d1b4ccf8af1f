import type { BulkEntry } from '@kontor/portal-core/orders';
import { useLanguage, useTranslate } from '../../provider/index.js';
import { GroupsTitle, Groups, Note, Rows } from './BulkDialog.styles.js';
import { bulkGroups, orderName, OUTCOME_TEXTS, reasonText, statusText } from './bulk-texts.js';

/** Maximum number of orders that are listed; the file contains all. */
const ROWS_SHOWN = 100;

interface BulkRowsProps {
  readonly entries: readonly BulkEntry[];
}

/** Numbers of the orders that change and of those that do not, by reason. */
export function BulkSummary({ entries, titles }: BulkRowsProps & { readonly titles: SummaryTitles }) {
  const language = useLanguage();
  const translate = useTranslate();
  const groups = bulkGroups(entries, translate);
  return [true, false].map((isChange) => {
    const own = groups.filter((group) => group.isChange === isChange);
    if (own.length === 0) return null;
    const count = own.reduce((sum, group) => sum + group.count, 0);
    const total = count.toLocaleString(language);
    const title = translate(isChange ? titles.changed : titles.kept, { count, total });
    return (
      <section key={String(isChange)}>
        <GroupsTitle>{title}</GroupsTitle>
        <Groups>
          {own.map((group) => (
            <li key={group.key}>
              <b>{group.count.toLocaleString(language)}</b>
              <span>{group.text}</span>
            </li>
          ))}
        </Groups>
      </section>
    );
  });
}

export interface SummaryTitles {
  readonly changed: 'orderBulk.willChange' | 'orderBulk.done';
  readonly kept: 'orderBulk.willNotChange' | 'orderBulk.doneWithout';
}

/** One row per order: status before and after, result, reason. Orders that do not change come first. */
export function BulkRows({ entries }: BulkRowsProps) {
  const language = useLanguage();
  const translate = useTranslate();
  const sorted = [
    ...entries.filter(({ outcome }) => outcome !== 'changed'),
    ...entries.filter(({ outcome }) => outcome === 'changed'),
  ];
  const more = sorted.length - ROWS_SHOWN;
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys */}
      <Rows tabIndex={0} role="region" aria-label={translate('orderBulk.results')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{translate('orderBulk.order')}</th>
              <th scope="col">{translate('orders.status')}</th>
              <th scope="col">{translate('orderBulk.outcome')}</th>
            </tr>
          </thead>
          <tbody>
            {sorted.slice(0, ROWS_SHOWN).map((entry) => (
              <tr key={entry.order_id}>
                <th scope="row">{orderName(entry)}</th>
                <td>{statusText(entry.new_status ?? entry.status, translate)}</td>
                <td>{reasonText(entry, translate) || translate(OUTCOME_TEXTS[entry.outcome])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Rows>
      {more > 0 && (
        <Note>{translate('orderBulk.moreRows', { count: more, total: more.toLocaleString(language) })}</Note>
      )}
    </>
  );
}
