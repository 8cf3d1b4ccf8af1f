import type { ReactNode } from 'react';
import { PageColumn, PageHead } from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';
import { TakeFile } from './TakeFile.js';
import { TakenFiles } from './TakenFiles.js';

export interface ErpFilesProps {
  /** Page number of the files taken over, starting at 1. */
  readonly page: number;
  /** Called with the page the user asks for. */
  readonly onChange: (change: { readonly page: number }) => void;
  readonly heading?: ReactNode;
}

/** Takes files of shipments, stock and products over, and undoes those that were wrong. */
export function ErpFiles({ page, onChange, heading }: ErpFilesProps) {
  const translate = useTranslate();
  return (
    <>
      <PageColumn>
        <PageHead>{heading}</PageHead>
        <p>{translate('erpFiles.intro')}</p>
        <TakeFile />
      </PageColumn>
      <TakenFiles page={page} onChange={onChange} />
    </>
  );
}
