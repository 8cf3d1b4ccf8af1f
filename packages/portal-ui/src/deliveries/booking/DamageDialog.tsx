import { useState } from 'react';
import { validateDamage } from '@kontor/portal-core/deliveries';
import type { TextKey } from '@kontor/portal-core/i18n';
import { Sentences } from '../../comments/index.js';
import { FormDialog, useForm } from '../../forms/index.js';
import { UploadField } from '../../media/index.js';
import { FieldColumn, TextField } from '../../primitives/index.js';
import { useTranslate } from '../../provider/index.js';
import { damageComment } from './damage-comment.js';
import { useCommentOnDelivery } from '../record/useDeliveryChanges.js';

export interface DamageDialogProps {
  /** Number of the delivery, whose comments take the photo. */
  readonly deliveryId: number;
  /** Name of the product. */
  readonly name: string;
  /** Called with the damaged units, and the reason in words. */
  readonly onRecord: (damage: { readonly units: number; readonly reason: string }) => void;
  readonly onClose: () => void;
}

const REASONS: readonly TextKey[] = [
  'deliveries.damageCarton',
  'deliveries.damageGoods',
  'deliveries.damageWet',
  'deliveries.damagePallet',
];

/** Dialog that records damaged units with a reason. A photo becomes a comment on the delivery, where the merchant sees it. */
export function DamageDialog({ deliveryId, name, onRecord, onClose }: DamageDialogProps) {
  const translate = useTranslate();
  const [photoName, setPhotoName] = useState<string>();
  const { form, isSending } = useDamageForm({ deliveryId, name, onRecord, onClose });
  const { draft, change, errorOf } = form;
  return (
    <FormDialog
      title={translate('deliveries.damageTitle', { name })}
      submitLabel={translate('deliveries.damageRecord')}
      form={form}
      isBusy={isSending}
      onClose={onClose}
    >
      <FieldColumn>
        <p>{translate('deliveries.damageIntro')}</p>
        <TextField
          label={translate('deliveries.damagedUnits')}
          inputMode="numeric"
          maxLength={7}
          isRequired
          value={draft.units}
          error={errorOf('units')}
          onChange={({ value }) => change({ units: value })}
        />
        <Sentences
          label={translate('deliveries.damageSentences')}
          sentences={REASONS.map((reason) => translate(reason))}
          onChoose={(reason) => change({ reason })}
        />
        <TextField
          label={translate('deliveries.damageReason')}
          maxLength={150}
          isRequired
          value={draft.reason}
          error={errorOf('reason')}
          onChange={({ value }) => change({ reason: value })}
        />
        <UploadField
          label={translate('deliveries.damagePhoto')}
          kind="image"
          value={draft.photo}
          fileName={photoName}
          onChange={({ file }) => {
            setPhotoName(file?.originalName);
            change({ photo: file?.fileName ?? '' });
          }}
        />
      </FieldColumn>
    </FormDialog>
  );
}

/** Keeps the entries; a photo is sent before the damage is recorded. */
function useDamageForm({ deliveryId, name, onRecord, onClose }: DamageDialogProps) {
  const translate = useTranslate();
  const comment = useCommentOnDelivery({ id: deliveryId });
  const form = useForm({
    initial: { units: '1', reason: '', photo: '' },
    validate: validateDamage,
    refusal: comment.error,
    onSubmit: ({ units, reason, photo }) => {
      const words = translate('deliveries.damageReasonWords', {
        units: Number(units),
        reason: reason.trim(),
      });
      const record = () => {
        onRecord({ units: Number(units), reason: words });
        onClose();
      };
      if (photo === '') record();
      else
        comment.mutate(
          {
            comment: damageComment(`${name}: ${words}`, {
              fileName: photo,
              alt: translate('deliveries.damagePhotoAlt', { name }),
            }),
          },
          { onSuccess: record },
        );
    },
  });
  return { form, isSending: comment.isPending };
}
