import { Link } from '@tanstack/react-router';
import { styled } from 'styled-components';
import {
  color,
  focusRing,
  font,
  LatestOrders,
  space,
  useAllowedResources,
  useTranslate,
} from '@kontor/portal-ui';

/** The start page: the latest orders, for those who may see orders. */
export function DashboardPage() {
  const translate = useTranslate();
  const mayUseOrders = useAllowedResources()?.has('/orders') ?? false;
  return (
    <>
      <h1>{translate('shell.dashboard')}</h1>
      {mayUseOrders && (
        <Area aria-labelledby="latest-orders">
          <Head>
            <h2 id="latest-orders">{translate('shell.latestOrders')}</h2>
            <Link to="/orders">{translate('shell.showAllOrders')}</Link>
          </Head>
          <LatestOrders />
        </Area>
      )}
    </>
  );
}

const Area = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space('2')};
  max-width: 880px;
`;

const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;

  h2 {
    font-size: ${font('size-md')};
    font-weight: ${font('weight-semibold')};
  }

  a {
    ${focusRing}
    color: ${color('ink-subtle')};
    font-size: ${font('size-sm')};
    text-decoration: none;
  }

  a:hover {
    color: ${color('accent')};
    text-decoration: underline;
  }
`;
