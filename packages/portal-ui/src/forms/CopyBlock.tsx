import { useId } from 'react';
import { Copy } from 'lucide-react';
import { styled } from 'styled-components';
import { Button, useNotify } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import { color, font, radius, space } from '../theme/index.js';

export interface CopyBlockProps {
  /** Label of the text. */
  readonly label: string;
  readonly text: string;
}

/** A text with a copy button, such as a secret or lines of code. */
export function CopyBlock({ label, text }: CopyBlockProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const id = useId();
  const copy = () =>
    copyText(text).then(
      () => notify({ level: 'success', title: translate('apiKeys.copied', { name: label }) }),
      () => notify({ level: 'warning', title: translate('apiKeys.copyFailed') }),
    );
  return (
    <div>
      <Head>
        <Label id={id}>{label}</Label>
        <Button
          size="small"
          icon={<Copy aria-hidden="true" />}
          aria-label={translate('apiKeys.copyNamed', { name: label })}
          onPress={() => void copy()}
        >
          {translate('apiKeys.copy')}
        </Button>
      </Head>
      <Lines tabIndex={0} role="group" aria-labelledby={id}>
        <code>{text}</code>
      </Lines>
    </div>
  );
}

/** Copies a text to the clipboard. Rejects if the clipboard is unavailable: on plain http, or if access was denied. */
async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space('2')};
  margin-bottom: ${space('1')};
`;

const Label = styled.div`
  font-size: ${font('size-sm')};
  font-weight: ${font('weight-medium')};
`;

const Lines = styled.pre`
  max-width: 100%;
  margin: 0;
  padding: ${space('3')};
  overflow: auto;
  border: 1px solid ${color('rule')};
  border-radius: ${radius('md')};
  background: ${color('canvas')};
  font-family: ui-monospace, 'SF Mono', Menlo, Consolas, monospace;
  font-size: ${font('size-sm')};
  line-height: 1.5;
  user-select: all;
`;
