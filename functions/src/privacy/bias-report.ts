import { comparableEmail } from '@portal/domain/candidates/duplicate';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import type { scoringApi } from '@portal/domain/contracts/scoring-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import { biasReport } from '@portal/domain/privacy/bias-report';
import { biasReportTexts } from '@portal/domain/texts/bias-report';
import { limitRate } from '../runtime/rate-limit';
import type { StaffContext } from '../runtime/route';

type Call = typeof scoringApi.biasReport;

const limit = { name: 'biasReport', max: 10, windowSeconds: 3_600, userMessage: biasReportTexts.tooOften } as const;
const submittedStates: readonly string[] = ['waiting', 'maybe', 'approved', 'declined', 'interview'];

/**
 * Selection and scores of candidates by the group that the caller names for their emails. The groups are stored nowhere.
 * @throws PortalError `invalidRequest` for an email in two groups; `tooManyRequests`.
 */
export async function reportBias(
  { organizationId, people }: RequestOf<Call>,
  context: StaffContext,
): Promise<AnswerOf<Call>> {
  await limitRate(context, limit, organizationId);
  const groupOf = new Map<string, string>();
  for (const { email, group } of people) {
    const known = groupOf.get(comparableEmail(email));
    if (known !== undefined && known !== group) {
      throw new PortalError('invalidRequest', { userMessage: biasReportTexts.twoGroups(email) });
    }
    groupOf.set(comparableEmail(email), group);
  }
  const emails = [...new Set(people.flatMap(({ email }) => [email, comparableEmail(email)]))];
  const found = await context.store.personDocuments.candidatesBy(organizationId, 'email', emails);
  const counted = found.filter(({ restriction }) => !restriction.isOn);
  const groups = biasReport(
    counted.map(({ email, sovren, clientState }) => ({
      group: groupOf.get(comparableEmail(email)) ?? '',
      score: sovren.weightedScore,
      isSubmitted: submittedStates.includes(clientState.state),
    })),
  );
  const known = new Set(counted.map(({ email }) => comparableEmail(email)));
  return { groups, unknown: [...groupOf.keys()].filter((email) => !known.has(email)).length };
}
