import type { TriedCollection } from '../harness/tried-collection';
import { candidateEditing, candidates } from './candidates';
import { jobs } from './jobs';
import {
  agencySettings,
  atsNotes,
  brands,
  customSkills,
  integrations,
  integrationUsers,
  jmBrands,
  jobTemplates,
  organizations,
  profileTemplates,
  settingChanges,
  smBrands,
  syncHistory,
  platformLogs,
  platformSettings,
  usersLogs,
  outbox,
  webhooks,
} from './organizations';
import { disabledUser, superAdminUser, unverifiedUser, users } from './users';
import { closedToAll, readable } from './written-by-functions';

/** Every collection of the rules. */
export const triedCollections: Record<string, TriedCollection> = {
  users,
  disabledUser,
  unverifiedUser,
  superAdminUser,
  organizations,
  platformSettings,
  agencySettings,
  settingChanges,
  brands,
  usersLogs,
  outbox,
  webhooks,
  platformLogs,
  atsNotes,
  integrations,
  integrationUsers,
  syncHistory,
  smBrands,
  jmBrands,
  profileTemplates,
  jobTemplates,
  customSkills,
  jobs,
  candidates,
  candidateEditing,
  ...readable,
  ...closedToAll,
};
