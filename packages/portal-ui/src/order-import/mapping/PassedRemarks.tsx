import { X } from 'lucide-react';
import { IconButton } from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';
import { isAllRead } from '../state/answers.js';
import { withMeaning } from '../state/draft-changes.js';
import { useWizard } from '../wizard-context.js';
import { Note, Pairs } from './MappingTable.styles.js';

/**
 * The user's answers to doubts about this file's rows, each with an undo: remarks that do not prevent their orders from
 * being sent, products of rows that named another, and pieces in a unit. Renders nothing without any.
 */
export function PassedRemarks() {
  const translate = useTranslate();
  const { values } = useWizard().state.draft?.mapping ?? {};
  const passed = (field: 'remark' | 'status') =>
    Object.entries(values?.[field] ?? {}).flatMap(([text, meaning]) =>
      meaning === ''
        ? [[text, isAllRead({ field, text }) ? translate('orderImport.answer_remarks') : text] as const]
        : [],
    );
  return (
    <>
      <Answers field="remark" head="remarksPassed" texts={passed('remark')} />
      <Answers field="status" head="statusesPassed" texts={passed('status')} />
      <Answers
        field="product_named"
        head="productsDecided"
        texts={Object.entries(values?.product_named ?? {}).map(([text, id]) => [text, `${text} = ${id}`])}
      />
      <Answers
        field="product_called"
        head="productsCalled"
        texts={Object.keys(values?.product_called ?? {}).map((text) => [text, text])}
      />
      <Answers
        field="unit"
        head="unitsSaid"
        texts={Object.entries(values?.unit ?? {}).map(([text, meaning]) => [
          text,
          translate('orderImport.answer_unit', { text, meaning }),
        ])}
      />
    </>
  );
}

interface AnswersProps {
  readonly field: 'remark' | 'status' | 'product_named' | 'product_called' | 'unit';
  readonly head: 'remarksPassed' | 'statusesPassed' | 'productsDecided' | 'productsCalled' | 'unitsSaid';
  /** Each text with its displayed form. */
  readonly texts: readonly (readonly [text: string, shown: string])[];
}

function Answers({ field, head, texts }: AnswersProps) {
  const translate = useTranslate();
  const { store } = useWizard();
  if (texts.length === 0) return null;
  const forget = (text: string) =>
    store.change((draft, file) => withMeaning(draft, file, { field, text, meaning: null }));
  return (
    <Pairs>
      <Note>{translate(`orderImport.${head}`)}</Note>
      {texts.map(([text, shown]) => (
        <Pairs key={text}>
          <Note>{shown}</Note>
          <IconButton
            size="small"
            label={translate('orderImport.forgetPair', { text })}
            onPress={() => forget(text)}
          >
            <X />
          </IconButton>
        </Pairs>
      ))}
    </Pairs>
  );
}
