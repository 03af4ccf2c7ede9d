import type { ApplicantTracking } from './applicant-tracking';
import type { BullhornSettings } from './bullhorn-http';
import { logIn, renew, signIn } from './bullhorn-sign-in';
import { candidatesByIds } from './bullhorn-candidates';
import { contactsPage } from './bullhorn-contacts';
import { entityFields } from './bullhorn-metadata';
import { keepNote } from './bullhorn-notes';
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
    fields: (session, entity) => entityFields(settings, session, entity),
    keepNote: (session, note) => keepNote(settings, session, note),
  };
}
