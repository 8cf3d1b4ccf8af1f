import type { ReactNode } from 'react';
import type { PublicCmsCode } from '@kontor/portal-core/cms-blocks';
import { RichText } from '../editor/index.js';
import { Alert, Button } from '../primitives/index.js';
import { problemText, useTranslate } from '../provider/index.js';
import { usePublicBlock } from './useCmsBlocks.js';

export interface PublicBlockProps {
  readonly code: PublicCmsCode;
  /** Shown while the block is loading. */
  readonly loading?: ReactNode;
  /** Shown if nobody has written the block. */
  readonly missing?: ReactNode;
  /** Whether nothing is shown when the block cannot be fetched, for blocks the page can do without. */
  readonly isQuiet?: boolean;
  /** Wraps the block's text for its place on the page. */
  readonly frame?: (text: ReactNode) => ReactNode;
}

/** A block that anyone may read, without an account. */
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
