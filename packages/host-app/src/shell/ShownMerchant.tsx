import { lazy, Suspense } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { styled } from 'styled-components';
import { mayReadAllMerchants } from '@kontor/portal-core/access';
import { withLaterTexts } from '@kontor/portal-core/i18n';
import { space, usePrincipal } from '@kontor/portal-ui';
import { NARROW } from './AccountMenu.styles.js';

/** Loaded for those who may choose. */
const MerchantSwitcher = lazy(() =>
  withLaterTexts(import('@kontor/portal-ui/merchant-switcher')).then((loaded) => ({
    default: loaded.MerchantSwitcher,
  })),
);

/** Parts of a list's address that say whose records it shows, and its page. */
const OF_ANOTHER = ['merchantErpId', 'merchantId', 'displayAllMerchants', 'page'];

/** The merchant that all lists are about, and a field to change it. A new choice goes before what the present list was filtered by. */
export function ShownMerchant() {
  const navigate = useNavigate();
  if (!mayReadAllMerchants(usePrincipal())) return null;
  const follow = () =>
    void navigate({
      to: '.',
      search: (search: Readonly<Record<string, unknown>>) =>
        Object.fromEntries(Object.entries(search).filter(([name]) => !OF_ANOTHER.includes(name))),
      replace: true,
    });
  return (
    <Place data-shown-merchant>
      <Suspense fallback={null}>
        <MerchantSwitcher onChosen={follow} />
      </Suspense>
    </Place>
  );
}

const Place = styled.div`
  flex: 0 1 240px;
  min-width: 132px;
  margin-left: ${space('3')};

  @media ${NARROW} {
    flex: 1 1 132px;
    margin-left: 0;
  }
`;
