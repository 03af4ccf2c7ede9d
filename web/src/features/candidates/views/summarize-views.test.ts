import { expect, test } from '@jest/globals';
import type { ResumeView } from '@portal/domain/events/public-viewer';
import { formatDuration, summarizeViews } from './summarize-views';

const at = (day: string) => Date.parse(`${day}T12:00:00Z`);
function view(
  day: string,
  changes: { guid?: string; duration?: number; country?: string; city?: string } = {},
): ResumeView {
  const { guid = 'viewer-1', duration = 60, country = 'France', city = '' } = changes;
  return {
    viewer: {
      ...{ guid, alias: 'Red Fox', email: '', sessionUID: `s-${day}`, windowGUID: '' },
      ...{ recipientId: '', isVerified: false },
    },
    location: { country, region: '', city },
    startedAt: at(day),
    lastSeenAt: at(day) + duration * 1_000,
    duration,
  };
}

test('counts views and viewers, adds the time, and fills the days in between', () => {
  const summary = summarizeViews(
    [view('2026-03-04', { duration: 90 }), view('2026-03-01'), view('2026-03-04', { guid: 'viewer-2' })],
    'Unknown',
  );
  expect(summary).toMatchObject({ views: 3, viewers: 2, timeSpent: 210, lastViewed: at('2026-03-04') + 90_000 });
  expect(summary.days).toEqual([
    { day: '2026-03-01', views: 1 },
    { day: '2026-03-02', views: 0 },
    { day: '2026-03-03', views: 0 },
    { day: '2026-03-04', views: 2 },
  ]);
  expect(summary.latest.at(-1)?.view).toBe('Anonymous viewer (Red Fox), Mar 4');
});

test('places are counted, the unknown one too, most first', () => {
  const places = summarizeViews(
    [view('2026-03-01', { country: '' }), view('2026-03-02', { city: 'Paris' }), view('2026-03-03', { city: 'Paris' })],
    'Unknown',
  ).places;
  expect(places).toEqual([
    { place: 'Paris, France', views: 2 },
    { place: 'Unknown', views: 1 },
  ]);
});

test('a year of views is the last ninety days; no view is nothing', () => {
  expect(summarizeViews([view('2025-01-01'), view('2026-01-01')], '').days).toHaveLength(90);
  expect(summarizeViews([], '')).toMatchObject({ views: 0, lastViewed: null, days: [], latest: [], places: [] });
});

test.each([
  [0, '0 s'],
  [59.6, '1 min'],
  [3_900, '1 h 5 min'],
])('%d seconds are %s', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text);
});
