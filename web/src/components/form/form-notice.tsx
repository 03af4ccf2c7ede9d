import { Alert } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';

/** An error above a form; read out when it appears. */
export function FailureNotice({ children }: { children: ReactNode }) {
  return (
    <Alert color="red" icon={<IconAlertCircle size={18} aria-hidden />} role="alert">
      {children}
    </Alert>
  );
}

/** A success above a form or in place of it. */
export function SuccessNotice({ children }: { children: ReactNode }) {
  return (
    <Alert color="green" icon={<IconCircleCheck size={18} aria-hidden />} role="status">
      {children}
    </Alert>
  );
}
