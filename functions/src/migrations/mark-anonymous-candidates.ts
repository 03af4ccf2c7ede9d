import { skillsCandidateSchema, skillsCandidateSchemaVersion } from '@portal/domain/ats/skills-candidate';
import { isDocumentId } from '@portal/domain/paths/document-id';
import type { MigrationStep } from './migration-step';

/**
 * Tells marketing candidates whether their selected profile is anonymous, where it was selected before candidates stored
 * that. Public lists learn of the change by the trigger of the candidate.
 */
export const markAnonymousCandidates: MigrationStep = {
  name: 'mark-anonymous-candidates',
  from: 1,
  to: skillsCandidateSchemaVersion,
  collection: 'bhSmCandidates',
  isGroup: true,
  migrate: async (transaction, document) => {
    const { selectedProfileId } = skillsCandidateSchema.cast(
      { id: document.id, ...document.data() },
      { assert: false },
    );
    const profile = isDocumentId(selectedProfileId)
      ? await transaction.get(document.ref.collection('profiles').doc(selectedProfileId))
      : null;
    transaction.update(document.ref, {
      isAnonymous: profile?.get('isAnonymous') === true,
      schemaVersion: skillsCandidateSchemaVersion,
    });
  },
};
