import { ungradedFields } from '../store/candidate-grades';
import type { MigrationStep } from './migration-step';

/**
 * Clears scores that were stored before grades had must-haves, because a query that sorts by must-haves leaves out
 * documents without that field. The trigger of candidates then grades them again.
 */
export const clearOldGrades: MigrationStep = {
  name: 'clear-old-grades',
  from: 1,
  to: 2,
  collection: 'candidates',
  isGroup: true,
  migrate: (transaction, document) => {
    const isGradedBefore = document.get('sovren.mustHavesMet') === undefined;
    transaction.update(document.ref, {
      ...(isGradedBefore ? ungradedFields : {}),
      schemaVersion: 2,
    });
    return Promise.resolve();
  },
};
