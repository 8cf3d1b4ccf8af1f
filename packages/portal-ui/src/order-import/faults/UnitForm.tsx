import { useState, type FormEvent } from 'react';
import {
  isPieces,
  parseValuePair,
  withoutBeside,
  type RowIssue,
  type ValuePair,
} from '@kontor/portal-core/order-import';
import { Button, TextField } from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';
import { textKey } from '../state/answers.js';
import type { Fault } from '../worker/mending.types.js';
import { useWizard } from '../wizard-context.js';
import { FaultForm } from './FaultPanel.styles.js';

/** The value pair that an issue proposes under a name; null if it proposes none. */
export function pairIn<Way extends string>(
  { params }: Pick<RowIssue, 'params'>,
  way: Way,
): { readonly way: Way; readonly pair: ValuePair } | null {
  const pair = parseValuePair(String(params?.[way] ?? ''));
  return pair === null ? null : { way, pair };
}

interface UnitFormProps {
  readonly fault: Fault;
  /** Called with the key of the doubt before it is answered. */
  readonly onAnswer: (key: string) => void;
}

/** Field for the number of pieces in a unit of quantities; renders nothing for other faults. */
export function UnitForm({ fault: { issue }, onAnswer }: UnitFormProps) {
  const asked = pairIn(issue, 'pieces');
  return asked === null ? null : <PiecesForm pair={asked.pair} onAnswer={onAnswer} />;
}

function PiecesForm({ pair, onAnswer }: { readonly pair: ValuePair } & Pick<UnitFormProps, 'onAnswer'>) {
  const translate = useTranslate();
  const { store } = useWizard();
  const { text: unit, meaning } = pair;
  const alone = withoutBeside(unit);
  const [pieces, setPieces] = useState(meaning === '1' ? '' : meaning);
  const say = (number: string, text = unit) => {
    onAnswer(textKey({ ...pair, text }));
    void store.sayMeaning({ ...pair, text, meaning: number });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPieces(pieces)) say(pieces);
  };
  const label = translate('orderImport.unitPieces', { unit });
  return (
    <FaultForm onSubmit={submit}>
      <TextField
        label={label}
        isLabelHidden
        placeholder={label}
        maxLength={6}
        value={pieces}
        onChange={({ value }) => setPieces(value.trim())}
      />
      <Button size="small" type="submit" isDisabled={!isPieces(pieces)}>
        {translate('orderImport.unitTake')}
      </Button>
      {alone !== unit && (
        <Button size="small" onPress={() => say(pieces, alone)} isDisabled={!isPieces(pieces)}>
          {translate('orderImport.unitForAll')}
        </Button>
      )}
      <Button size="small" onPress={() => say('1')}>
        {translate('orderImport.unitIsPiece')}
      </Button>
    </FaultForm>
  );
}
