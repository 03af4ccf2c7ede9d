import type { PublicContext } from '../../runtime/route';
import { filesOf, type PageFile } from '../files/page-files';
import type { OpenedBy } from '../files/viewer-file-link';
import { openContent } from './open-page';
import { openProfile } from './open-profile';

/**
 * The files that a marketing profile shows to this viewer now.
 * @throws PortalError as `openContent`.
 */
export async function marketingFiles(context: PublicContext, by: OpenedBy): Promise<PageFile[]> {
  const page = await openContent(context, { kind: 'profile', id: by.id }, { data: by.token, gatePass: by.proof });
  const { opened } = await openProfile(context, page);
  return opened ? filesOf({ profile: opened.shown, notes: '' }) : [];
}
