import { addClientStates } from './add-client-states';
import { clearOldGrades } from './clear-old-grades';
import { hideAccessCode } from './hide-access-code';
import { listClientJobs } from './list-client-jobs';
import { listPeople } from './list-people';
import { markAnonymousCandidates } from './mark-anonymous-candidates';
import type { MigrationStep } from './migration-step';
import { moveSettings } from './move-settings';
import { showSubmittedCandidates } from './show-submitted-candidates';

/** Every step, in the order in which they run. A step stays until no project has documents of its `from` version. */
export const migrationSteps: readonly MigrationStep[] = [
  moveSettings,
  hideAccessCode,
  clearOldGrades,
  markAnonymousCandidates,
  showSubmittedCandidates,
  listPeople,
  addClientStates,
  listClientJobs,
];
