import type { EmbedAccess, EmbedWidget } from '@kontor/portal-core/embedding';
import type { Language, TextKey } from '@kontor/portal-core/i18n';
import { merchantLabel } from '@kontor/portal-core/merchants';
import { useAllMerchants } from '../../merchants/index.js';
import {
  Checkbox,
  ComboBox,
  FieldColumn,
  MultiComboBox,
  RadioGroup,
  SegmentedControl,
  Select,
  TextField,
} from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';
import type { Density } from '../../theme/index.js';
import { canExport, colorOf, FEATURES, orderOf, takesOrder, type WidgetTrial } from './widget-trial.js';

const WIDGET_NAMES: Readonly<Record<EmbedWidget, TextKey>> = {
  'orders-table': 'developers.widgetOrdersTable',
  'order-import': 'developers.widgetOrderImport',
  investigation: 'developers.widgetInvestigation',
  deliveries: 'developers.widgetDeliveries',
  dashboard: 'developers.widgetDashboard',
  products: 'developers.widgetProducts',
  'order-errors': 'developers.widgetOrderErrors',
};

interface TrialFieldsProps {
  readonly trial: WidgetTrial;
  /** The widgets that the user may show. */
  readonly widgets: readonly EmbedWidget[];
  readonly onChange: (change: Partial<WidgetTrial>) => void;
}

/** The fields for a widget, its rights and its look. */
export function TrialFields(props: TrialFieldsProps) {
  return (
    <FieldColumn>
      <WhatFields {...props} />
      <RightsFields {...props} />
      <LookFields {...props} />
    </FieldColumn>
  );
}

function WhatFields({ trial, widgets, onChange }: TrialFieldsProps) {
  const translate = useTranslate();
  const { merchants, ...request } = useAllMerchants();
  return (
    <>
      <Select<EmbedWidget>
        label={translate('developers.widget')}
        options={widgets.map((value) => ({ value, label: translate(WIDGET_NAMES[value]) }))}
        value={trial.widget}
        onChange={({ value }) => onChange({ widget: value, without: [] })}
      />
      <ComboBox
        {...request}
        label={translate('apiKeys.merchant')}
        placeholder={translate('common.chooseOption')}
        options={merchants.map((one) => ({ value: String(one.id), label: merchantLabel(one) }))}
        value={trial.merchantId === 0 ? null : String(trial.merchantId)}
        onChange={({ value }) => value !== null && onChange({ merchantId: Number(value) })}
      />
      {takesOrder(trial.widget) && (
        <TextField
          label={translate('developers.orderId')}
          help={translate('developers.orderIdHelp')}
          inputMode="numeric"
          autoComplete="off"
          error={
            trial.orderId !== '' && orderOf(trial) === undefined
              ? translate('developers.orderIdWrong')
              : undefined
          }
          value={trial.orderId}
          onChange={({ value }) => onChange({ orderId: value.trim() })}
        />
      )}
    </>
  );
}

function RightsFields({ trial, onChange }: TrialFieldsProps) {
  const translate = useTranslate();
  const words = FEATURES[trial.widget].map((value) => ({ value, label: value }));
  return (
    <>
      <RadioGroup<EmbedAccess>
        label={translate('developers.access')}
        options={[
          { value: 'read', label: translate('developers.accessRead') },
          {
            value: 'write',
            label: translate('developers.accessWrite'),
            note: translate('developers.accessWriteNote'),
          },
        ]}
        value={trial.access}
        onChange={({ value }) => onChange({ access: value })}
      />
      {canExport(trial.widget) && (
        <Checkbox
          label={translate('developers.exportsLists')}
          isSelected={trial.exportsLists}
          onChange={({ isSelected }) => onChange({ exportsLists: isSelected })}
        />
      )}
      {words.length > 0 && (
        <MultiComboBox
          label={translate('developers.without')}
          help={translate('developers.withoutHelp')}
          placeholder={translate('common.chooseOption')}
          options={words}
          chosen={words.filter(({ value }) => trial.without.includes(value))}
          onChange={({ chosen }) => onChange({ without: chosen.map(({ value }) => value) })}
        />
      )}
    </>
  );
}

function LookFields({ trial, onChange }: TrialFieldsProps) {
  const translate = useTranslate();
  return (
    <>
      <SegmentedControl<Language>
        label={translate('developers.locale')}
        options={[
          { value: 'de', label: translate('shell.german') },
          { value: 'en', label: translate('shell.english') },
        ]}
        value={trial.locale}
        onChange={({ value }) => onChange({ locale: value })}
      />
      <Select<WidgetTrial['theme']>
        label={translate('developers.theme')}
        options={[
          { value: 'page', label: translate('developers.themePage') },
          { value: 'light', label: translate('shell.themeLight') },
          { value: 'dark', label: translate('shell.themeDark') },
          { value: 'system', label: translate('shell.themeSystem') },
        ]}
        value={trial.theme}
        onChange={({ value }) => onChange({ theme: value })}
      />
      <SegmentedControl<Density>
        label={translate('shell.density')}
        options={[
          { value: 'comfortable', label: translate('shell.densityComfortable') },
          { value: 'compact', label: translate('shell.densityCompact') },
        ]}
        value={trial.density}
        onChange={({ value }) => onChange({ density: value })}
      />
      <TextField
        label={translate('developers.color')}
        help={translate('developers.colorHelp')}
        autoComplete="off"
        error={
          trial.color !== '' && colorOf(trial) === undefined ? translate('developers.colorWrong') : undefined
        }
        value={trial.color}
        onChange={({ value }) => onChange({ color: value.trim() })}
      />
    </>
  );
}
