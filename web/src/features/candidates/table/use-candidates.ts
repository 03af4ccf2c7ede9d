import { candidateParsingSchema, jobCandidateSchema } from '@portal/domain/candidates/job-candidate';
import { submissionStatusSchema, type SubmissionStatus } from '@portal/domain/candidates/submission-status';
import { countedScore } from '@portal/domain/grading/display-score';
import { collections } from '@portal/domain/paths/firestore-paths';
import { collection } from 'firebase/firestore';
import { useMemo } from 'react';
import type { TableState } from '../../../components/grid/table-model';
import { textAt, type SortValues } from '../../../firebase/order-documents';
import { useData } from '../../../firebase/data-provider';
import { useStoredTable } from '../../../firebase/use-stored-table';

/** Removed candidates are not listed. */
const listed = [{ field: 'isDeleted', value: false }];
const meetingAll = [...listed, { field: 'sovren.meetsMustHaves', value: true }];

/** Columns that people read are sorted as they are shown. */
const byLanguage = ['fullName', 'recruiterId', 'submissionStatus.detail'];

/** Texts that columns show for what is stored. */
interface ShownTexts {
  nameOf: (uid: string) => string;
  statusOf: (status: SubmissionStatus) => string;
}

const sortValues = ({ nameOf, statusOf }: ShownTexts): SortValues => ({
  ...counted,
  recruiterId: (candidate) => nameOf(textAt(candidate, 'recruiterId')),
  'submissionStatus.detail': (candidate) =>
    statusOf(submissionStatusSchema.cast(candidate.get('submissionStatus'), { assert: false })),
});

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
 * @param options.texts what the columns of recruiter and status show, where there are such.
 * @param options.meetsAll lists only those who meet all must-haves.
 */
export function useCandidates(options: {
  organizationId: string;
  jobId: string;
  total: number;
  meetsAll?: boolean;
  texts?: ShownTexts;
  state: TableState;
}) {
  const { firestore } = useData();
  const { texts } = options;
  const shown = useMemo(() => (texts ? sortValues(texts) : counted), [texts]);
  return useStoredTable({
    state: options.state,
    collection: collection(firestore, collections.candidates(options.organizationId, options.jobId)),
    filters: options.meetsAll ? meetingAll : listed,
    schema: jobCandidateSchema,
    counted: shown,
    byLanguage,
    sign: options.total,
    searched: { kind: 'candidates', organizationId: options.organizationId, jobId: options.jobId },
  });
}
