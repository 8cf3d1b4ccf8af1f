import { DEFAULT_AVATAR } from '@kontor/portal-core/media';
import { styled } from 'styled-components';
import { space } from '../theme/index.js';
import { Avatar } from './Avatar.js';
import { UploadField } from './UploadField.js';

export interface PictureFieldProps {
  readonly label: string;
  /** Label of the upload for the person's own picture. */
  readonly ownLabel: string;
  /** File name of the picture. */
  readonly picture: string;
  /** Name of the person. */
  readonly name: string;
  readonly error: string | undefined;
  /** Called with the new picture, or with the default one when the own picture was removed. */
  readonly onChange: (change: { readonly picture: string }) => void;
}

/** A person's picture, with the choice of another one beside it. */
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
