import { boolean, number } from 'yup';
import { record, type Model } from '../fields/model';

const count = () => number().integer().min(0).default(0);

/** Mails of a contact or lead: sent, opened, clicked. */
export const emailCountsSchema = record({ sent: count(), opened: count(), clicked: count() });
export type EmailCounts = Model<typeof emailCountsSchema>;

const rate = () => number().min(0).max(1).default(0);

/** Figures of the analytics dialogs. Rates are 0 to 1. */
export const emailAnalyticsSchema = record({
  tearsheetEmailsOpened: count(),
  overallEmailsOpened: count(),
  tearsheetOpenRate: rate(),
  overallOpenRate: rate(),
  tearsheetClicked: count(),
  overallClicked: count(),
  tearsheetClickedOverSent: rate(),
  overallClickedOverSent: rate(),
  tearsheetClickedOverOpened: rate(),
  overallClickedOverOpened: rate(),
  subscribed: boolean().default(true),
});
export type EmailAnalytics = Model<typeof emailAnalyticsSchema>;

/**
 * Computes the figures from the counts.
 * @param counts of tearsheet mails, and of all mails together.
 */
export function emailAnalyticsOf(
  counts: { tearsheet: EmailCounts; overall: EmailCounts },
  options: { subscribed: boolean },
): EmailAnalytics {
  const { tearsheet, overall } = counts;
  return {
    tearsheetEmailsOpened: tearsheet.opened,
    overallEmailsOpened: overall.opened,
    tearsheetOpenRate: part(tearsheet.opened, tearsheet.sent),
    overallOpenRate: part(overall.opened, overall.sent),
    tearsheetClicked: tearsheet.clicked,
    overallClicked: overall.clicked,
    tearsheetClickedOverSent: part(tearsheet.clicked, tearsheet.sent),
    overallClickedOverSent: part(overall.clicked, overall.sent),
    tearsheetClickedOverOpened: part(tearsheet.clicked, tearsheet.opened),
    overallClickedOverOpened: part(overall.clicked, overall.opened),
    subscribed: options.subscribed,
  };
}

/** A rate; 0 without a total, at most 1 since a mail may report more clicks than opens. */
function part(count: number, whole: number): number {
  return whole > 0 ? Math.min(1, count / whole) : 0;
}
