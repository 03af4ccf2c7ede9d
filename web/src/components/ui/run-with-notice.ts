import { PortalError } from '@portal/domain/errors/portal-error';
import { failureTexts } from '@portal/domain/texts/states';
import { notifications } from '@mantine/notifications';

interface Outcome {
  done: string;
  /** What is shown when it fails; the server's own sentence when left out. */
  failed?: string | ((reason: string) => string);
  /** A success that takes something away is told in yellow. */
  isWarning?: boolean;
}

/** Does something and tells how it went. @returns whether it went well. */
export async function runWithNotice(
  work: () => Promise<unknown>,
  { done, failed, isWarning }: Outcome,
): Promise<boolean> {
  try {
    await work();
  } catch (error) {
    const reason = PortalError.from(error).userMessage;
    const message = typeof failed === 'function' ? failed(reason) : (failed ?? reason);
    notifications.show({ color: 'red', message });
    return false;
  }
  notifications.show({ color: isWarning ? 'yellow' : 'green', message: done });
  return true;
}

/** Tells of a failure that carries no sentence of its own (001 §8). */
export function showFailure(): void {
  notifications.show({ color: 'red', message: failureTexts.changeFailed });
}
