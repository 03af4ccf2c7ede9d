import { PortalError } from '@portal/domain/errors/portal-error';
import type { StaffContext } from '../runtime/route';

/** Removes an upload after its use. A failure is logged only, because the sweep removes it later. */
export async function removeStagedFile({ files, log }: StaffContext, stagedPath: string): Promise<void> {
  try {
    await files.remove(stagedPath);
  } catch (error) {
    log.warn('staged file stays until the sweep', { detail: PortalError.from(error).kind });
  }
}
