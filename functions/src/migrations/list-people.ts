import { jobCandidateSchema } from '@portal/domain/candidates/job-candidate';
import { castDocument } from '../store/firestore';
import { updatePeople } from '../store/agency-people';
import type { MigrationStep } from './migration-step';

/** Lists the people who became candidates before an organization had a list of its people. */
export const listPeople: MigrationStep = {
  name: 'list-people',
  from: 3,
  to: 4,
  collection: 'candidates',
  isGroup: true,
  migrate: async (transaction, document) => {
    const candidate = castDocument(document.data(), jobCandidateSchema);
    if (candidate?.organizationId) {
      const { organizationId, jobId, id: candidateId } = candidate;
      await updatePeople(transaction, { organizationId, jobId, candidateId }, []);
    }
    transaction.update(document.ref, { schemaVersion: 4 });
  },
};
