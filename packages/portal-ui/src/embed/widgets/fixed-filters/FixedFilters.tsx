import { styled } from 'styled-components';
import type { FixedFilters as Filters } from '@kontor/portal-core/access';
import type { TextKey } from '@kontor/portal-core/i18n';
import { Chip, ChipList } from '../../../primitives/index.js';
import { useFixedFilters, useTranslate } from '../../../provider/index.js';
import { color, font, space } from '../../../theme/index.js';

/** A kind of records that filters can limit, and how their fields and values are called. */
export interface FilteredRecords {
  readonly records: keyof Filters;
  /** Names of the fields that filters usually hold, without their table; others are named as in the call. */
  readonly fields: Readonly<Record<string, TextKey>>;
  readonly values?: Readonly<Record<string, TextKey>>;
}

export interface FixedFiltersProps {
  /** The kinds of records whose filters narrow what the widget shows. */
  readonly of: readonly FilteredRecords[];
}

/** What the page's token limits a list to, as chips that cannot be taken off. Nothing where it is not limited. */
export function FixedFilters({ of }: FixedFiltersProps) {
  const translate = useTranslate();
  const filters = useFixedFilters();
  const chips = of.flatMap(({ records, fields, values }) =>
    Object.entries(filters?.[records] ?? {}).flatMap(([field, criterion]) => {
      if (criterion === undefined) return [];
      const bare = field.replace(/^.*::/, '');
      const label = fields[bare];
      const words = wordsOf(criterion);
      const value = values?.[words];
      return [`${label ? translate(label) : bare}: ${value ? translate(value) : words}`];
    }),
  );
  if (chips.length === 0) return null;
  return (
    <Row>
      <span>{translate('embedding.limitedTo')}</span>
      <ChipList aria-label={translate('embedding.limitedTo')}>
        {chips.map((chip) => (
          <FixedChip key={chip}>
            <span>{chip}</span>
          </FixedChip>
        ))}
      </ChipList>
    </Row>
  );
}

/** A criterion without the signs that only calls need: `==IN-*` is `IN-*`, `a...b` is `a – b`. */
const wordsOf = (criterion: string): string =>
  criterion
    .replace(/^==?(?=.)/, '')
    .replace(/^>=/, '≥ ')
    .replace(/^<=/, '≤ ')
    .replace(/\.{2,3}/, ' – ');

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space('2')};
  margin-block-end: ${space('3')};
  color: ${color('ink-muted')};
  font-size: ${font('size-xs')};
`;

const FixedChip = styled(Chip)`
  padding-inline-end: 10px;
`;
