import { PortalError } from '@portal/domain/errors/portal-error';
import type { StaffContext } from '../runtime/route';

/** Removes an upload that has become something else. What is made of it is complete: a failure is left to the sweep. */
export async function removeStagedFile({ files, log }: StaffContext, stagedPath: string): Promise<void> {
  try {
    await files.remove(stagedPath);
  } catch (error) {
    log.warn('staged file stays until the sweep', { detail: PortalError.from(error).kind });
  }
}
