import { Button } from '../../primitives/index.js';
import { useOffers, useTranslate } from '../../provider/index.js';
import { LineAsks } from '../record/Delivery.styles.js';
import type { InboundLine } from '../record/useInbound.js';
import type { LineQuestions } from './useLineQuestions.js';

export interface AskLineProps {
  readonly line: InboundLine | undefined;
  readonly questions: LineQuestions;
}

/** Asks about a line that differs, and leads to the questions about it. */
export function AskLine({ line, questions }: AskLineProps) {
  const translate = useTranslate();
  const mayComment = useOffers('comment');
  if (line === undefined) return null;
  const count = questions.countOf(line.position);
  const isOpen = mayComment && line.reason !== '';
  if (!isOpen && count === 0) return null;
  return (
    <LineAsks>
      {isOpen && (
        <Button
          size="small"
          aria-label={translate('deliveries.askLineOf', { name: line.name || line.productId })}
          onPress={() => questions.ask(line)}
        >
          {translate('deliveries.askLine')}
        </Button>
      )}
      {count > 0 && (
        <Button size="small" variant="quiet" onPress={questions.showQuestions}>
          {translate('deliveries.askedOfLine', { count })}
        </Button>
      )}
    </LineAsks>
  );
}
