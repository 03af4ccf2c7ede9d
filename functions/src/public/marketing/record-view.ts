import type { marketingPagesApi } from '@portal/domain/contracts/marketing-pages-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import type { NoteEvent } from '@portal/domain/organizations/bullhorn-events';
import type { SharedLinkKind } from '@portal/domain/links/shared-link';
import { asListed } from '@portal/domain/tearsheets/public-list';
import { limitClient } from '../../runtime/rate-limit';
import type { PublicContext } from '../../runtime/route';
import { publicLimits } from '../limits';
import { isPublished } from './profile-subject';
import { openContent, type OpenPage } from './open-page';
import { addNote } from './add-note';
import { recordViewForMailing } from './record-view-for-mailing';
import { knownViewer, viewerLabel } from './recipient';

/** The note that a first view writes, by kind of page. Lists write theirs by a call of their own. */
const noteOfView: Partial<Record<SharedLinkKind, NoteEvent>> = { profile: 'smCandidateView', job: 'jmView' };

/**
 * Begins or extends a visit: one for each session and page, counted once. Staff are not tracked, nor are viewers of jobs
 * without tracking. The first view writes the note of the ATS; the mailing that sent the link learns of each.
 * @throws PortalError as `openContent`.
 */
export async function recordView(
  { kind, id, viewer, duration, bhcid, ...access }: RequestOf<typeof marketingPagesApi.marketingEvent>,
  context: PublicContext,
): Promise<AnswerOf<typeof marketingPagesApi.marketingEvent>> {
  const { store, clock } = context;
  const page = await openContent(context, { kind, id }, access);
  if (context.actor) return { recorded: false };
  const { link, targetId } = page;
  const { organizationId } = link;
  const viewId = `${viewer.sessionUID}~${kind}~${targetId}`;
  const prolonged = { seconds: duration, now: clock.now() };
  const added = await store.marketingActivity.prolongView(organizationId, viewId, prolonged);
  if (added !== null) {
    if (added > 0) await recordViewForMailing(context, link, added);
    return { recorded: true };
  }
  if (!(await isTracked(context, page, kind))) return { recorded: false };
  await limitClient(context, publicLimits.view, targetId);
  const [location, label, known] = await Promise.all([
    context.geolocation.locate(context.clientIp),
    viewerLabel(context, page, bhcid),
    knownViewer(context, page, viewer),
  ]);
  const now = clock.now();
  const isNew = await store.marketingActivity.openView({
    ...{ id: viewId, organizationId, linkId: link.id, kind, targetId, ...label },
    ...{
      viewer: known,
      location,
      startedAt: now,
      lastSeenAt: now,
      duration: 0,
    },
    tearsheetId: page.tearsheet?.id ?? '',
  });
  if (isNew) {
    await recordViewForMailing(context, link);
    const event = noteOfView[kind];
    if (event) await addNote(context, page, { event, kind, label, id: `view-${viewId}` });
  }
  return { recorded: isNew };
}

async function isTracked(
  { store }: PublicContext,
  { link, targetId, tearsheet }: OpenPage,
  kind: SharedLinkKind,
): Promise<boolean> {
  if (kind === 'candidates' || kind === 'jobs') return true;
  if (kind === 'profile') {
    const candidate = await store.skillsCandidates.get(link.organizationId, targetId);
    return candidate !== null && isPublished(tearsheet ? asListed(candidate) : candidate);
  }
  const job = await store.jobs.get(link.organizationId, targetId);
  return job !== null && job.selectedProfileId !== '' && !job.hideFeedbackQuestions;
}
