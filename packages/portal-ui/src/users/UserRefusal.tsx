import { useState } from 'react';
import { usersLiftRefusal, type User } from '@kontor/portal-core/users';
import { Alert, Button, TextField } from '../primitives/index.js';
import { useSend, useTranslate } from '../provider/index.js';
import { Refusal } from './UserRefusal.styles.js';

/** The button that lets a user sign in again who was refused after too many tries, and with them everyone of one address. */
export function UserRefusal({ user: { id, username: name } }: { readonly user: User }) {
  const translate = useTranslate();
  const [address, setAddress] = useState('');
  const lift = useSend(
    (client) => {
      const body = address.trim() === '' ? {} : { address: address.trim() };
      return client.call(usersLiftRefusal, { params: { id }, body });
    },
    { renews: [] },
  );
  return (
    <Refusal aria-label={translate('session.refusalTitle')}>
      <h3>{translate('session.refusalTitle')}</h3>
      <p>{translate('session.refusalText', { name })}</p>
      <TextField
        label={translate('session.refusalAddress')}
        help={translate('session.refusalAddressHelp')}
        value={address}
        onChange={({ value }) => setAddress(value)}
      />
      <Button isBusy={lift.isPending} onPress={() => lift.mutate(undefined)}>
        {translate('session.refusalLift')}
      </Button>
      {lift.error && (
        <Alert level="danger">
          {translate('session.refusalLiftFailed')}: {lift.error.message}
        </Alert>
      )}
      {lift.isSuccess && <Alert level="success">{translate('session.refusalLifted')}</Alert>}
    </Refusal>
  );
}
