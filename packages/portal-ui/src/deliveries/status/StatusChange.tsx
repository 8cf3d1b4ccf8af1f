import { Suspense } from 'react';
import { lazyPart } from '../../primitives/index.js';
import type { StatusChangeDialogProps } from './StatusChangeDialog.js';

const StatusChangeDialog = lazyPart(() =>
  import('./StatusChangeDialog.js').then((module) => module.StatusChangeDialog),
);

/** The dialog that changes the status of a delivery, loaded when it is first opened. */
export function StatusChange(props: StatusChangeDialogProps) {
  return (
    <Suspense fallback={null}>
      <StatusChangeDialog {...props} />
    </Suspense>
  );
}
