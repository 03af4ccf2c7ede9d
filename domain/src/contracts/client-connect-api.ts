import { boolean, string } from 'yup';
import { accessLevels, type LoginStatus } from '../client-connect/portal-access';
import { email } from '../fields/email';
import { optionalId, requiredId } from '../fields/id';
import { list, record } from '../fields/model';
import { optionalText } from '../fields/text';
import { post } from './endpoint';

/** Most candidates that one call shows or hides. */
export const maxShownAtOnce = 200;

/** What staff decide about Client Connect, part of the app API. Refused for organizations without it. */
export const clientConnectApi = {
  /**
   * Sets which jobs a client contact sees; `off` ends their access at once. The contact is named by id, or by an email:
   * then it is created if there is none.
   */
  setPortalAccess: post(
    '/setPortalAccess',
    record({
      organizationId: requiredId(),
      contactId: optionalId(),
      email: email(),
      name: optionalText(),
      companyName: optionalText(),
      level: string().oneOf(accessLevels).required(),
    }),
  ).answers<{ contactId: string; status: LoginStatus }>(),

  /** Mails a contact with access a link to sign in with, valid for three days. */
  sendLoginLink: post('/sendLoginLink', record({ organizationId: requiredId(), contactId: requiredId() })).answers<{
    sentTo: string;
  }>(),

  /** Shows a job in Client Connect, also without candidates, or hides it with all its candidates. */
  setJobInClientConnect: post(
    '/setJobInClientConnect',
    record({ organizationId: requiredId(), jobId: requiredId(), isShown: boolean().required() }),
  ).answers<{ isShown: boolean }>(),

  /** Shows candidates of a job in Client Connect, or hides them. */
  setCandidatesInClientConnect: post(
    '/setCandidatesInClientConnect',
    record({
      organizationId: requiredId(),
      jobId: requiredId(),
      candidateIds: list(requiredId(), maxShownAtOnce).min(1).required(),
      isShown: boolean().required(),
    }),
  ).answers<{ changed: number }>(),
} as const;
