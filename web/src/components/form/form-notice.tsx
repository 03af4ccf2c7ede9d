import { Alert } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';

/** What went wrong, over a form; read out as soon as it is there. */
export function FailureNotice({ children }: { children: ReactNode }) {
  return (
    <Alert color="red" icon={<IconAlertCircle size={18} aria-hidden />} role="alert">
      {children}
    </Alert>
  );
}

/** What has been done, over a form or in its place. */
export function SuccessNotice({ children }: { children: ReactNode }) {
  return (
    <Alert color="green" icon={<IconCircleCheck size={18} aria-hidden />} role="status">
      {children}
    </Alert>
  );
}
