import { useEffect, useEffectEvent, useState } from 'react';
import { townsOfPostalCode, townToEnter } from '@kontor/portal-core/countries';
import type { OrderFormState } from './useOrderForm.js';

/** The towns of the post code in a form. */
interface Towns {
  /** The post code that they are of. */
  readonly code: string;
  readonly towns: readonly string[];
  /** The town that was entered without asking; empty for none. */
  readonly entered: string;
}

/** Finds the towns of the post code in a form, and enters the only one where nobody typed a town. Without the list nothing is proposed. */
export function useTowns({ draft, changeAddress }: OrderFormState): Towns {
  const { postal_code: code, country_code: country, city } = draft.address;
  const [found, setFound] = useState<Towns>({ code: '', towns: [], entered: '' });
  const take = useEffectEvent((towns: readonly string[]) => {
    const only = country === '' ? null : townToEnter(city, found.entered, towns);
    if (only !== null) changeAddress({ city: only });
    setFound({ code, towns, entered: only ?? (city === found.entered ? found.entered : '') });
  });
  useEffect(() => {
    let isCurrent = true;
    townsOfPostalCode(country, code).then(
      (towns) => isCurrent && take(towns),
      () => isCurrent && take([]),
    );
    return () => {
      isCurrent = false;
    };
  }, [country, code]);
  return found;
}
