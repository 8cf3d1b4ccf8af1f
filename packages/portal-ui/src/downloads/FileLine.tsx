import { createElement, type ReactNode } from 'react';
import { File, FileSpreadsheet, FileText, FileVideo, type LucideIcon } from 'lucide-react';
import { mediaExtension, type MediaExtension } from '@kontor/portal-core/media';
import { styled } from 'styled-components';
import { useFileSize } from '../media/index.js';
import { color, font, radius, space } from '../theme/index.js';

export interface FileLineProps {
  /** The file's name in the store; its extension determines the displayed type. */
  readonly name: string;
  /** Size in bytes; undefined if unknown. */
  readonly size: number | undefined;
  /** The download link. */
  readonly link: ReactNode;
}

const ICONS: Readonly<Partial<Record<MediaExtension, LucideIcon>>> = {
  pdf: FileText,
  doc: FileText,
  docx: FileText,
  txt: FileText,
  csv: FileSpreadsheet,
  xls: FileSpreadsheet,
  xlsx: FileSpreadsheet,
  mp4: FileVideo,
};

/** A file to download: type, name and size. */
export function FileLine({ name, size, link }: FileLineProps) {
  const bytes = useFileSize(size ?? 0);
  const extension = mediaExtension(name);
  const facts = [extension?.toUpperCase(), size === undefined ? undefined : bytes];
  return (
    <Line>
      {createElement((extension && ICONS[extension]) || File, { 'aria-hidden': true })}
      <span>
        {link}
        <small>{facts.filter((fact) => fact !== undefined).join(' · ')}</small>
      </span>
    </Line>
  );
}

const Line = styled.span`
  display: flex;
  align-items: center;
  gap: ${space('3')};
  padding: ${space('2')} ${space('3')};
  border: 1px solid ${color('rule')};
  border-radius: ${radius('md')};
  background: ${color('sunken')};

  svg {
    flex: none;
    width: 20px;
    height: 20px;
    color: ${color('accent')};
  }

  & > span {
    display: flex;
    flex-direction: column;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  a {
    font-weight: ${font('weight-medium')};
  }

  small {
    color: ${color('ink-muted')};
    font-size: ${font('size-xs')};
  }
`;
