import { useRef, type FormEvent, type ReactNode } from 'react';
import { X } from 'lucide-react';
import { Button, Chip, ChipList, ChipRemove } from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';
import { Bar, Fields } from './FilterBar.styles.js';

/** A filter that is set, in words. */
export interface ActiveFilter {
  /** Name passed to `onRemove`. */
  readonly id: string;
  /** Field and value: „Status: Offen". */
  readonly label: string;
}

export interface FilterBarProps {
  /** The fields, in a row; each about 160 px wide. */
  readonly children: ReactNode;
  /** Called by Enter in a field and by the button; apply the values of the fields. */
  readonly onApply: () => void;
  /** The filters that are set, as chips. */
  readonly active: readonly ActiveFilter[];
  /** Called with the chip that the user removed. */
  readonly onRemove: (filter: { readonly id: string }) => void;
  /** Called to remove all filters. */
  readonly onClear: () => void;
  /** True when entries differ from the applied filter: the button is then emphasised. */
  readonly isChanged?: boolean | undefined;
}

/** The filters above a table: Enter applies, the active ones are shown below as removable chips. */
export function FilterBar({ children, onApply, active, onRemove, onClear, isChanged }: FilterBarProps) {
  const translate = useTranslate();
  const submitButton = useRef<HTMLButtonElement>(null);
  const chips = useRef<HTMLUListElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onApply();
  };
  // What was pressed is about to go, and must not take the focus with it.
  const remove = (index: number, id: string) => {
    const buttons = chips.current?.querySelectorAll<HTMLElement>('[data-chip]');
    (buttons?.[index + 1] ?? buttons?.[index - 1] ?? submitButton.current)?.focus();
    onRemove({ id });
  };
  const clear = () => {
    submitButton.current?.focus();
    onClear();
  };
  return (
    <Bar onSubmit={submit} aria-label={translate('common.filters')} role="search">
      <Fields>
        {children}
        <Button ref={submitButton} type="submit" variant={isChanged ? 'primary' : 'secondary'}>
          {translate('common.applyFilters')}
        </Button>
      </Fields>
      {active.length > 0 && (
        <ChipList ref={chips} aria-label={translate('common.activeFilters')}>
          {active.map((filter, index) => (
            <Chip key={filter.id}>
              <span>{filter.label}</span>
              <ChipRemove
                type="button"
                data-chip=""
                onClick={() => remove(index, filter.id)}
                aria-label={translate('common.removeFilter', { label: filter.label })}
              >
                <X aria-hidden="true" />
              </ChipRemove>
            </Chip>
          ))}
          <li>
            <Button variant="quiet" size="small" onPress={clear}>
              {translate('common.clearFilters')}
            </Button>
          </li>
        </ChipList>
      )}
    </Bar>
  );
}
