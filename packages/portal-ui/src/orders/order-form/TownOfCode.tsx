import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { isOneOf, TOWNS_COUNTRY } from '@kontor/portal-core/countries';
import { Button, Menu } from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';
import { color, font, space } from '../../theme/index.js';
import type { OrderFormState } from './useOrderForm.js';
import { useTowns } from './useTowns.js';

interface TownOfCodeProps {
  readonly form: OrderFormState;
  /** The field of the town, which gets the focus when the button that entered a town goes. */
  readonly cityRef: RefObject<HTMLInputElement | null>;
}

/** Below the town: what the post code proposes. One town is entered, among several a person chooses; what was typed stays. */
export function TownOfCode({ form, cityRef }: TownOfCodeProps) {
  const translate = useTranslate();
  const { code, towns, entered } = useTowns(form);
  const { city, country_code: country } = form.draft.address;
  const enter = (town: string) => {
    form.changeAddress({ city: town, country_code: TOWNS_COUNTRY });
    cityRef.current?.focus();
  };
  const [only, ...others] = towns;
  const isOffered = only !== undefined && (country === '' || !isOneOf(city, towns));
  const isEntered = !isOffered && entered !== '' && city === entered;
  return (
    <>
      <Said role="status">{isEntered && translate('orders.townEntered')}</Said>
      {isOffered && others.length === 0 && (
        <Offer>
          <Button size="small" variant="quiet" onPress={() => enter(only)}>
            {translate(country === '' ? 'orders.enterGermanTown' : 'orders.enterTown', { town: only })}
          </Button>
        </Offer>
      )}
      {isOffered && others.length > 0 && (
        <Offer>
          <Menu
            size="small"
            variant="quiet"
            label={translate('orders.townsOfCode', { total: towns.length, code })}
            items={towns.map((town) => ({ id: town, label: town }))}
            onAction={({ id }) => enter(id)}
          />
        </Offer>
      )}
    </>
  );
}

const Said = styled.div`
  color: ${color('ink-muted')};
  font-size: ${font('size-xs')};
  line-height: 16px;

  &:not(:empty) {
    margin-top: ${space('1')};
  }
`;

const Offer = styled.div`
  margin-top: ${space('1')};
`;
