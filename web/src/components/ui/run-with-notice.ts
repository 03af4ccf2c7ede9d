import { PortalError, type ErrorKind } from '@portal/domain/errors/portal-error';
import { failureTexts } from '@portal/domain/texts/states';
import { notifications } from '@mantine/notifications';

interface Outcome {
  /** A function where the outcome is part of the message; absent where the screen shows the success by itself. */
  done?: string | (() => string) | undefined;
  /** Shown on failure; the server's own message when left out. */
  failed?: string | ((reason: string, kind: ErrorKind) => string);
  /** Yellow instead of green, for a success that removes something. */
  isWarning?: boolean;
}

/** Runs work and shows its outcome as a notification. @returns whether it succeeded. */
export async function runWithNotice(
  work: () => Promise<unknown>,
  { done, failed, isWarning }: Outcome,
): Promise<boolean> {
  try {
    await work();
  } catch (error) {
    const { userMessage: reason, kind } = PortalError.from(error);
    const message = typeof failed === 'function' ? failed(reason, kind) : (failed ?? reason);
    notifications.show({ color: 'red', message });
    return false;
  }
  if (done === undefined) return true;
  notifications.show({ color: isWarning ? 'yellow' : 'green', message: typeof done === 'function' ? done() : done });
  return true;
}

/** Shows a failure that has no message of its own. */
export function showFailure(): void {
  notifications.show({ color: 'red', message: failureTexts.changeFailed });
}
