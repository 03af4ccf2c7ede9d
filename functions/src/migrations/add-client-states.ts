import { jobCandidateSchemaVersion } from '@portal/domain/candidates/job-candidate';
import { clientStateIn } from '../store/client-states';
import type { MigrationStep } from './migration-step';

/** Stores where candidates are with the client, who are from before tables were sorted by it. */
export const addClientStates: MigrationStep = {
  name: 'add-client-states',
  from: 4,
  to: jobCandidateSchemaVersion,
  collection: 'candidates',
  isGroup: true,
  migrate: async (transaction, document) => {
    const [, organizationId = '', , jobId = ''] = document.ref.path.split('/');
    const changes = await clientStateIn(transaction, { organizationId, jobId, candidateId: document.id });
    transaction.update(document.ref, { ...changes, schemaVersion: jobCandidateSchemaVersion });
  },
};
