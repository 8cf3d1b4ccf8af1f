import { useEffect, useRef, useState } from 'react';
import { CopyBlock } from '../forms/index.js';
import { Button, Checkbox, useNotify } from '../primitives/index.js';
import { useSingleMutation, useTranslate } from '../provider/index.js';
import { Save } from './Profile.styles.js';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  /** Called when the user says that they are kept. */
  readonly onKept: () => Promise<void>;
}

/** The recovery codes, shown this once, until the user says that they are kept. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const [isKept, keep] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // The field that had the focus is gone with its step.
  useEffect(() => void requestAnimationFrame(() => heading.current?.focus()), []);
  const finish = useSingleMutation({
    mutationFn: onKept,
    onSuccess: () => notify({ level: 'success', title: translate('session.factorSetUp') }),
  });
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        {translate('session.factorCodesTitle')}
      </h3>
      <p>{translate('session.factorCodesText')}</p>
      <CopyBlock label={translate('session.factorCodes')} text={codes.join('\n')} />
      <Checkbox
        label={translate('session.factorCodesKept')}
        isSelected={isKept}
        onChange={({ isSelected }) => keep(isSelected)}
      />
      <Save>
        <Button
          variant="primary"
          isDisabled={!isKept}
          isBusy={finish.isPending}
          onPress={() => finish.mutate(undefined)}
        >
          {translate('session.factorDone')}
        </Button>
      </Save>
    </>
  );
}
