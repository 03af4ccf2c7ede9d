import { uploadError } from '../adapters/parsing-service/document-fault';
import type { Ports } from '../runtime/ports';

/** @throws PortalError `unusableFile` for malware, `unavailable` when the scanner does not answer. */
export async function requireCleanFile({ scanner }: Pick<Ports, 'scanner'>, bytes: Uint8Array): Promise<void> {
  if (scanner && !(await scanner.isClean(bytes))) throw uploadError('infected');
}
