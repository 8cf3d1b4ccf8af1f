import { styled } from 'styled-components';
import { color, radius, space } from '../theme/index.js';
import { prose } from './prose.styles.js';

export const EditorBox = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  border: 1px solid ${color('rule-strong')};
  border-radius: ${radius('md')};
  background: ${color('surface')};

  &:hover {
    border-color: ${color('ink-subtle')};
  }

  &[data-invalid] {
    border-color: ${color('danger')};
    box-shadow: inset 0 0 0 1px ${color('danger')};
  }

  &[data-disabled] {
    border-color: ${color('rule')};
    background: ${color('sunken')};
  }

  &:has(.ProseMirror:focus-visible) {
    border-color: ${color('accent')};
    outline: 2px solid ${color('accent')};
    outline-offset: 1px;
  }
`;

export const ToolbarRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px ${space('1')};
  padding: ${space('1')};
  border-bottom: 1px solid ${color('rule')};

  [aria-pressed='true'] {
    background: ${color('accent-soft')};
    color: ${color('accent')};

    @media (forced-colors: active) {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

export const ToolbarGroup = styled.div`
  display: flex;
  gap: 2px;

  &:not(:last-child) {
    padding-inline-end: ${space('1')};
    border-inline-end: 1px solid ${color('rule')};
  }
`;

/** The text box. Its rules for white space and for unselectable parts are those that ProseMirror requires. */
export const TextPlace = styled.div`
  & > .ProseMirror {
    ${prose}
    position: relative;
    min-height: 120px;
    max-height: min(50vh, 480px);
    padding: 10px ${space('3')};
    overflow-y: auto;
    outline: none;
    white-space: pre-wrap;
    white-space: break-spaces;
    font-variant-ligatures: none;
    font-feature-settings: 'liga' 0;
    cursor: text;

    &[contenteditable='false'] {
      color: ${color('ink-subtle')};
      cursor: not-allowed;
    }

    a {
      cursor: text;
    }

    .ProseMirror-separator {
      display: inline;
      border-radius: 0;
    }

    .ProseMirror-selectednode {
      outline: 2px solid ${color('accent')};
      outline-offset: 1px;
    }
  }

  .ProseMirror-hideselection *::selection {
    background: transparent;
  }
`;

export const DialogFields = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space('4')};
`;
