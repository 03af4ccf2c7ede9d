import type { marketingPagesApi } from '@portal/domain/contracts/marketing-pages-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { dayMs } from '@portal/domain/constants/time';
import type { PublicContext } from '../../runtime/route';
import { addNote } from './add-note';
import { openContent } from './open-page';
import { viewerLabel } from './recipient';

/**
 * A recipient has opened a list of candidates: writes the note of the ATS, once a day for each link.
 * @throws PortalError as `openContent`.
 */
export async function sendTearsheetViewed(
  input: RequestOf<typeof marketingPagesApi.sendTearsheetViewed>,
  context: PublicContext,
): Promise<AnswerOf<typeof marketingPagesApi.sendTearsheetViewed>> {
  return await noteView(context, 'candidates', input);
}

/** As {@link sendTearsheetViewed}, for a list of jobs. */
export async function sendJobTearsheetViewed(
  input: RequestOf<typeof marketingPagesApi.sendJobTearsheetViewed>,
  context: PublicContext,
): Promise<AnswerOf<typeof marketingPagesApi.sendJobTearsheetViewed>> {
  return await noteView(context, 'jobs', input);
}

async function noteView(
  context: PublicContext,
  kind: 'candidates' | 'jobs',
  input: { tearsheetId: string; data: string; gatePass: string },
): Promise<{ accepted: true }> {
  const page = await openContent(context, { kind, id: input.tearsheetId }, input);
  if (context.actor) return { accepted: true };
  const event = kind === 'candidates' ? 'smTearsheetView' : 'jmListView';
  const label = await viewerLabel(context, page, '');
  const day = Math.floor(context.clock.now() / dayMs);
  await addNote(context, page, { event, kind, label, id: `tearsheet-${page.link.id}-${day}` });
  return { accepted: true };
}
