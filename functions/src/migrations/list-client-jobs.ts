import { jobSchemaVersion } from '@portal/domain/jobs/job';
import { listIn } from '../store/client-jobs';
import type { MigrationStep } from './migration-step';

/** Adds the jobs to the lists of clients that are from before lists had documents of their own. */
export const listClientJobs: MigrationStep = {
  name: 'list-client-jobs',
  from: 1,
  to: jobSchemaVersion,
  collection: 'jobs',
  isGroup: true,
  migrate: async (transaction, document) => {
    const [, organizationId = ''] = document.ref.path.split('/');
    await listIn(transaction, organizationId, document.id);
    transaction.update(document.ref, { schemaVersion: jobSchemaVersion });
  },
};
