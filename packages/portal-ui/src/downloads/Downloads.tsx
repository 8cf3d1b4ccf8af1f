import type { ReactNode } from 'react';
import { FileDown } from 'lucide-react';
import { RichText } from '../editor/index.js';
import { Alert, Button, EmptyState, LoadingNote, PageColumn, PageHead } from '../primitives/index.js';
import { problemText, useTranslate } from '../provider/index.js';
import { FileLine } from './FileLine.js';
import { Card, Cards, CardText } from './Downloads.styles.js';
import { useDownloads } from './useDownloads.js';

export interface DownloadsProps {
  readonly heading?: ReactNode;
}

/** The downloads of the current user: texts with files. */
export function Downloads({ heading }: DownloadsProps) {
  return (
    <PageColumn>
      {heading !== undefined && <PageHead>{heading}</PageHead>}
      <DownloadCards />
    </PageColumn>
  );
}

function DownloadCards() {
  const translate = useTranslate();
  const { blocks, error, retry } = useDownloads();
  if (error !== null)
    return (
      <Alert level="danger" actions={<Button onPress={retry}>{translate('common.retry')}</Button>}>
        {problemText(error, translate)}
      </Alert>
    );
  if (blocks === undefined) return <LoadingNote />;
  if (blocks.length === 0)
    return (
      <EmptyState title={translate('downloads.none')} icon={<FileDown aria-hidden="true" />}>
        {translate('downloads.noneText')}
      </EmptyState>
    );
  return (
    <Cards aria-label={translate('downloads.listLabel')}>
      {blocks.map(({ id, name, content, files }) => (
        <li key={id}>
          <Card aria-labelledby={`download-${id}`}>
            <h2 id={`download-${id}`}>{name}</h2>
            <CardText>
              <RichText
                html={content}
                renderFile={(file) => (
                  <FileLine {...file} size={files.find(({ fileName }) => fileName === file.name)?.size} />
                )}
              />
            </CardText>
          </Card>
        </li>
      ))}
    </Cards>
  );
}
