import type { CandidateKey } from '@portal/domain/candidates/candidate-key';
import type { Activity } from '@portal/domain/events/activity';
import {
  viewerName,
  type KnownViewer,
  type PublicViewer,
  type SessionLocation,
} from '@portal/domain/events/public-viewer';
import type { PublicContext } from '../runtime/route';
import type { LinkRecipient } from './find-by-link';

/** The viewer as known by the link: a recipient's name and email replace what the browser states. */
export function identifyViewer(viewer: PublicViewer, recipient: LinkRecipient | null): KnownViewer {
  if (!recipient) return { ...viewer, recipientId: '', isVerified: false };
  const { recipientId, name, email, isVerified } = recipient;
  return { ...viewer, recipientId, isVerified, alias: (name || email).slice(0, 60), email };
}

/** An action of a viewer as an activity. */
export function viewerActivity(
  eventType: Activity['eventType'],
  viewer: KnownViewer,
  facts: Record<string, string | number | boolean> = {},
): Pick<Activity, 'eventType' | 'actorName' | 'data'> {
  const { guid, alias, email, sessionUID, windowGUID } = viewer;
  return { eventType, actorName: viewerName(viewer), data: { guid, alias, email, sessionUID, windowGUID, ...facts } };
}

/** The location of a viewer as facts of an activity. */
export function placeFacts({ country, region, city }: SessionLocation): Record<string, string> {
  return { country, region, city };
}

/**
 * Location and duration of a viewer's visit as facts of an activity: those of the view of the same session. Without a view,
 * as on an expired link, the client IP is located.
 */
export async function visitFacts(
  { store, geolocation, clientIp }: Pick<PublicContext, 'store' | 'geolocation' | 'clientIp'>,
  key: CandidateKey,
  { sessionUID }: PublicViewer,
): Promise<Record<string, string | number>> {
  const view = await store.publicActivity.view(key, sessionUID);
  const location = view?.location ?? (await geolocation.locate(clientIp));
  return { ...placeFacts(location), duration: Math.round(view?.duration ?? 0) };
}
