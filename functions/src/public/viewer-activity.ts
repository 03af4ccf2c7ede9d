import type { Activity } from '@portal/domain/events/activity';
import type { PublicViewer, SessionLocation } from '@portal/domain/events/public-viewer';

/** An action of a viewer as an activity. */
export function viewerActivity(
  eventType: Activity['eventType'],
  viewer: PublicViewer,
  facts: Record<string, string | number | boolean> = {},
): Pick<Activity, 'eventType' | 'actorName' | 'data'> {
  const { guid, alias, email, sessionUID, windowGUID } = viewer;
  return { eventType, actorName: email || alias, data: { guid, alias, email, sessionUID, windowGUID, ...facts } };
}

/** The location of a viewer as facts of an activity. */
export function placeFacts({ country, region, city }: SessionLocation): Record<string, string> {
  return { country, region, city };
}
