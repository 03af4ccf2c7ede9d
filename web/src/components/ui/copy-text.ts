import { PortalError } from '@portal/domain/errors/portal-error';
import { formTexts } from '@portal/domain/texts/form';

/** Puts a text on the clipboard. @throws PortalError when the browser refuses; its message says so. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch (cause) {
    throw new PortalError('internal', { userMessage: formTexts.notCopied, cause });
  }
}
