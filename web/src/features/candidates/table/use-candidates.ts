import { candidateParsingSchema, jobCandidateSchema } from '@portal/domain/candidates/job-candidate';
import { clientStateSchema, clientStateText, type ClientState } from '@portal/domain/candidates/client-state';
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

/** What a table lists. */
interface CandidateFilter {
  /** Only those who meet all must-haves. */
  meetsAll: boolean;
  /** Only those in this state with the client; null for everybody. */
  client: ClientState | null;
}

function filtersOf({ meetsAll, client }: CandidateFilter): { field: string; value: string | boolean }[] {
  return [
    ...listed,
    ...(meetsAll ? [{ field: 'sovren.meetsMustHaves', value: true }] : []),
    ...(client ? [{ field: 'clientState.state', value: client }] : []),
  ];
}

/** Columns that people read are sorted as they are shown. */
const byLanguage = ['fullName', 'recruiterId', 'submissionStatus.detail', 'clientState.state'];

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
  'clientState.state': (candidate) => {
    const state = clientStateSchema.cast(candidate.get('clientState') ?? {}, { assert: false });
    return clientStateText(state, (at) => at?.toDate().toISOString() ?? '');
  },
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
 * @param options.filter everybody without one.
 */
export function useCandidates(options: {
  organizationId: string;
  jobId: string;
  total: number;
  filter?: CandidateFilter;
  texts?: ShownTexts;
  state: TableState;
}) {
  const { firestore } = useData();
  const { texts, filter: { meetsAll, client } = { meetsAll: false, client: null } } = options;
  const filters = useMemo(() => filtersOf({ meetsAll, client }), [meetsAll, client]);
  const shown = useMemo(() => (texts ? sortValues(texts) : counted), [texts]);
  return useStoredTable({
    state: options.state,
    collection: collection(firestore, collections.candidates(options.organizationId, options.jobId)),
    filters,
    schema: jobCandidateSchema,
    counted: shown,
    byLanguage,
    sign: options.total,
    searched: { kind: 'candidates', organizationId: options.organizationId, jobId: options.jobId },
  });
}
