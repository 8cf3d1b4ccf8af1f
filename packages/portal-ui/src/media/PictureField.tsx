import { DEFAULT_AVATAR } from '@kontor/portal-core';
import { styled } from 'styled-components';
import { space } from '../theme/index.js';
import { Avatar } from './Avatar.js';
import { UploadField } from './UploadField.js';

export interface PictureFieldProps {
  /** What is asked for. */
  readonly label: string;
  /** What a picture of the person's own is called. */
  readonly ownLabel: string;
  /** File name of the picture. */
  readonly picture: string;
  /** Whose picture it is. */
  readonly name: string;
  /** What is wrong, in words. */
  readonly error: string | undefined;
  /** Called with the new picture, with everybody's when the own one was taken away. */
  readonly onChange: (change: { readonly picture: string }) => void;
}

/** A person's picture, and beside it where another one is chosen. */
export function PictureField({ label, ownLabel, picture, name, error, onChange }: PictureFieldProps) {
  return (
    <Row>
      <Avatar src={picture} name={name} size="large" />
      <UploadField
        label={label}
        kind="image"
        value={picture === DEFAULT_AVATAR ? '' : picture}
        fileName={ownLabel}
        error={error}
        onChange={({ file }) => onChange({ picture: file?.fileName ?? DEFAULT_AVATAR })}
      />
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space('4')};

  & > :last-child {
    flex: 1 1 280px;
  }
`;
