import { styled } from 'styled-components';
import { sortNames, type SortName } from '@kontor/portal-core/wire';
import { space } from '../../theme/index.js';
import { ListSearch } from './ListSearch.js';
import { StateFilter, stateChoiceOf, stateQuery, type StateChoice } from './StateFilter.js';

/** What a list of records that can be switched off shows, as its address has it. */
export interface Narrowing {
  /** `on` for those that are switched on, `off` for those that are off; anything else, as it may stand in an address, for all. */
  readonly state?: string;
  /** Text that those shown contain; absent for all. */
  readonly search?: string;
  /** What they are sorted by, `name` or `-name`; absent for the usual order. */
  readonly sort?: string | undefined;
}

/** A page of a list, what it is narrowed to by a text, and what it is sorted by. */
export interface SearchedPage {
  /** From 1. */
  readonly page: number;
  readonly search: string;
  /** `name` or `-name`; absent for the usual order. */
  readonly sort?: string | undefined;
}

/** A page of a list of what can be switched off. */
export interface NarrowedPage extends SearchedPage {
  readonly state: StateChoice;
}

/** The text and the order of an address as a part of a list's query; an order that the list does not know is the usual one. */
export function searchedQuery<Name extends string>(
  { search = '', sort }: Pick<Narrowing, 'search' | 'sort'>,
  names: readonly Name[],
): { search?: string; sort?: SortName<Name> } {
  const known = sortNames(names).find((name) => name === sort);
  return { ...(search !== '' && { search }), ...(known !== undefined && { sort: known }) };
}

/** The narrowing of an address as a part of a list's query. */
export const narrowingQuery = <Name extends string>(narrowing: Narrowing, names: readonly Name[]) => ({
  ...stateQuery(stateChoiceOf(narrowing.state)),
  ...searchedQuery(narrowing, names),
});

export interface ListNarrowingProps extends Narrowing {
  /** What can be searched for, in a few words. */
  readonly label: string;
  /** Called with the first page of what is to be shown. */
  readonly onChange: (next: NarrowedPage) => void;
}

/** Narrows a list by a text and by what is switched on or off. */
export function ListNarrowing({ label, state: given, search = '', sort, onChange }: ListNarrowingProps) {
  const state = stateChoiceOf(given);
  return (
    <FilterRow>
      <ListSearch
        label={label}
        value={search}
        onChange={(text) => onChange({ page: 1, state, search: text, sort })}
      />
      <StateFilter value={state} onChange={(chosen) => onChange({ page: 1, state: chosen, search, sort })} />
    </FilterRow>
  );
}

/** What narrows a list, a text first. */
export const FilterRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${space('3')};

  & > :first-child {
    flex: 0 1 320px;
  }

  @media (max-width: 640px) {
    & > :first-child {
      flex-basis: 100%;
    }
  }
`;
