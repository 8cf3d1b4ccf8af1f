import { Columns3 } from 'lucide-react';
import { styled } from 'styled-components';
import { Button, Checkbox, PopoverButton } from '../../primitives/index.js';
import { useLeftOut, useTranslate } from '../../provider/index.js';
import { color, font, space } from '../../theme/index.js';
import type { Column } from './column.js';
import type { ColumnWidths } from './column-widths.js';

/** The properties of a column that the chooser needs. */
export type ChoosableColumn = Pick<Column<never>, 'id' | 'header' | 'isAlwaysVisible' | 'isYielding'>;

export interface ColumnChooserProps {
  /** All columns, in order. */
  readonly columns: readonly ChoosableColumn[];
  /** The `id`s of the visible columns. */
  readonly visibleIds: readonly string[];
  /** Called with the new choice, in the columns' order. */
  readonly onChange: (change: { readonly visibleIds: readonly string[] }) => void;
  /** The choice to reset to; without one there is no reset. */
  readonly defaultIds?: readonly string[] | undefined;
  /** Widths that the reset takes back, too. */
  readonly widths?: ColumnWidths | undefined;
}

/** Chooses the visible columns of a table. Columns that are always visible are not offered. Absent where the page leaves it out. */
export function ColumnChooser({ columns, visibleIds, onChange, defaultIds, widths }: ColumnChooserProps) {
  const translate = useTranslate();
  const leftOut = useLeftOut();
  if (leftOut.has('columns')) return null;
  const set = (id: string, isSelected: boolean) =>
    onChange({
      visibleIds: columns
        .map((column) => column.id)
        .filter((other) => (other === id ? isSelected : visibleIds.includes(other))),
    });
  return (
    <PopoverButton
      label={translate('common.columns')}
      variant="quiet"
      icon={<Columns3 />}
      placement="bottom-end"
    >
      {() => (
        <Choices>
          {columns
            .filter((column) => column.isAlwaysVisible !== true)
            .map((column) => (
              <Checkbox
                key={column.id}
                label={column.header}
                isSelected={visibleIds.includes(column.id)}
                onChange={({ isSelected }) => set(column.id, isSelected)}
              >
                {column.header}
                {column.isYielding === true && <Note>{translate('common.columnWhereRoom')}</Note>}
              </Checkbox>
            ))}
          {defaultIds !== undefined && (
            <Reset>
              <Button
                size="small"
                variant="quiet"
                onPress={() => {
                  onChange({ visibleIds: defaultIds });
                  widths?.reset();
                }}
              >
                {translate('common.resetColumns')}
              </Button>
            </Reset>
          )}
        </Choices>
      )}
    </PopoverButton>
  );
}

const Choices = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space('1')};
  min-width: 180px;
`;

const Note = styled.span`
  display: block;
  color: ${color('ink-muted')};
  font-size: ${font('size-xs')};
  line-height: 16px;
`;

const Reset = styled.div`
  margin: ${space('1')} -8px -8px;
  padding-top: ${space('1')};
  border-top: 1px solid ${color('rule')};
`;
