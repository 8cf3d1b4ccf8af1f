import { isAllRead } from '../state/answers.js';
import { isBeside, type RowIssue, type ValuePair } from '@kontor/portal-core/order-import';
import { Button } from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';
import { lineKey, textKey } from '../state/answers.js';
import type { Fault } from '../worker/mending.types.js';
import { useWizard } from '../wizard-context.js';
import { pairIn, UnitForm } from './UnitForm.js';

/** Possible answers for a text of a row: not an item, another meaning, correct as it is, or a remark that does not prevent sending. */
const WAYS = ['charge', 'take', 'keep', 'remark'] as const;

interface DoubtButtonsProps {
  readonly fault: Fault;
  /** Called with the key of the doubt before it is answered. */
  readonly onAnswer: (key: string) => void;
}

/** Buttons that answer a doubt about a text, or about rows that are apart; renders nothing for other faults. */
export function DoubtButtons({ fault, onAnswer }: DoubtButtonsProps) {
  const translate = useTranslate();
  const { store } = useWizard();
  const { issue, value } = fault;
  return (
    <>
      {pairsOf(issue).map(({ way, pair }) => (
        <Button
          key={way}
          size="small"
          onPress={() => {
            onAnswer(textKey(pair));
            void store.sayMeaning(pair);
          }}
        >
          {way === 'take' && translate('orderImport.takeValue', { value: pair.meaning })}
          {way === 'charge' && translate('orderImport.noItem')}
          {way === 'remark' &&
            translate(isAllRead(pair) ? 'orderImport.remarksRead' : 'orderImport.remarkImport')}
          {way === 'keep' && translate('orderImport.keepValue', { value: keptText(pair, value) })}
        </Button>
      ))}
      <UnitForm fault={fault} onAnswer={onAnswer} />
      <ApartButtons issue={issue} onAnswer={onAnswer} />
    </>
  );
}

/** Buttons that decide whether rows that are apart belong to the order above them. */
function ApartButtons({ issue, onAnswer }: Pick<Fault, 'issue'> & Pick<DoubtButtonsProps, 'onAnswer'>) {
  const translate = useTranslate();
  const { store } = useWizard();
  const apart = linesApart(issue);
  if (apart === null) return null;
  const { line, lines } = apart;
  const say = (said: Parameters<typeof store.sayLines>[0]) => {
    onAnswer(lineKey(line));
    void store.sayLines(said);
  };
  return (
    <>
      <Button size="small" onPress={() => say({ keepLines: [line] })}>
        {translate('orderImport.rowsBelong')}
      </Button>
      <Button size="small" onPress={() => say({ skipLines: lines })}>
        {translate('orderImport.rowsLeaveOut')}
      </Button>
    </>
  );
}

/** Key of the doubt in an issue; undefined if the issue is none. */
export function askedKey(issue: RowIssue): string | undefined {
  const first = pairsOf(issue)[0] ?? pairIn(issue, 'pieces');
  if (first !== null) return textKey(first.pair);
  const apart = linesApart(issue);
  return apart === null ? undefined : lineKey(apart.line);
}

/** What a text stays, in the words of its button. */
function keptText({ field, text, meaning }: ValuePair, value: string): string {
  if (field === 'product_named' || field === 'product_called') return text;
  return value === '' ? meaning : value;
}

function pairsOf({ params }: Pick<RowIssue, 'params'>) {
  const pairs = WAYS.flatMap((way) => pairIn({ params }, way) ?? []);
  // What else a text may mean is put right in its cell, unless that depends on what stands beside it.
  return pairs.filter(({ way, pair }) => way !== 'take' || isBeside(pair));
}

function linesApart({ code, params }: RowIssue) {
  if (code !== 'detachedRows' && code !== 'headRow') return null;
  const [line, last] = [Number(params?.['line']), Number(params?.['last'])];
  return { line, lines: Array.from({ length: last - line + 1 }, (_, at) => line + at) };
}
