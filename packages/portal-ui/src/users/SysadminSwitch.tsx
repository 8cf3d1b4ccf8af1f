import { useState } from 'react';
import { ShieldCheck, ShieldOff } from 'lucide-react';
import { ROLE_SYSADMIN } from '@kontor/portal-core';
import { Button, Dialog } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';

interface SysadminSwitchProps {
  readonly roleId: number | null;
  /** Called with role 1, or with no role, which must then be chosen. */
  readonly onChange: (roleId: number | null) => void;
}

/** Grants or revokes sysadmin after asking; it holds once the form is saved. */
export function SysadminSwitch({ roleId, onChange }: SysadminSwitchProps) {
  const translate = useTranslate();
  const [isAsking, ask] = useState(false);
  const isSysadmin = roleId === ROLE_SYSADMIN;
  const close = () => ask(false);
  return (
    <>
      <Button
        icon={isSysadmin ? <ShieldOff aria-hidden="true" /> : <ShieldCheck aria-hidden="true" />}
        onPress={() => ask(true)}
      >
        {translate(isSysadmin ? 'users.revokeSysadmin' : 'users.grantSysadmin')}
      </Button>
      <Dialog
        isOpen={isAsking}
        role="alertdialog"
        size="small"
        title={translate(isSysadmin ? 'users.revokeTitle' : 'users.grantTitle')}
        onClose={close}
        actions={
          <>
            <Button onPress={close}>{translate('common.cancel')}</Button>
            <Button
              variant="danger"
              onPress={() => {
                onChange(isSysadmin ? null : ROLE_SYSADMIN);
                close();
              }}
            >
              {translate(isSysadmin ? 'users.revokeSysadmin' : 'users.grantSysadmin')}
            </Button>
          </>
        }
      >
        <p>{translate(isSysadmin ? 'users.revokeText' : 'users.grantText')}</p>
      </Dialog>
    </>
  );
}
