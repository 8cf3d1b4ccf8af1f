import { useEffect, useState } from 'react';
import {
  areFirstStepsClosed,
  firstStepsFor,
  withFirstStepsClosed,
  type FirstStep,
} from '@kontor/portal-core/dashboards';
import { apiKeysList } from '@kontor/portal-core/embedding';
import { orderFilterToFind, productFilterToFind, productFromErp } from '@kontor/portal-core/erp';
import type { SampleProduct } from '@kontor/portal-core/order-import';
import { ordersFind } from '@kontor/portal-core/orders';
import { productsFind } from '@kontor/portal-core/products';
import { usersList } from '@kontor/portal-core/users';
import { keepChoice, readChoice, useAnswer, useChoices } from '../../provider/index.js';
import { useAllowedResources, useCurrentUser, useUpdateCurrentUser } from '../../session/index.js';

/** The way into an empty portal. */
export interface FirstSteps {
  /** The steps that the user may take, and whether each is done, by what is stored. */
  readonly steps: readonly { readonly step: FirstStep; readonly isDone: boolean }[];
  /** Products of the merchant, for a sample of a file. */
  readonly products: readonly SampleProduct[];
  /** Closes them for good. While acting as someone else only for now. */
  close(): void;
}

const NOTHING: ReadonlySet<never> = new Set();

/** True once a person is known to have products and orders, in this browser: then nothing is asked any more. */
function useBegun(userId: number | undefined) {
  const choices = useChoices();
  const key = `kontor.begun.${userId ?? 0}`;
  return { isBegun: readChoice(choices, key) !== null, note: () => keepChoice(choices, key, 'yes') };
}

/**
 * The first steps of a portal without products or orders; null for everybody else, and once they are closed. They stay until the page is left
 * when the last is done. Whether there are products and orders is asked until there were some once, and without counting them.
 */
export function useFirstSteps(): FirstSteps | null {
  const user = useCurrentUser();
  const resources = useAllowedResources() ?? NOTHING;
  const allowed = firstStepsFor({ resources });
  const [isHidden, hide] = useState(false);
  const [wasNew, setWasNew] = useState(false);
  const { mutate: save } = useUpdateCurrentUser();
  const { isBegun, note } = useBegun(user?.id);
  const isUnclosed = user !== undefined && !isHidden && !areFirstStepsClosed(user.settings);
  const isOpen = isUnclosed && (wasNew || !isBegun);
  const asks = (step: FirstStep) => ({ enabled: isOpen && allowed.includes(step) });
  const products = useAnswer(
    productsFind,
    { body: { ...productFilterToFind({}, undefined, { limit: 2 }), countLater: true } },
    asks('product'),
  );
  const orders = useAnswer(
    ordersFind,
    { body: { ...orderFilterToFind({}, undefined, { limit: 1 }), countLater: true } },
    asks('order'),
  );
  const counts = [
    ...(asks('product').enabled ? [products.data?.dataInfo.foundCount] : []),
    ...(asks('order').enabled ? [orders.data?.dataInfo.foundCount] : []),
  ];
  const isNew = counts.includes(0);
  if (isNew && !wasNew) setWasNew(true);
  const hasBegun = !wasNew && !isBegun && counts.length > 0 && counts.every((count) => (count ?? 0) > 0);
  useEffect(() => {
    if (hasBegun) note();
  });
  const further = (step: FirstStep) => ({ enabled: wasNew && asks(step).enabled });
  const users = useAnswer(usersList, { query: { limit: 1 } }, further('user'));
  const keys = useAnswer(apiKeysList, { query: { limit: 1 } }, further('connection'));
  if (user === undefined || !isOpen || !wasNew) return null;
  const done: Readonly<Record<FirstStep, boolean>> = {
    product: (products.data?.dataInfo.foundCount ?? 0) > 0,
    order: (orders.data?.dataInfo.foundCount ?? 0) > 0,
    user: (users.data?.foundCount ?? 0) > 1,
    connection: (keys.data?.foundCount ?? 0) > 0,
  };
  return {
    steps: allowed.map((step) => ({ step, isDone: done[step] })),
    products: (products.data?.entries ?? []).map(productFromErp).map(({ id, name }) => ({ id, name })),
    close() {
      hide(true);
      if (user.impersonated_by === undefined) save({ settings: withFirstStepsClosed(user.settings) });
    },
  };
}
