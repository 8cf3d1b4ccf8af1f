import { useState } from 'react';
import { Button, Dialog, ThemeRoot } from '@kontor/portal-ui';

export function Question() {
  const [isOpen, setOpen] = useState(false);
  return (
    <ThemeRoot locale="en" appearance={{ variables: { colorPrimary: '#5b2a86' } }}>
      <Button variant="primary" onPress={() => setOpen(true)}>
        Ask
      </Button>
      <Dialog isOpen={isOpen} title="Really?" onClose={() => setOpen(false)}>
        Nothing is sent anywhere.
      </Dialog>
    </ThemeRoot>
  );
}
