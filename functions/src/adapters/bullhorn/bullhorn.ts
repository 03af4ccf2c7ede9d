import type { ApplicantTracking } from '../ats/applicant-tracking';
import type { BullhornSettings } from './bullhorn-http';
import { logIn, renew, signIn } from './bullhorn-sign-in';
import { candidatesByIds, newestCandidates } from './bullhorn-candidates';
import { contactsPage } from './bullhorn-contacts';
import { fileOfCandidate, resumeFile } from './bullhorn-files';
import { jobsByIds, jobsPage, submittedCandidates } from './bullhorn-jobs';
import { entityFields } from './bullhorn-metadata';
import { keepNote } from './bullhorn-notes';
import { saveSubmission } from './bullhorn-submissions';
import { tearsheetsPage } from './bullhorn-tearsheets';
import { corporateUsers } from './bullhorn-users';

/** The ats interface over Bullhorn's REST API. */
export function createBullhorn(settings: BullhornSettings): ApplicantTracking {
  return {
    signIn: (username, password) => signIn(settings, username, password),
    renew: (username, refreshToken) => renew(settings, username, refreshToken),
    logIn: (username, accessToken) => logIn(settings, username, accessToken),
    users: (session) => corporateUsers(settings, session),
    contacts: (session, page) => contactsPage(settings, session, page),
    tearsheets: (session, page) => tearsheetsPage(settings, session, page),
    candidates: (session, options) => candidatesByIds(settings, session, options),
    jobs: (session, page) => jobsPage(settings, session, page),
    jobsById: (session, ids) => jobsByIds(settings, session, ids),
    submittedTo: (session, jobId) => submittedCandidates(settings, session, jobId),
    newestCandidates: (session, count) => newestCandidates(settings, session, count),
    resumeOf: (session, candidateId) => resumeFile(settings, session, candidateId),
    fields: (session, entity) => entityFields(settings, session, entity),
    file: (session, which) => fileOfCandidate(settings, session, which),
    keepNote: (session, note) => keepNote(settings, session, note),
    saveSubmission: (session, submission) => saveSubmission(settings, session, submission),
  };
}
