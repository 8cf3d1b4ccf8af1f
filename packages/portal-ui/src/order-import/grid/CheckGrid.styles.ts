import { styled } from 'styled-components';
import { color, focusRing, font, pressable, radius, space, tabularFigures } from '../../theme/index.js';

/** Mark of an empty cell that must have a value. */
export const Blank = styled.span`
  color: ${color('ink-subtle')};
`;

/** A manually changed cell, underlined; hovering shows the file's own text. */
export const Edited = styled.span`
  box-shadow: 0 2px ${color('accent')};
`;

export const OutcomeNote = styled.span`
  display: block;
  color: ${color('ink-subtle')};
  font-size: ${font('size-xs')};
  line-height: 16px;
  white-space: normal;

  [data-layout='cards'] & {
    flex: 1 0 100%;
  }
`;

export const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space('2')};
`;

export const Chip = styled.button`
  ${focusRing}
  ${pressable}
  ${tabularFigures}
  height: 28px;
  margin: 0;
  padding: 0 ${space('3')};
  border: 1px solid ${color('rule')};
  border-radius: ${radius('full')};
  background: ${color('surface')};
  color: ${color('ink-muted')};
  font: ${font('weight-medium')} ${font('size-xs')} / 16px ${font('family')};
  cursor: pointer;

  &[data-tone='danger'] {
    color: ${color('danger')};
  }

  &[data-tone='warning'] {
    color: ${color('warning')};
  }

  &[aria-pressed='true'] {
    border-color: ${color('accent')};
    background: ${color('accent-soft')};
    color: ${color('accent')};

    @media (forced-colors: active) {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }

  &:disabled {
    color: ${color('ink-subtle')};
    cursor: default;
  }
`;

export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space('2')} ${space('4')};
`;

export const ToolbarEnd = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space('1')};
`;

/** The text of a cell. Wraps instead of being cut off, and breaks a word only if it alone is too long. */
export const CellText = styled.span`
  display: block;
  padding-block: ${space('1')};
  white-space: normal;
  overflow-wrap: break-word;
  hyphens: auto;

  [data-layout='cards'] &,
  [data-layout='folded'] & {
    padding-block: 0;
  }
`;

/** Additional text of a cell in smaller type, such as the company below the name. */
export const CellNote = styled.span`
  display: block;
  color: ${color('ink-subtle')};
  font-size: ${font('size-xs')};
  line-height: 16px;
`;

/** Mark of a value taken from the other address. */
export const Borrowed = styled.span`
  color: ${color('ink-muted')};
  font-style: italic;
`;
