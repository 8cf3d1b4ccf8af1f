import { DELIVERY_STATUS_TEXTS, parseDeliveryProducts, type Delivery } from '@kontor/portal-core/deliveries';
import type { PortalList } from '@kontor/portal-core/wire';
import { COMMENT_TONES } from '../../comments/index.js';
import {
  Badge,
  Button,
  EmptyState,
  LoadFailure,
  SegmentedControl,
  SkeletonBar,
} from '../../primitives/index.js';
import { ChangedElsewhere, type ChangedOfList } from '../../live/index.js';
import { useLanguage, useTranslate, type Answer } from '../../provider/index.js';
import { useTimeZone } from '../../settings/index.js';
import { ListFooter } from '../../table/index.js';
import { arrivalWords } from './arrival-words.js';
import { Card, CardLine, Cards } from './DeliveryCards.styles.js';
import { deliveryList, type DeliveryListState } from '../record/delivery-list.js';
import { useDeliveryRights } from '../record/useDeliveryRights.js';
import type { RampList, RampScope } from './useRampList.js';

export interface DeliveryCardsProps {
  readonly ramp: RampList;
  readonly found: Answer<PortalList<Delivery>>;
  /** Text for an empty list, unless only coming deliveries are shown. */
  readonly emptyText: string;
  readonly onClearFilters: (() => void) | undefined;
  readonly onChange: (page: Pick<DeliveryListState, 'page'>) => void;
  readonly hrefOf: (delivery: Delivery) => string;
  /** What was changed elsewhere, with the texts that say so. */
  readonly elsewhere: ChangedOfList;
}

const now = () => Date.now();

/** The deliveries on a phone: two lines each, opened in place. */
export function DeliveryCards({ ramp, found, hrefOf, elsewhere, ...props }: DeliveryCardsProps) {
  const translate = useTranslate();
  const { data, error, isLoading, retry } = found;
  return (
    <div>
      <Scope ramp={ramp} />
      {error && data === undefined && (
        <LoadFailure title={translate('deliveries.loadListFailed')} error={error} onRetry={retry} />
      )}
      {data === undefined && !error && <Waiting />}
      {data?.entries.length === 0 && <Nothing ramp={ramp} {...props} />}
      <Cards aria-label={translate('deliveries.tableLabel')} aria-busy={isLoading || undefined}>
        {data?.entries.map((delivery) => (
          <li key={delivery.id}>
            <DeliveryCard delivery={delivery} href={hrefOf(delivery)} />
          </li>
        ))}
      </Cards>
      <ListFooter
        foundText="deliveries.foundCount"
        foundCount={data?.foundCount}
        page={ramp.list.page}
        pageSize={deliveryList.pageSize}
        isLoading={isLoading}
        onChange={props.onChange}
      />
      <ChangedElsewhere {...elsewhere} />
    </div>
  );
}

/** Choice between what comes and everything; gone while a filter or a sort order decides. */
function Scope({ ramp: { scope, choose } }: Pick<DeliveryCardsProps, 'ramp'>) {
  const translate = useTranslate();
  if (scope === null) return null;
  return (
    <SegmentedControl<RampScope>
      label={translate('deliveries.scope')}
      isLabelHidden
      options={[
        { value: 'coming', label: translate('deliveries.scopeComing') },
        { value: 'all', label: translate('deliveries.scopeAll') },
      ]}
      value={scope}
      onChange={({ value }) => choose(value)}
    />
  );
}

function DeliveryCard({ delivery, href }: { readonly delivery: Delivery; readonly href: string }) {
  const translate = useTranslate();
  const language = useLanguage();
  const timeZone = useTimeZone();
  const { isStaff } = useDeliveryRights();
  const { id, status, warehouse, user, delivery_datetime, products } = delivery;
  const units = parseDeliveryProducts(products).reduce((sum, { qty }) => sum + qty, 0);
  return (
    <Card href={href}>
      <CardLine>
        <b>
          {id} · {isStaff ? user.merchant.merchant_name : warehouse}
        </b>
        <Badge tone={COMMENT_TONES[status]} isStruck={status === 'OBSOLETE'}>
          {translate(DELIVERY_STATUS_TEXTS[status])}
        </Badge>
      </CardLine>
      <CardLine>
        <span>{arrivalWords(delivery_datetime, now(), { timeZone, language, translate })}</span>
        <span>{translate('deliveries.announcedUnits', { qty: units.toLocaleString(language) })}</span>
      </CardLine>
    </Card>
  );
}

function Waiting() {
  const translate = useTranslate();
  return (
    <Cards aria-label={translate('common.loading')} aria-busy="true">
      {Array.from({ length: 8 }, (_, index) => (
        <li key={index} aria-hidden="true">
          <Card as="div">
            <SkeletonBar style={{ width: '60%' }} />
            <SkeletonBar style={{ width: '40%' }} />
          </Card>
        </li>
      ))}
    </Cards>
  );
}

function Nothing({
  ramp,
  emptyText,
  onClearFilters,
}: Omit<DeliveryCardsProps, 'found' | 'hrefOf' | 'elsewhere'>) {
  const translate = useTranslate();
  const isComing = ramp.scope === 'coming';
  const clear = onClearFilters && (
    <Button onPress={onClearFilters}>{translate('common.clearFilters')}</Button>
  );
  return (
    <EmptyState
      title={isComing ? translate('deliveries.nothingComing') : emptyText}
      action={
        isComing ? (
          <Button onPress={() => ramp.choose('all')}>{translate('deliveries.scopeShowAll')}</Button>
        ) : (
          clear
        )
      }
    />
  );
}
