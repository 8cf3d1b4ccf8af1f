import { styled } from 'styled-components';
import type { OrderError } from '@kontor/portal-core/order-errors';
import { Select } from '../primitives/index.js';
import { useOffers, useTranslate } from '../provider/index.js';
import { color, font, size, space } from '../theme/index.js';
import { useOrderErrorSettings } from './useOrderErrorSettings.js';
import { useErrorStatusChange } from './useOrderErrorChanges.js';

/**
 * Select of an error's status, saved at once; the status alone where it cannot be changed. Offers the statuses of the settings; a current one that is no longer
 * listed is still shown.
 */
export function ErrorStatusSelect({ error }: { readonly error: Pick<OrderError, 'id' | 'status'> }) {
  const translate = useTranslate();
  const { statuses, request } = useOrderErrorSettings();
  const change = useErrorStatusChange(error.id);
  const mayChange = useOffers('edit');
  const shown = change.isPending ? change.variables : error.status;
  const options = statuses.includes(shown) ? statuses : [shown, ...statuses];
  if (!mayChange) return shown;
  return (
    <Box>
      <Select
        label={translate('orderErrors.changeStatusOf', { id: error.id })}
        isLabelHidden
        isLoading={request.isLoading}
        options={options.map((status) => ({ value: status, label: status }))}
        value={shown}
        onChange={({ value }) => {
          if (value !== shown) change.mutate(value);
        }}
      />
    </Box>
  );
}

const Box = styled.span`
  display: block;
  min-width: 0;

  button {
    width: fit-content;
    max-width: 100%;
    min-height: ${size('control-small')};
    padding-inline: ${space('2')};
    border-color: transparent;
    background: transparent;
    font-size: ${font('size-sm')};
  }

  button:hover,
  button:focus-visible,
  button[aria-expanded='true'] {
    border-color: ${color('rule-strong')};
    background: ${color('surface')};
  }

  td & {
    margin-inline-start: calc(-1 * ${space('2')});
  }

  [data-layout='cards'] & {
    margin-inline: auto calc(-1 * ${space('2')});
  }
`;
