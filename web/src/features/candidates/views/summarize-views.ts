import { dayMs } from '@portal/domain/constants/time';
import { viewerName, type ResumeView, type SessionLocation } from '@portal/domain/events/public-viewer';
import { verifiedTexts } from '@portal/domain/texts/verified-viewers';

export interface ViewsSummary {
  views: number;
  viewers: number;
  /** Seconds. */
  timeSpent: number;
  /** Milliseconds since 1970; null without a view. */
  lastViewed: number | null;
  /** A point for each day from the first view to the last, empty days included. */
  days: { day: string; views: number }[];
  /** Minutes of the latest views, oldest first. */
  latest: { view: string; minutes: number }[];
  /** Where from, most first. */
  places: { place: string; views: number }[];
}

/** More points than this are no chart any more: then the last ones are shown. */
const maxDays = 90;
const maxLatest = 20;
const maxPlaces = 8;

/**
 * Summarizes the views of a candidate's page.
 * @param unknown the label of an unknown place.
 */
export function summarizeViews(views: readonly ResumeView[], unknown: string): ViewsSummary {
  const byStart = [...views].sort((a, b) => a.startedAt - b.startedAt);
  const perDay = countsOf(byStart.map(({ startedAt }) => utcDay(startedAt)));
  const places = countsOf(byStart.map(({ location }) => placeOf(location) || unknown));
  return {
    views: views.length,
    viewers: new Set(views.map(({ viewer }) => viewer.guid)).size,
    timeSpent: views.reduce((sum, { duration }) => sum + duration, 0),
    lastViewed: views.length === 0 ? null : Math.max(...views.map(({ lastSeenAt }) => lastSeenAt)),
    days: daysBetween(byStart[0]?.startedAt, byStart.at(-1)?.startedAt).map((day) => ({
      day,
      views: perDay.get(day) ?? 0,
    })),
    latest: byStart.slice(-maxLatest).map(({ viewer, startedAt, duration }) => ({
      view: [viewerName(viewer), proofOf(viewer), dayText(utcDay(startedAt))].filter(Boolean).join(', '),
      minutes: Math.round(duration / 6) / 10,
    })),
    places: [...places]
      .map(([place, count]) => ({ place, views: count }))
      .sort((a, b) => b.views - a.views || a.place.localeCompare(b.place))
      .slice(0, maxPlaces),
  };
}

/** Whether a recipient has proved to be it; nothing for viewers whom no link names. */
function proofOf({ recipientId, isVerified }: ResumeView['viewer']): string {
  if (recipientId === '') return '';
  return isVerified ? verifiedTexts.verified : verifiedTexts.notVerified;
}

function countsOf(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

function placeOf({ city, region, country }: SessionLocation): string {
  return [city, region, country].filter(Boolean).join(', ');
}

const shortDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** `Mar 4`, for a day such as `2026-03-04`. */
export function dayText(day: string): string {
  return shortDay.format(Date.parse(day));
}

function utcDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

function daysBetween(first: number | undefined, last: number | undefined): string[] {
  if (first === undefined || last === undefined) return [];
  const end = Date.parse(utcDay(last));
  const count = Math.min(maxDays, Math.round((end - Date.parse(utcDay(first))) / dayMs) + 1);
  return Array.from({ length: count }, (_, index) => utcDay(end - (count - 1 - index) * dayMs));
}

/** `1 h 5 min`, `3 min`, `20 s`. */
export function formatDuration(seconds: number): string {
  const whole = Math.round(seconds);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)];
  if (hours > 0) return `${hours} h ${minutes} min`;
  return minutes > 0 ? `${minutes} min` : `${whole} s`;
}
