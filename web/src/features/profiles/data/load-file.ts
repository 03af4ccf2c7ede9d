import type { ProfileFile } from '@portal/domain/profiles/profile-file';
import type { ProfileCalls } from './use-profile-calls';

/**
 * The bytes of a file that a profile shows, for staff.
 * @throws PortalError with the message for the user; any other error of the network.
 */
export async function loadProfileFile(
  calls: Pick<ProfileCalls, 'openFile'>,
  profileId: string,
  { path }: Pick<ProfileFile, 'path'>,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const { url } = await calls.openFile({ profileId, path }, signal);
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
