import type { ReactNode } from 'react';
import type { PublicCmsCode } from '@kontor/portal-core';
import { RichText } from '../editor/index.js';
import { Alert, Button } from '../primitives/index.js';
import { problemText, useTranslate } from '../provider/index.js';
import { usePublicBlock } from './useCmsBlocks.js';

export interface PublicBlockProps {
  readonly code: PublicCmsCode;
  /** Stands there while the block is on its way. */
  readonly loading?: ReactNode;
  /** Stands there when nobody has written the block. */
  readonly missing?: ReactNode;
  /** Shows nothing when the block cannot be fetched: it is a nicety of the page. */
  readonly isQuiet?: boolean;
  /** Puts the text into its place on the page. */
  readonly frame?: (text: ReactNode) => ReactNode;
}

/** A block anyone may read, without an account. */
export function PublicBlock(props: PublicBlockProps) {
  const { code, loading = null, missing = null, isQuiet = false, frame = (text) => text } = props;
  const translate = useTranslate();
  const { block, error, retry } = usePublicBlock(code);
  if (error !== null && isQuiet) return null;
  if (error !== null)
    return (
      <Alert level="danger" actions={<Button onPress={retry}>{translate('common.retry')}</Button>}>
        {problemText(error, translate)}
      </Alert>
    );
  if (block === undefined) return loading;
  return block === null ? missing : frame(<RichText html={block.content} />);
}
