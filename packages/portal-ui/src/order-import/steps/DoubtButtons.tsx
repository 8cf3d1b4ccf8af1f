import { parseValuePair, type RowIssue } from '@kontor/portal-core/order-import';
import { Button } from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';
import { lineKey, textKey } from '../state/answers.js';
import type { Fault } from '../worker/mending.types.js';
import { useWizard } from '../wizard-context.js';

/** What a text of a row may stand for: no item, itself after all, or a remark that keeps nothing from being sent. */
const WAYS = ['charge', 'keep', 'remark'] as const;

interface DoubtButtonsProps {
  readonly fault: Fault;
  /** Called with what is answered, right before. */
  readonly onAnswer: (key: string) => void;
}

/** Answers a doubt about a text, or about rows that stand apart; shows nothing at any other fault. */
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
          {way === 'charge' && translate('orderImport.noItem')}
          {way === 'remark' && translate('orderImport.remarkImport')}
          {way === 'keep' &&
            translate('orderImport.keepValue', { value: pair.field === 'product_named' ? pair.text : value })}
        </Button>
      ))}
      <ApartButtons issue={issue} onAnswer={onAnswer} />
    </>
  );
}

/** Says whether rows that stand apart belong to the order above them. */
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

/** Names the doubt an issue is; undefined when it is none. */
export function askedKey(issue: RowIssue): string | undefined {
  const [first] = pairsOf(issue);
  if (first !== undefined) return textKey(first.pair);
  const apart = linesApart(issue);
  return apart === null ? undefined : lineKey(apart.line);
}

function pairsOf({ params }: RowIssue) {
  return WAYS.flatMap((way) => {
    const pair = parseValuePair(String(params?.[way] ?? ''));
    return pair === null ? [] : [{ way, pair }];
  });
}

function linesApart({ code, params }: RowIssue) {
  if (code !== 'detachedRows') return null;
  const [line, last] = [Number(params?.['line']), Number(params?.['last'])];
  return { line, lines: Array.from({ length: last - line + 1 }, (_, at) => line + at) };
}
