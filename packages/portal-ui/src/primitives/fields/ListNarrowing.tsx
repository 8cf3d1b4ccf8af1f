import { styled } from 'styled-components';
import { space } from '../../theme/index.js';
import { ListSearch } from './ListSearch.js';
import { StateFilter, stateChoiceOf, stateQuery, type StateChoice } from './StateFilter.js';

/** What a list of records that can be switched off shows, as its address has it. */
export interface Narrowing {
  /** `on` for those that are switched on, `off` for those that are off; anything else, as it may stand in an address, for all. */
  readonly state?: string;
  /** Text that those shown contain; absent for all. */
  readonly search?: string;
}

/** A page of such a list, and what it is narrowed to. */
export interface NarrowedPage {
  /** From 1. */
  readonly page: number;
  readonly state: StateChoice;
  readonly search: string;
}

/** The narrowing of an address as a part of a list's query. */
export const narrowingQuery = ({ state, search = '' }: Narrowing) => ({
  ...stateQuery(stateChoiceOf(state)),
  ...(search !== '' && { search }),
});

export interface ListNarrowingProps extends Narrowing {
  /** What can be searched for, in a few words. */
  readonly label: string;
  /** Called with the first page of what is to be shown. */
  readonly onChange: (next: NarrowedPage) => void;
}

/** Narrows a list by a text and by what is switched on or off. */
export function ListNarrowing({ label, state: given, search = '', onChange }: ListNarrowingProps) {
  const state = stateChoiceOf(given);
  return (
    <Row>
      <Text>
        <ListSearch
          label={label}
          value={search}
          onChange={(text) => onChange({ page: 1, state, search: text })}
        />
      </Text>
      <StateFilter value={state} onChange={(chosen) => onChange({ page: 1, state: chosen, search })} />
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${space('3')};
`;

const Text = styled.div`
  flex: 0 1 320px;

  @media (max-width: 640px) {
    flex-basis: 100%;
  }
`;
