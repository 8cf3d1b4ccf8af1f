import { useState } from 'react';
import { SlidersHorizontal } from 'lucide-react';
import { useLeftOut, useTranslate } from '../../provider/index.js';
import { FilterBar, type FilterBarProps } from './FilterBar.js';
import { FilterToggle, NarrowFilters } from './filter-criteria.styles.js';

/** A filter bar that is behind a button on a phone; the button shows the number of active filters. Absent where the page leaves it out. */
export function FoldedFilterBar(props: FilterBarProps) {
  const translate = useTranslate();
  const [isOpen, open] = useState(false);
  if (useLeftOut().has('filters')) return null;
  return (
    <>
      <FilterToggle type="button" aria-expanded={isOpen} onClick={() => open(!isOpen)}>
        <SlidersHorizontal aria-hidden="true" />
        {translate('common.filters')}
        {props.active.length > 0 && <b>{props.active.length}</b>}
      </FilterToggle>
      <NarrowFilters data-open={isOpen || undefined}>
        <FilterBar {...props} />
      </NarrowFilters>
    </>
  );
}
