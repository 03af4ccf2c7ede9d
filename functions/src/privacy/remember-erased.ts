import { storagePaths } from '@portal/domain/paths/storage-paths';
import type { Ports } from '../runtime/ports';

/**
 * Keeps hashes of an erased person: in the database, where imports ask for them, and in the bucket, which a restored
 * backup of the database does not touch.
 */
export async function rememberErased(
  { store, files, clock }: Pick<Ports, 'store' | 'files' | 'clock'>,
  organizationId: string,
  hashes: readonly string[],
): Promise<void> {
  for (const hash of hashes) {
    const at = Buffer.from(String(clock.now()));
    await files.write(storagePaths.erasedPerson(organizationId, hash), at, 'text/plain', { organizationId });
  }
  await store.erasedPeople.add(organizationId, hashes, clock.now());
}
