import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import {
  WIDGET_MIN_HEIGHT,
  WIDGET_MIN_WIDTH,
  type DashboardWidget,
  type LayoutStep,
} from '@kontor/portal-core/dashboards';
import { GridEditor } from '../grid/index.js';
import { HiddenText } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import type { DashboardLinks } from './dashboard-links.js';
import { EditableWidget } from './EditableWidget.js';
import type { DashboardDraft } from './useDashboardDraft.js';
import { widgetTitle } from './widget-kinds.js';
import { WidgetDialog } from './WidgetDialog.js';

interface ArrangingBoardProps {
  readonly draft: DashboardDraft;
  readonly links: DashboardLinks;
}

/**
 * The board of widgets in editing mode. Widgets can be dragged, resized, edited and removed by mouse, touch and
 * keyboard. Keyboard changes are read aloud.
 */
export function ArrangingBoard({ draft, links }: ArrangingBoardProps) {
  const translate = useTranslate();
  const [news, tell] = useState('');
  const [card, setCard] = useState<DashboardWidget | null>(null);
  const step = (widget: DashboardWidget, step: LayoutStep) => {
    const moved = draft.step(widget.i, step);
    if (moved === undefined) return;
    const { x, y, w, h } = moved;
    const title = widgetTitle(widget, translate);
    tell(translate('dashboards.handleState', { title, column: x + 1, row: y + 1, width: w, height: h }));
  };
  const board = useRef<HTMLDivElement>(null);
  const remove = (widget: DashboardWidget) => {
    draft.remove(widget.i);
    // The menu that was pressed goes with its widget: the keyboard goes on from the board.
    board.current?.focus();
    tell(translate('dashboards.removed', { title: widgetTitle(widget, translate) }));
  };
  return (
    <>
      <HiddenText as="p" role="status">
        {news}
      </HiddenText>
      <Board ref={board} tabIndex={-1}>
        <GridEditor
          items={draft.widgets}
          minWidth={WIDGET_MIN_WIDTH}
          minHeight={WIDGET_MIN_HEIGHT}
          onChange={({ places }) => draft.place(places)}
        >
          {(widget) => (
            <EditableWidget
              widget={widget}
              widgets={draft.widgets}
              links={links}
              onStep={(taken) => step(widget, taken)}
              onEdit={() => setCard(widget)}
              onRemove={() => remove(widget)}
            />
          )}
        </GridEditor>
      </Board>
      {card && (
        <WidgetDialog
          card={card}
          onClose={() => setCard(null)}
          onDone={(changed) => {
            draft.rewrite(card.i, changed);
            setCard(null);
          }}
        />
      )}
    </>
  );
}

const Board = styled.div`
  outline: none;
`;
