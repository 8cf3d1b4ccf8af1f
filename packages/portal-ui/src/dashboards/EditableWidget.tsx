import { useId, type KeyboardEvent } from 'react';
import { Ellipsis, GripVertical } from 'lucide-react';
import { canStep, type DashboardWidget, type LayoutStep } from '@kontor/portal-core/dashboards';
import { fieldNames } from '@kontor/portal-core/fields';
import type { TextKey } from '@kontor/portal-core/i18n';
import { FailureBoundary, Menu, type MenuItem } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import type { DashboardLinks } from './dashboard-links.js';
import { DragHandle } from './EditableWidget.styles.js';
import { WidgetContent } from './WidgetContent.js';
import { WidgetBody, WidgetFrame, WidgetHead } from './WidgetFrame.styles.js';
import { widgetFit, widgetTitle } from './widget-kinds.js';

interface EditableWidgetProps {
  readonly widget: DashboardWidget;
  /** All widgets of the dashboard, from which the possible moves are worked out. */
  readonly widgets: readonly DashboardWidget[];
  readonly links: DashboardLinks;
  readonly onStep: (step: LayoutStep) => void;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

const STEPS: Readonly<Record<LayoutStep, TextKey>> = {
  left: 'dashboards.moveLeft',
  right: 'dashboards.moveRight',
  up: 'dashboards.moveUp',
  down: 'dashboards.moveDown',
  wider: 'dashboards.wider',
  narrower: 'dashboards.narrower',
  taller: 'dashboards.taller',
  lower: 'dashboards.lower',
};
const MOVES: Readonly<Record<string, LayoutStep>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};
const SIZES: Readonly<Record<string, LayoutStep>> = {
  ArrowLeft: 'narrower',
  ArrowRight: 'wider',
  ArrowUp: 'lower',
  ArrowDown: 'taller',
};

/** What the menu of a widget does. */
type Task = LayoutStep | 'edit' | 'remove';

/** A widget in editing mode, with a handle and a menu. Its content cannot be operated. */
export function EditableWidget({ widget, widgets, links, onStep, onEdit, onRemove }: EditableWidgetProps) {
  const translate = useTranslate();
  const id = useId();
  const title = widgetTitle(widget, translate);
  const takeStep = (event: KeyboardEvent) => {
    const step = (event.shiftKey ? SIZES : MOVES)[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onStep(step);
  };
  const act = ({ id: action }: { readonly id: Task }) => {
    if (action === 'edit') onEdit();
    else if (action === 'remove') onRemove();
    else onStep(action);
  };
  const items: MenuItem<Task>[] = [
    ...(widget.kind === 'html_card'
      ? [{ id: 'edit' as const, label: translate('dashboards.editCard') }]
      : []),
    ...fieldNames(STEPS).map((step) => ({
      id: step,
      label: translate(STEPS[step]),
      isDisabled: !canStep(widgets, widget, step),
    })),
    { id: 'remove', label: translate('dashboards.remove'), isDangerous: true },
  ];
  return (
    <WidgetFrame aria-labelledby={id} data-editing>
      <WidgetHead>
        <DragHandle
          type="button"
          data-grid-handle
          aria-label={translate('dashboards.handle', { title })}
          onKeyDown={takeStep}
        >
          <GripVertical aria-hidden="true" />
        </DragHandle>
        <h2 id={id}>{title}</h2>
        <Menu
          label={translate('dashboards.widgetMenu', { title })}
          icon={<Ellipsis />}
          isIconOnly
          size="small"
          variant="quiet"
          items={items}
          onAction={act}
          placement="bottom-end"
        />
      </WidgetHead>
      <WidgetBody data-fit={widgetFit(widget.kind)} inert>
        <FailureBoundary>
          <WidgetContent widget={widget} links={links} />
        </FailureBoundary>
      </WidgetBody>
    </WidgetFrame>
  );
}
