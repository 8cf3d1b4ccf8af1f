import type { ReactNode, RefObject } from 'react';
import { styled } from 'styled-components';
import { Button, useFocusOnOpen } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { space } from '../theme/index.js';

interface EditInPlaceProps {
  /** Accessible name: what is edited. */
  readonly label: string;
  /** Ref of the form around the field. */
  readonly formRef: RefObject<HTMLFormElement | null>;
  /**
   * Whether the value is being saved. Until the result is known, the form can be neither sent again nor closed, so that
   * the user sees the result.
   */
  readonly isBusy: boolean;
  readonly onSubmit: () => void;
  /** Called by Escape and by the cancel button. */
  readonly onClose: () => void;
  /** The field with its messages. */
  readonly children: ReactNode;
}

/** Form for editing a value in place. The field has the focus at once, Enter saves, Escape cancels. */
export function EditInPlace({ label, formRef, isBusy, onSubmit, onClose, children }: EditInPlaceProps) {
  const translate = useTranslate();
  useFocusOnOpen(formRef);
  return (
    <Frame
      ref={formRef}
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) onSubmit();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented && !isBusy) onClose();
      }}
    >
      {children}
      <Actions>
        <Button size="small" onPress={onClose} isDisabled={isBusy}>
          {translate('common.cancel')}
        </Button>
        <Button size="small" type="submit" variant="primary" isBusy={isBusy}>
          {translate('common.save')}
        </Button>
      </Actions>
    </Frame>
  );
}

const Frame = styled.form`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space('2')};
  min-width: 0;
  white-space: normal;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space('2')};
`;
