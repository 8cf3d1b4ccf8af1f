import { styled } from 'styled-components';
import { Button } from '../primitives/index.js';
import { space } from '../theme/index.js';

export interface SentencesProps {
  /** Accessible name of the choice. */
  readonly label: string;
  /** Texts to choose from. */
  readonly sentences: readonly string[];
  /** Called with the chosen text. */
  readonly onChoose: (sentence: string) => void;
}

/** Usual sentences that fill a field with one press; the text can be edited afterwards. */
export function Sentences({ label, sentences, onChoose }: SentencesProps) {
  return (
    <Row role="group" aria-label={label}>
      {sentences.map((sentence) => (
        <Button key={sentence} size="small" onPress={() => onChoose(sentence)}>
          {sentence}
        </Button>
      ))}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space('2')};
`;
