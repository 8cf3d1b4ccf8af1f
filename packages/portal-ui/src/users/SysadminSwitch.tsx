import { useState } from 'react';
import { ShieldCheck, ShieldOff } from 'lucide-react';
import { ROLE_SYSADMIN } from '@kontor/portal-core/access';
import { ConfirmDialog } from '../forms/index.js';
import { Button } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';

interface SysadminSwitchProps {
  readonly roleId: number | null;
  /** Called with role 1, or with null: a role must then be chosen. */
  readonly onChange: (roleId: number | null) => void;
}

/** Grants or revokes the sysadmin role after a question; it takes effect when the form is saved. */
export function SysadminSwitch({ roleId, onChange }: SysadminSwitchProps) {
  const translate = useTranslate();
  const [isAsking, ask] = useState(false);
  const isSysadmin = roleId === ROLE_SYSADMIN;
  const label = translate(isSysadmin ? 'users.revokeSysadmin' : 'users.grantSysadmin');
  return (
    <>
      <Button
        icon={isSysadmin ? <ShieldOff aria-hidden="true" /> : <ShieldCheck aria-hidden="true" />}
        onPress={() => ask(true)}
      >
        {label}
      </Button>
      {isAsking && (
        <ConfirmDialog
          isDanger
          title={translate(isSysadmin ? 'users.revokeTitle' : 'users.grantTitle')}
          confirmLabel={label}
          onConfirm={() => onChange(isSysadmin ? null : ROLE_SYSADMIN)}
          onClose={() => ask(false)}
        >
          <p>{translate(isSysadmin ? 'users.revokeText' : 'users.grantText')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
