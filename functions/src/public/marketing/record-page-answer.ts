import type { KnownViewer, PublicViewer } from '@portal/domain/events/public-viewer';
import { viewerAnswerSchema, type ViewerAnswer } from '@portal/domain/feedback/viewer-answer';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { PublicContext } from '../../runtime/route';
import { recordAnswer } from '../answers/record-answer';
import { recordForMailing } from '../answers/record-for-mailing';
import type { OpenPage } from './open-page';
import { knownViewer, viewerLabel } from './recipient';

interface Given {
  answer: Partial<ViewerAnswer> & Pick<ViewerAnswer, 'type' | 'page' | 'approve'>;
  /** Name of the candidate or job. */
  name: string;
  record: (viewer: KnownViewer) => Parameters<typeof recordAnswer>[1]['record'];
}

/**
 * Stores what a viewer answered on a marketing page, under the name of the contact whom the link or the gate tells.
 * @returns false when this viewer's answer is stored already, or what it is about is gone.
 */
export async function recordPageAnswer(
  context: PublicContext,
  page: OpenPage,
  sent: PublicViewer,
  { name, record, answer: given }: Given,
): Promise<boolean> {
  const { link } = page;
  const { organizationId } = link;
  const named = { ...sent, email: sent.email || (given.email ?? '') };
  const [viewer, label] = await Promise.all([knownViewer(context, page, named), viewerLabel(context, page, '')]);
  const answer = viewerAnswerSchema.cast({ ...given, ...label, linkId: link.id, viewer });
  const isNew = await recordAnswer(context, { organizationId, answer, record: record(viewer) });
  if (isNew) {
    // The notice records it too; here staff see it at once.
    await recordForMailing(context, answer, name).catch((error: unknown) => {
      context.log.warn('a mailing is updated later', { detail: PortalError.from(error).message });
    });
  }
  return isNew;
}
