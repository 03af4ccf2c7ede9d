import { measureParts } from '../measure-parts';
import { measureClientJobs } from './measure-client-jobs';
import { measureDecisions } from './measure-decisions';

const parts = {
  decisions: {
    headings: ['clients', 'decisions', 'a second', 'refused by limits', 'failed', 'counters equal events'],
    measure: measureDecisions,
  },
  jobs: {
    headings: ['jobs', 'candidates a job', 'listed', 'documents read', 'seconds'],
    measure: measureClientJobs,
  },
};

/**
 * Client Connect: clients who decide and change their minds at the same time, and the list of jobs of a client with many.
 * @param wanted one of the parts; all of them without it.
 */
export async function measureClientConnect(report: (what: string) => void, wanted?: string): Promise<string> {
  return await measureParts(parts, report, wanted);
}
