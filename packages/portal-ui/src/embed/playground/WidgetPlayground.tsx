import { useMemo, useState, type ReactNode } from 'react';
import { beyondBounds, EMBED_WIDGETS } from '@kontor/portal-core/embedding';
import { useAllMerchants } from '../../merchants/index.js';
import { Alert, LoadingNote, PageColumn, PageHead, SegmentedControl } from '../../primitives/index.js';
import { useLanguage, useTranslate } from '../../provider/index.js';
import { useAllowedResources } from '../../session/index.js';
import { EventLog } from './EventLog.js';
import { TrialFields } from './TrialFields.js';
import { useWidgetEvents } from './useWidgetEvents.js';
import { WhatChanged } from './WhatChanged.js';
import { usualTrial, type WidgetTrial } from './widget-trial.js';
import { WidgetCode } from './WidgetCode.js';
import { Bench, Part } from './WidgetPlayground.styles.js';
import { WidgetPreview } from './WidgetPreview.js';

export interface WidgetPlaygroundProps {
  /** The portal's origin as partners' pages reach it. */
  readonly portalUrl: string;
  /** Registers the custom elements: loads the portal's script, as partners' pages do. */
  readonly loadElements: () => Promise<unknown>;
  readonly heading?: ReactNode;
  /** Links to other pages, beside the heading. */
  readonly links?: ReactNode;
}

/** Shows every widget that can be embedded, with the rights and the look that are tried, its events, and the code to copy. */
export function WidgetPlayground({ heading, links, ...props }: WidgetPlaygroundProps) {
  const translate = useTranslate();
  const widgets = useOwnWidgets();
  return (
    <PageColumn>
      <PageHead>
        {heading}
        {links}
      </PageHead>
      <p>{translate('developers.intro')}</p>
      {widgets?.length === 0 && <Alert level="info" title={translate('developers.noWidgets')} />}
      {widgets === undefined && <LoadingNote />}
      {widgets?.[0] !== undefined && <Tried {...props} widgets={widgets} first={widgets[0]} />}
      <WhatChanged />
    </PageColumn>
  );
}

/** The widgets that the user may give to pages; undefined until their rights are known. */
function useOwnWidgets() {
  const own = useAllowedResources();
  if (own === undefined) return undefined;
  const bounds = { resources: [...own], origins: null, merchantId: null };
  return EMBED_WIDGETS.filter(
    (widget) => beyondBounds({ widgets: [widget], merchant_id: 0, origins: [] }, bounds).length === 0,
  );
}

type Widgets = NonNullable<ReturnType<typeof useOwnWidgets>>;
interface TriedProps extends Pick<WidgetPlaygroundProps, 'portalUrl' | 'loadElements'> {
  readonly widgets: Widgets;
  readonly first: Widgets[number];
}

function Tried({ portalUrl, loadElements, widgets, first }: TriedProps) {
  const translate = useTranslate();
  const [trial, change] = useTrial(first);
  const { isLoading } = useAllMerchants();
  const [width, setWidth] = useState<Width>('full');
  const { events, listen, clear } = useWidgetEvents();
  return (
    <>
      <Bench>
        <Part aria-label={translate('developers.choice')}>
          <TrialFields trial={trial} widgets={widgets} onChange={change} />
        </Part>
        <Part>
          <PageHead>
            <h2>{translate('developers.preview')}</h2>
            <WidthChoice width={width} onChange={setWidth} />
          </PageHead>
          {trial.merchantId === 0 ? (
            isLoading && <LoadingNote />
          ) : (
            <WidgetPreview
              ref={listen}
              trial={trial}
              portalUrl={portalUrl}
              loadElements={loadElements}
              width={WIDTHS[width]}
            />
          )}
        </Part>
      </Bench>
      <EventLog events={events} onClear={clear} />
      <WidgetCode trial={trial} portalUrl={portalUrl} />
    </>
  );
}

/** What is tried, and a function that changes parts of it. The first merchant unless another is chosen. */
function useTrial(widget: WidgetTrial['widget']) {
  const locale = useLanguage();
  const { merchants } = useAllMerchants();
  const firstMerchant = merchants.find(({ active }) => active)?.id ?? 0;
  const [changed, setChanged] = useState<Partial<WidgetTrial>>({});
  const trial = useMemo(
    () => ({ ...usualTrial(widget, firstMerchant, locale), ...changed }),
    [widget, firstMerchant, locale, changed],
  );
  return [trial, (part: Partial<WidgetTrial>) => setChanged((known) => ({ ...known, ...part }))] as const;
}

/** Pixels of each width to try; null for all there is. */
const WIDTHS = { full: null, tablet: 768, phone: 390 } as const;
type Width = keyof typeof WIDTHS;

interface WidthChoiceProps {
  readonly width: Width;
  readonly onChange: (width: Width) => void;
}

function WidthChoice({ width, onChange }: WidthChoiceProps) {
  const translate = useTranslate();
  return (
    <SegmentedControl<Width>
      label={translate('developers.width')}
      isLabelHidden
      options={[
        { value: 'full', label: translate('developers.widthFull') },
        { value: 'tablet', label: translate('developers.widthTablet') },
        { value: 'phone', label: translate('developers.widthPhone') },
      ]}
      value={width}
      onChange={({ value }) => onChange(value)}
    />
  );
}
