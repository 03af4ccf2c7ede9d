import { candidateParsingSchema, jobCandidateSchema } from '@portal/domain/candidates/job-candidate';
import { countedScore } from '@portal/domain/grading/display-score';
import { collections } from '@portal/domain/paths/firestore-paths';
import { collection } from 'firebase/firestore';
import type { TableState } from '../../../components/grid/table-model';
import type { SortValues } from '../../../firebase/order-documents';
import { useData } from '../../../firebase/data-provider';
import { useStoredTable } from '../../../firebase/use-stored-table';

/** Removed candidates are not listed. */
const listed = [{ field: 'isDeleted', value: false }];
const meetingAll = [...listed, { field: 'sovren.meetsMustHaves', value: true }];

/** A grade that is missing counts as the score that its cell shows. */
const counted: SortValues = {
  'sovren.weightedScore': (candidate) => {
    const { sovrenParsedStatus, weightedScore } = candidateParsingSchema.cast(candidate.get('sovren'), {
      assert: false,
    });
    return countedScore({ isFileParsed: sovrenParsedStatus === 'parsed', weightedScore });
  },
};

/**
 * A live page of a job's candidates.
 * @param options.total how many the job says it has.
 * @param options.meetsAll lists only those who meet all must-haves.
 */
export function useCandidates(options: {
  organizationId: string;
  jobId: string;
  total: number;
  meetsAll?: boolean;
  state: TableState;
}) {
  const { firestore } = useData();
  return useStoredTable({
    state: options.state,
    collection: collection(firestore, collections.candidates(options.organizationId, options.jobId)),
    filters: options.meetsAll ? meetingAll : listed,
    schema: jobCandidateSchema,
    counted,
    sign: options.total,
    searched: { kind: 'candidates', organizationId: options.organizationId, jobId: options.jobId },
  });
}
