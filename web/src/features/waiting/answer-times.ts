import type { ClientWait } from '@portal/domain/submissions/client-wait';

const hourMs = 60 * 60 * 1_000;

/** How fast the client of a job answers. */
interface AnswerTimes {
  company: string;
  jobId: string;
  jobTitle: string;
  submissions: number;
  answers: number;
  /** Medians in hours; null when there is none. */
  firstView: number | null;
  toAnswer: number | null;
}

/** The times by client and job, the clients with the most submissions first. */
export function answerTimes(waits: readonly ClientWait[]): AnswerTimes[] {
  const jobs = new Map<string, ClientWait[]>();
  for (const wait of waits) jobs.set(wait.jobId, [...(jobs.get(wait.jobId) ?? []), wait]);
  return [...jobs.values()]
    .flatMap((ofJob) => {
      const [first] = ofJob;
      if (!first) return [];
      return {
        ...{ company: first.company, jobId: first.jobId, jobTitle: first.jobTitle, submissions: ofJob.length },
        answers: ofJob.filter(({ answeredAt }) => answeredAt).length,
        firstView: medianHours(ofJob, ({ firstViewedAt }) => firstViewedAt),
        toAnswer: medianHours(ofJob, ({ answeredAt }) => answeredAt),
      };
    })
    .sort((a, b) => b.submissions - a.submissions || a.company.localeCompare(b.company));
}

function medianHours(
  waits: readonly ClientWait[],
  endOf: (wait: ClientWait) => ClientWait['answeredAt'],
): number | null {
  const hours = waits
    .flatMap((wait) => {
      const end = endOf(wait);
      return end && wait.submittedAt ? (end.toMillis() - wait.submittedAt.toMillis()) / hourMs : [];
    })
    .sort((a, b) => a - b);
  const middle = hours.length / 2;
  const [low, high] = [hours[Math.ceil(middle) - 1], hours[Math.floor(middle)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}
