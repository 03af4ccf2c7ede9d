import { beforeAll, describe, expect, test } from '@jest/globals';
import { apiBasePaths } from '@portal/domain/contracts/endpoint';
import { organizationSchema } from '@portal/domain/organizations/organization';
import { documents, parserIndexIds } from '@portal/domain/paths/firestore-paths';
import { adminRoutes } from './admin-routes';
import { appRoutes } from './app-routes';
import { mailingsPublicRoutes } from './mailings/mailings-routes';
import { applicationUploadRoutes } from './privacy/application/upload-routes';
import { privacyPublicRoutes } from './privacy/privacy-routes';
import { publicRoutes, publicUploadRoutes } from './public/public-routes';
import type { Route } from './runtime/route';
import {
  alteredToken,
  call,
  fetchOwn,
  freshId,
  freshWorld,
  signIn,
  write,
  withoutTriggers,
  type Answer,
} from './testing/emulator';

withoutTriggers();

/**
 * The access of every call of every API for every kind of caller, over HTTP. The table is written by hand; a call
 * without a line fails.
 *
 * `in` is admitted (its input may still be refused), 401 unknown, 403 known and refused. `foreign` is an admin of
 * another organization; `expired` and `project` carry an admin's token that has expired or belongs to another project.
 * Calls whose input names no organization admit foreigners as staff of their own.
 */

const actors = [
  'nobody',
  'foreign',
  'user',
  'admin',
  'superAdmin',
  'unverified',
  'disabled',
  'client',
  'expired',
  'project',
] as const;
type Actor = (typeof actors)[number];

const expected = `
call                          nobody foreign user admin superAdmin unverified disabled client expired project
GET  app/captchaChallenge        in     in    in    in      in         in        in      in     in      in
POST app/signInWithPassword      in     in    in    in      in         in        in      in     in      in
POST app/signInWithLink          in     in    in    in      in         in        in      in     in      in
POST app/confirmSecondStep       in     in    in    in      in         in        in      in     in      in
POST app/startSecondStep         in     in    in    in      in         in        in      in     in      in
POST app/turnOnSecondStep        in     in    in    in      in         in        in      in     in      in
POST app/turnOffSecondStep       401    in    in    in      in         in        403     403    401     401
POST app/renewRecoveryCodes      401    in    in    in      in         in        403     403    401     401
POST app/resetSecondStep         401    403   403   in      in         403       403     403    401     401
POST app/renewProof              401    in    in    in      in         in        403     403    401     401
POST app/passkeyChallenge        in     in    in    in      in         in        in      in     in      in
POST app/signInWithPasskey       in     in    in    in      in         in        in      in     in      in
POST app/listPasskeys            401    in    in    in      in         in        403     403    401     401
POST app/startPasskey            401    in    in    in      in         in        403     403    401     401
POST app/addPasskey              401    in    in    in      in         in        403     403    401     401
POST app/renamePasskey           401    in    in    in      in         in        403     403    401     401
POST app/removePasskey           401    in    in    in      in         in        403     403    401     401
POST app/listSessions            401    in    in    in      in         in        403     403    401     401
POST app/continueSession         401    in    in    in      in         in        403     403    401     401
POST app/endSession              401    in    in    in      in         in        403     403    401     401
POST app/findIdentityProvider    in     in    in    in      in         in        in      in     in      in
POST app/startProviderSignIn     in     in    in    in      in         in        in      in     in      in
POST app/finishProviderSignIn    in     in    in    in      in         in        in      in     in      in
POST app/getIdentityProvider     401    403   403   in      in         403       403     403    401     401
POST app/saveIdentityProvider    401    403   403   in      in         403       403     403    401     401
POST app/removeIdentityProvider  401    403   403   in      in         403       403     403    401     401
POST app/verifySignInDomain      401    403   403   in      in         403       403     403    401     401
POST app/unlinkIdentity          401    403   403   in      in         403       403     403    401     401
POST app/singleSignOn            in     in    in    in      in         in        in      in     in      in
POST app/sendReset               in     in    in    in      in         in        in      in     in      in
POST app/confirmReset            in     in    in    in      in         in        in      in     in      in
POST app/decryptCode             in     in    in    in      in         in        in      in     in      in
POST app/sendUserCreatePasswordEmail  403 403 403   in      in         403       403     403    403     403
POST app/sendUserEmailLoginLink  401    403   403   in      in         403       403     403    401     401
POST app/encryptCode             401    403   403   in      in         403       403     403    401     401
POST app/sendEmailVerification   401    in    in    in      in         in        403     403    401     401
POST app/confirmVerification     401    in    in    in      in         in        403     403    401     401
POST app/setupPassword           401    in    in    in      in         in        403     403    401     401
POST app/updateEmail             401    in    in    in      in         in        403     403    401     401
POST app/undoEmailChange         in     in    in    in      in         in        in      in     in      in
POST app/setTeamMemberRoles      401    403   403   in      in         403       403     403    401     401
POST app/correctInvitation       401    403   403   in      in         403       403     403    401     401
POST app/addTeamMember           401    403   403   in      in         403       403     403    401     401
POST app/removeTeamMember        401    403   403   in      in         403       403     403    401     401
POST app/setTeamMemberBrand      401    403   403   in      in         403       403     403    401     401
POST app/setAtsAccess            401    403   403   in      in         403       403     403    401     401
POST app/connectAts              401    403   403   in      403        403       403     403    401     401
POST app/disconnectAts           401    403   403   in      in         403       403     403    401     401
POST app/chooseAtsImports        401    403   403   in      in         403       403     403    401     401
POST app/mapAtsStatuses          401    403   403   in      in         403       403     403    401     401
POST app/refreshAtsUsers         401    403   403   in      in         403       403     403    401     401
POST app/resendAtsNote           401    403   403   in      in         403       403     403    401     401
GET  app/verifyUserToken         401    in    in    in      in         403       403     403    401     401
POST app/expandArchive           401    403   in    in      in         403       403     403    401     401
POST app/addJobCandidate         401    403   in    in      in         403       403     403    401     401
POST app/replaceResume           401    403   in    in      in         403       403     403    401     401
POST app/copyCandidate           401    403   in    in      in         403       403     403    401     401
POST app/discardUpload           401    403   in    in      in         403       403     403    401     401
POST app/gradeJobCandidates      401    403   in    in      in         403       403     403    401     401
POST app/correctResume           401    403   in    in      in         403       403     403    401     401
POST app/parseCandidateFile      401    403   in    in      in         403       403     403    401     401
POST app/addAttachment          401    403   in    in      in         403       403     403    401     401
POST app/changeAttachment       401    403   in    in      in         403       403     403    401     401
POST app/setLinkExpiry          401    403   in    in      in         403       403     403    401     401
POST app/addWebhook             401    403   403   in      in         403       403     403    401     401
POST app/updateWebhook          401    403   403   in      in         403       403     403    401     401
POST app/removeWebhook          401    403   403   in      in         403       403     403    401     401
POST app/testWebhook            401    403   403   in      in         403       403     403    401     401
POST app/resendWebhookDelivery  401    403   403   in      in         403       403     403    401     401
POST app/createApiKey            401    403   403   in      in         403       403     403    401     401
POST app/revokeApiKey            401    403   403   in      in         403       403     403    401     401
POST app/listApiKeys             401    403   403   in      in         403       403     403    401     401
POST app/askAgreement            401    403   in    in      in         403       403     403    401     401
POST app/recordAgreement         401    403   in    in      in         403       403     403    401     401
POST app/scoringFacts         401    403   in    in      in         403       403     403    401     401
POST app/explainScore         401    403   in    in      in         403       403     403    401     401
POST app/mailScoreExplanation         401    403   in    in      in         403       403     403    401     401
POST app/biasReport         401    403   403   in      in         403       403     403    401     401
POST app/checkFairness         401    403   403   in      in         403       403     403    401     401
POST app/refuseAiTexts          401    403   in    in      in         403       403     403    401     401
POST app/restrictPerson         401    403   in    in      in         403       403     403    401     401
POST public/getAgreementPage     in     in    in    in      in         in        in      in     in      in
POST public/answerAgreement      in     in    in    in      in         in        in      in     in      in
POST public/getKeepPage          in     in    in    in      in         in        in      in     in      in
POST public/answerKeepPage       in     in    in    in      in         in        in      in     in      in
POST public/getApplication       in     in    in    in      in         in        in      in     in      in
POST public/correctContact       in     in    in    in      in         in        in      in     in      in
POST public/withdrawApplication  in     in    in    in      in         in        in      in     in      in
POST app/previewRetention        401    403   403   in      in         403       403     403    401     401
POST app/listRestrictedPeople        401    403   403   in      in         403       403     403    401     401
POST app/recordOpening           401    403   in    in      in         403       403     403    401     401
POST app/previewErasure          401    403   403   in      in         403       403     403    401     401
POST app/erasePerson             401    403   403   in      in         403       403     403    401     401
POST app/exportPerson            401    403   403   in      in         403       403     403    401     401
POST app/downloadExport          401    403   403   in      in         403       403     403    401     401
POST app/allowErasedPerson       401    403   403   in      in         403       403     403    401     401
POST app/setJobAccessCode       401    403   in    in      in         403       403     403    401     401
POST app/remindClient           401    403   in    in      in         403       403     403    401     401
POST app/findMatchingCandidates 401    403   in    in      in         403       403     403    401     401
POST app/search                 401    403   in    in      in         403       403     403    401     401
POST app/storageFileDownload     401    403   in    in      in         403       403     403    401     401
GET  app/storageFile             403    403   403   403     403        403       403     403    403     403
POST app/generatePdf             401    403   in    in      in         403       403     403    401     401
POST app/downloadResume          401    403   in    in      in         403       403     403    401     401
POST app/mergeDocuments          401    403   in    in      in         403       403     403    401     401
POST app/generateDocumentPublicUrl 401  403   in    in      in         403       403     403    401     401
POST app/deleteDocumentPublicUrl 401    403   403   403     403        403       403     403    401     401
POST app/generateSmProfileLink   401    403   in    in      in         403       403     403    401     401
POST app/generateJobProfileLink  401    403   in    in      in         403       403     403    401     401
POST app/generateTearsheetLink   401    403   in    in      in         403       403     403    401     401
POST app/revokeLink              401    403   in    in      in         403       403     403    401     401
POST app/recordEvent             401    403   in    in      in         403       403     403    401     401
POST app/recordJobEvent          401    403   in    in      in         403       403     403    401     401
POST app/analytics/event         401    in    in    in      in         in        403     403    401     401
GET  app/suggestTerms            401    in    in    in      in         403       403     403    401     401
POST app/loggerService           401    in    in    in      in         403       403     403    401     401
GET  admin/getCustomUserToken    401    403   403   403     in         403       403     403    401     401
GET  admin/getCustomAdminToken   401    403   403   403     403        403       403     403    401     401
POST admin/createUser            401    403   403   403     in         403       403     403    401     401
POST admin/updateUser            401    403   403   403     in         403       403     403    401     401
POST admin/disableUser           401    403   403   403     in         403       403     403    401     401
POST admin/enableUser            401    403   403   403     in         403       403     403    401     401
POST admin/deleteUser            401    403   403   403     in         403       403     403    401     401
POST admin/createOrganization    401    403   403   403     in         403       403     403    401     401
POST admin/createOrganizationIndexes 401 403  403   403     in         403       403     403    401     401
POST admin/sovren/parseJobOrder  401    403   in    in      in         403       403     403    401     401
POST admin/sovren/parseResumeAndIndex 401 403 in    in      in         403       403     403    401     401
POST admin/sovren/gradeResumeById 401   403   in    in      in         403       403     403    401     401
POST public/getHostTheme         in     in    in    in      in         in        in      in     in      in
POST public/getCandidateResume   in     in    in    in      in         in        in      in     in      in
POST public/getCandidateUploader in     in    in    in      in         in        in      in     in      in
POST public/analytics/public-event in   in    in    in      in         in        in      in     in      in
POST public/sendFeedbackVote     in     in    in    in      in         in        in      in     in      in
POST public/changeAnswer         in     in    in    in      in         in        in      in     in      in
POST public/getShortlist         in     in    in    in      in         in        in      in     in      in
POST public/sendShortlistAnswers in     in    in    in      in         in        in      in     in      in
POST public/submitFeedback       in     in    in    in      in         in        in      in     in      in
POST public/getInterviews        in     in    in    in      in         in        in      in     in      in
POST public/proposeInterview     in     in    in    in      in         in        in      in     in      in
POST public/changeOwnInterview   in     in    in    in      in         in        in      in     in      in
POST public/requestAccess        in     in    in    in      in         in        in      in     in      in
POST public/resumePdf            in     in    in    in      in         in        in      in     in      in
POST public/resumeDocument       in     in    in    in      in         in        in      in     in      in
GET  public/image                in     in    in    in      in         in        in      in     in      in
GET  public/file                 in     in    in    in      in         in        in      in     in      in
POST public/getProfile                   in     in    in    in      in         in        in      in     in      in
POST public/getJobProfile                in     in    in    in      in         in        in      in     in      in
POST public/getCandidateList             in     in    in    in      in         in        in      in     in      in
POST public/getJobList                   in     in    in    in      in         in        in      in     in      in
POST public/getCandidateListJson         in     in    in    in      in         in        in      in     in      in
POST public/getJobListJson               in     in    in    in      in         in        in      in     in      in
POST public/analytics/marketing-event    in     in    in    in      in         in        in      in     in      in
POST public/sendProfileFeedbackVote      in     in    in    in      in         in        in      in     in      in
POST public/sendJobFeedbackVote          in     in    in    in      in         in        in      in     in      in
POST public/submitProfileFeedback        in     in    in    in      in         in        in      in     in      in
POST public/submitJobFeedback            in     in    in    in      in         in        in      in     in      in
POST public/validateEmailContactGate     in     in    in    in      in         in        in      in     in      in
POST public/createContact                in     in    in    in      in         in        in      in     in      in
POST public/sendNewContact               in     in    in    in      in         in        in      in     in      in
POST public/sendTearsheetViewed          in     in    in    in      in         in        in      in     in      in
POST public/sendJobTearsheetViewed       in     in    in    in      in         in        in      in     in      in
POST public/bullhorn/elasticquery/searchCandidates in     in    in    in      in         in        in      in     in      in
POST public/uploadResume         in     in    in    in      in         in        in      in     in      in
POST public/uploadNewResume      in     in    in    in      in         in        in      in     in      in
POST app/createProfile  401 403 in in in 403 403 403 401 401
POST app/createMissingProfiles  401 403 in in in 403 403 403 401 401
POST app/saveProfile  401 403 in in in 403 403 403 401 401
POST app/formatProfile  401 403 in in in 403 403 403 401 401
POST app/chooseProfile  401 403 in in in 403 403 403 401 401
POST app/previewTemplate  401 403 403 in in 403 403 403 401 401
POST app/deleteProfile  401 403 in in in 403 403 403 401 401
POST app/listProfileVersions  401 403 in in in 403 403 403 401 401
POST app/getProfileVersion  401 403 in in in 403 403 403 401 401
POST app/restoreProfile  401 403 in in in 403 403 403 401 401
POST app/generateProfileSection  401 403 in in in 403 403 403 401 401
POST app/addProfileFiles  401 403 in in in 403 403 403 401 401
POST app/removeProfileFile  401 403 in in in 403 403 403 401 401
POST app/openProfileFile  401 403 in in in 403 403 403 401 401
POST app/generateProfilePdf  401 403 in in in 403 403 403 401 401
POST app/generateProfileWord  401 403 in in in 403 403 403 401 401
POST app/findIdentifyingTexts  401 403 in in in 403 403 403 401 401
POST app/createAnonymousProfile  401 403 in in in 403 403 403 401 401
POST app/saveRedactions  401 403 in in in 403 403 403 401 401
POST app/addJobNote  401 403 in in in 403 403 403 401 401
POST app/removeJobNote  401 403 in in in 403 403 403 401 401
POST app/offerInterview  401 403 in in in 403 403 403 401 401
POST app/changeInterview  401 403 in in in 403 403 403 401 401
POST app/setCredential  401 403 in in in 403 403 403 401 401
POST app/setPortalAccess  401 403 in in in 403 403 403 401 401
POST app/sendLoginLink  401 403 in in in 403 403 403 401 401
POST app/setJobInClientConnect  401 403 in in in 403 403 403 401 401
POST app/setCandidatesInClientConnect  401 403 in in in 403 403 403 401 401
POST app/clientSubmissionDraft  401 403 in in in 403 403 403 401 401
POST app/previewClientSubmission  401 403 in in in 403 403 403 401 401
POST app/addClientJobSubmission  401 403 in in in 403 403 403 401 401
POST app/revokeRecipientLink  401 403 in in in 403 403 403 401 401
POST app/revealProfile  401 403 in in in 403 403 403 401 401
POST app/answerThread  401 403 in in in 403 403 403 401 401
POST app/markThreadRead  401 403 in in in 403 403 403 401 401
POST app/mailNotesToAccountManager  401 403 in in in 403 403 403 401 401
POST app/sendProfileEmail  401 403 in in in 403 403 403 401 401
POST app/sendTearsheetEmail  401 403 in in in 403 403 403 401 401
POST app/sendJobProfileEmail  401 403 in in in 403 403 403 401 401
POST app/sendJobTearsheetEmail  401 403 in in in 403 403 403 401 401
POST app/previewProfile  401 403 in in in 403 403 403 401 401
POST app/previewTearsheet  401 403 in in in 403 403 403 401 401
POST app/previewJobProfileEmail  401 403 in in in 403 403 403 401 401
POST app/previewJobTearsheetEmail  401 403 in in in 403 403 403 401 401
POST app/mailDraft  401 403 in in in 403 403 403 401 401
POST app/checkRecipients  401 403 in in in 403 403 403 401 401
POST app/sendTestEmail  401 403 in in in 403 403 403 401 401
POST app/pauseMailing 401 403 in in in 403 403 403 401 401
POST app/resumeMailing 401 403 in in in 403 403 403 401 401
POST app/stopMailing  401 403 in in in 403 403 403 401 401
POST app/remindRecipients  401 403 in in in 403 403 403 401 401
POST app/createTearsheet  401 403 in in in 403 403 403 401 401
POST app/renameTearsheet  401 403 in in in 403 403 403 401 401
POST app/deleteTearsheet  401 403 in in in 403 403 403 401 401
POST app/addToTearsheet  401 403 in in in 403 403 403 401 401
POST app/removeFromTearsheet  401 403 in in in 403 403 403 401 401
POST app/addJobCandidates  401 403 in in in 403 403 403 401 401
POST app/updateTearsheetCandidate  401 403 in in in 403 403 403 401 401
POST app/saveContact  401 403 in in in 403 403 403 401 401
POST app/deleteContact  401 403 in in in 403 403 403 401 401
POST app/importContacts  401 403 in in in 403 403 403 401 401
GET  app/emailAnalytics  401 403 in in in 403 403 403 401 401
POST app/sendUnsubscribe  in in in in in in in in in in
POST public/getUnsubscribePage  in in in in in in in in in in
POST public/unsubscribe  in in in in in in in in in in
POST public/unsubscribeByHeader  in in in in in in in in in in
GET  public/unsubscribeByHeader  in in in in in in in in in in
GET  public/mailOpened  in in in in in in in in in in
GET  public/mailClicked  in in in in in in in in in in
POST public/getThread  in in in in in in in in in in
POST public/askQuestion  in in in in in in in in in in
POST public/requestViewerCode  in in in in in in in in in in
POST public/confirmViewerCode  in in in in in in in in in in
POST public/mailReply  403 403 403 403 403 403 403 403 403 403
POST public/mailEvents  403 403 403 403 403 403 403 403 403 403
POST app/signOutEverywhere       401    in    in    in      in         in        403     403    401     401
`;

const table = new Map(
  expected
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [method = '', path = '', ...cells] = line.trim().split(/\s+/);
      return [`${method} ${path}`, Object.fromEntries(actors.map((actor, index) => [actor, cells[index]]))] as const;
    }),
);

const apis: [keyof typeof apiBasePaths, readonly Route[]][] = [
  ['app', appRoutes],
  ['admin', adminRoutes],
  [
    'public',
    [
      ...publicRoutes,
      ...mailingsPublicRoutes,
      ...privacyPublicRoutes,
      ...publicUploadRoutes,
      ...applicationUploadRoutes,
    ],
  ],
];
const routes = new Map(
  apis.flatMap(([api, all]) =>
    all.map(({ endpoint }) => [`${endpoint.method} ${api}${endpoint.path}`, { api, endpoint }] as const),
  ),
);

const world = freshWorld();
const tokens = new Map<Actor, string>();
const uids = new Map<Actor, string>();
let member = '';
let memberId = '';

beforeAll(async () => {
  await write(documents.organization(world.a), organizationSchema.cast({ id: world.a, name: 'A' }));
  // Off unless it is switched on.
  await write(documents.platformSettings(world.a), {
    productFeature: { jobMarketing: { enable: '1' }, portal: { enable: '1' }, credentials: { enable: '1' } },
  });
  const cast = {
    foreign: 'foreignAdmin',
    user: 'recruiter',
    admin: 'admin',
    superAdmin: 'superAdmin',
    unverified: 'unverified',
    disabled: 'disabled',
    client: 'recruiterClient',
  } as const;
  for (const actor of ['foreign', 'user', 'admin', 'superAdmin', 'unverified', 'disabled', 'client'] as const) {
    const person = await signIn(cast[actor], world);
    tokens.set(actor, person.token);
    uids.set(actor, person.uid);
  }
  ({ email: member, uid: memberId } = await signIn('otherRecruiter', world));
  const token = tokens.get('admin') ?? '';
  tokens.set('expired', alteredToken(token, { exp: Math.floor(Date.now() / 1_000) - 60 }));
  const issuer = { aud: 'other', iss: 'https://securetoken.google.com/other' };
  tokens.set('project', alteredToken(token, issuer));
});

/** A minimal input that names the organization and nothing that exists. */
function inputOf(name: string, actor: Actor): Record<string, unknown> {
  const organizationId = world.a;
  const one = { organizationId, jobId: 'none', candidateId: 'none' };
  const candidate = { organizationId, jobId: 'none', id: 'none' };
  const stagedPath = `staging/${organizationId}/${uids.get(actor) ?? 'nobody'}/none/resume.pdf`;
  const user = { email: `${freshId('new')}@example.com`, displayName: 'New', userRoles: { user: true } };
  const document = { DocumentAsBase64String: Buffer.from('Nurse').toString('base64') };
  const userId = freshId('none');
  const inputs: Record<string, Record<string, unknown>> = {
    'app/sendUserCreatePasswordEmail': { userEmail: member },
    'app/sendUserEmailLoginLink': { userEmail: member },
    'app/encryptCode': { code: { userEmail: member, timestamp: 0, organization: { organizationId } } },
    'app/startSecondStep': { proof: 'none' },
    'app/endSession': { sessionId: 'none' },
    'app/renewProof': { password: 'Wrong-1!x' },
    'app/turnOffSecondStep': { password: 'Wrong-1!x', code: '000000' },
    'app/renewRecoveryCodes': { code: '000000' },
    'app/resetSecondStep': { userId: memberId },
    'app/setupPassword': { password: 'Some-new-1!' },
    'app/updateEmail': { newEmail: `${freshId('new')}@example.com`, password: 'Wrong-1!x' },
    'app/addTeamMember': { organizationId, user },
    'app/removeTeamMember': { organizationId, userId },
    'app/undoEmailChange': { code: 'none' },
    'app/setTeamMemberRoles': { organizationId, userId, userRoles: { user: true } },
    'app/correctInvitation': { organizationId, userId, email: user.email },
    'app/setTeamMemberBrand': { organizationId, userId, kind: 'selectedBrand', brand: 'Default' },
    'app/setAtsAccess': { organizationId, atsUserId: 'none', isEnabled: true },
    'app/connectAts': { organizationId, username: 'none', password: 'none' },
    'app/disconnectAts': { organizationId },
    'app/getIdentityProvider': { organizationId },
    'app/startProviderSignIn': { organizationId: 'none' },
    'app/finishProviderSignIn': { attempt: 'none', query: 'code=none' },
    'app/saveIdentityProvider': {
      organizationId,
      issuer: 'http://127.0.0.1:1',
      clientId: 'none',
      clientSecret: 'none',
      domains: ['agency.example'],
    },
    'app/removeIdentityProvider': { organizationId },
    'app/verifySignInDomain': { organizationId, domain: 'agency.example' },
    'app/unlinkIdentity': { organizationId, userId: 'none' },
    'app/chooseAtsImports': { organizationId, kinds: ['jobs'] },
    'app/mapAtsStatuses': { organizationId, statusMappings: [] },
    'app/refreshAtsUsers': { organizationId },
    'app/resendAtsNote': { organizationId, noteId: 'none' },
    'app/expandArchive': { organizationId, stagedPath: stagedPath.replace('.pdf', '.zip') },
    'app/addJobCandidate': { ...one, stagedPath, fileName: 'resume.pdf' },
    'app/replaceResume': { ...one, documentId: 'none', stagedPath, fileName: 'resume.pdf' },
    'app/copyCandidate': { ...one, from: { jobId: 'other', candidateId: 'none' } },
    'app/discardUpload': { organizationId, stagedPath, documentId: 'none' },
    'app/gradeJobCandidates': { organizationId, jobId: 'none' },
    'app/correctResume': { ...one, changes: [{}] },
    'app/parseCandidateFile': { ...one, fileId: 'none' },
    'app/addAttachment': { ...one, fileId: 'none', stagedPath, fileName: 'resume.pdf' },
    'app/changeAttachment': { ...one, fileId: 'none', name: 'x.pdf', isRemoved: true },
    'app/setLinkExpiry': { ...one, linkExpiry: null },
    'app/addWebhook': { organizationId, url: 'https://hooks.example/a', events: ['candidate.added'] },
    'app/updateWebhook': {
      organizationId,
      webhookId: 'none',
      url: 'https://hooks.example/a',
      events: ['candidate.added'],
      isEnabled: true,
    },
    'app/removeWebhook': { organizationId, webhookId: 'none' },
    'app/testWebhook': { organizationId, webhookId: 'none' },
    'app/resendWebhookDelivery': { organizationId, deliveryId: 'none' },
    'app/createApiKey': { organizationId, name: 'x', scopes: ['jobs:read'] },
    'app/revokeApiKey': { organizationId, apiKeyId: 'none' },
    'app/listApiKeys': { organizationId },
    'app/setJobAccessCode': { organizationId, jobId: 'none', accessCode: 'secret' },
    'app/remindClient': { organizationId, jobId: 'none', candidateIds: ['none'] },
    'app/findMatchingCandidates': { organizationId, jobId: 'none' },
    'app/search': { kind: 'jobs', organizationId, text: 'nurse' },
    'app/storageFileDownload': { ...one, type: 'candidateFile', fileId: 'resume' },
    'app/storageFile': { link: 'none' },
    'app/generatePdf': { candidate },
    'app/downloadResume': { candidate },
    'app/mergeDocuments': {
      fileUrls: [`organizations/${organizationId}/jobs/none/candidates/none/resume/none.pdf`],
      outputFormat: 'pdf',
    },
    'app/generateDocumentPublicUrl': { fileName: 'x.pdf', uuid: 'x', attachmentFile: { ...one, fileId: 'resume' } },
    'app/deleteDocumentPublicUrl': { storagePath: `organizations/${organizationId}/none` },
    'app/recordEvent': { organizationId, data: { eventType: 'login' } },
    'app/recordJobEvent': { organizationId, data: { eventType: 'statusChanged', jobId: 'none', candidateId: 'none' } },
    'app/analytics/event': { product: 'core', data: { time: 0 } },
    'app/suggestTerms': { kind: 'skills', text: 'nurse' },
    'app/loggerService': { error: 'test' },
    'public/file': { link: 'v1.none' },
    ...marketingInputs(organizationId),
    ...profileInputs(one),
    ...privacyInputs(one),
    'admin/getCustomUserToken': { userId },
    'admin/getCustomAdminToken': { returnToken: 'none' },
    'admin/createUser': { user },
    'admin/updateUser': { userId, user },
    'admin/disableUser': { userId },
    'admin/enableUser': { userId },
    'admin/deleteUser': { userId },
    'admin/createOrganization': { organization: { name: freshId('agency') } },
    'admin/createOrganizationIndexes': { organizationId },
    'admin/sovren/parseJobOrder': {
      ...document,
      IndexingOptions: { IndexId: parserIndexIds.jobs(organizationId), DocumentId: 'none' },
    },
    'admin/sovren/parseResumeAndIndex': {
      ...document,
      IndexingOptions: { IndexId: parserIndexIds.resumes(organizationId), DocumentId: 'none' },
    },
    'admin/sovren/gradeResumeById': {
      documentId: 'none',
      jobIndexId: parserIndexIds.jobs(organizationId),
      IndexIdsToSearchInto: [parserIndexIds.resumes(organizationId)],
      FilterCriteria: { DocumentIds: ['none'] },
    },
  };
  return inputs[name] ?? {};
}

/** Inputs of erasures, exports and agreements. */
function privacyInputs(one: { organizationId: string; jobId: string; candidateId: string }) {
  const { organizationId } = one;
  return {
    'app/recordOpening': one,
    'app/previewErasure': one,
    'app/erasePerson': { ...one, confirmation: 'Nobody' },
    'app/exportPerson': one,
    'app/downloadExport': { organizationId, runId: 'none', format: 'json' },
    'app/previewRetention': { organizationId },
    'app/allowErasedPerson': { organizationId, email: 'nobody@example.com' },
    'app/refuseAiTexts': { ...one, isRefused: true },
    'app/restrictPerson': { ...one, isOn: false },
    'app/listRestrictedPeople': { organizationId },
    'app/scoringFacts': { organizationId },
    'app/biasReport': { organizationId, people: [] },
    'app/checkFairness': { organizationId },
    'app/explainScore': one,
    'app/mailScoreExplanation': one,
    'app/askAgreement': one,
    'app/recordAgreement': { ...one, state: 'given', decidedAt: 0, note: 'By phone' },
  };
}

/** Inputs of profiles and of submissions to the client. */
function profileInputs(one: { organizationId: string; jobId: string; candidateId: string }) {
  const profile = { ...one, profileId: 'none' };
  const { organizationId, jobId } = one;
  const draft = { organizationId, jobId, candidateIds: ['none'] };
  const step = { interviewId: 'none', changeId: 'none', timeZone: 'UTC', slots: [{ start: 1, minutes: 30 }] };
  const submission = { ...draft, recipients: [{ email: 'x@example.com' }], subject: 'x', body: '<p>x</p>' };
  return {
    'app/createProfile': one,
    'app/createMissingProfiles': { organizationId },
    'app/previewTemplate': { ...one, side: 'core' },
    'app/saveProfile': profile,
    'app/formatProfile': profile,
    'app/chooseProfile': profile,
    'app/deleteProfile': profile,
    'app/openProfileFile': { ...profile, path: 'attachmentsnone/1/x.pdf' },
    'app/listProfileVersions': profile,
    'app/getProfileVersion': { ...profile, version: 1 },
    'app/restoreProfile': { ...profile, version: 1 },
    'app/generateProfileSection': { ...one, kind: 'recruiterNotes' },
    'app/addProfileFiles': { ...profile, key: 'x', fileIds: ['none'] },
    'app/removeProfileFile': { ...profile, key: 'x', path: 'x' },
    'app/generateProfilePdf': profile,
    'app/generateProfileWord': profile,
    'app/findIdentifyingTexts': profile,
    'app/createAnonymousProfile': profile,
    'app/saveRedactions': profile,
    'app/addJobNote': { organizationId, jobId: 'none', noteId: 'none', text: 'Parking is free', isForClient: true },
    'app/removeJobNote': { organizationId, jobId: 'none', noteId: 'none' },
    'app/offerInterview': { ...one, ...step, recipientId: 'none' },
    'app/changeInterview': { organizationId, ...step, action: 'confirm', version: 1 },
    'app/setCredential': { ...one, fileId: 'none', credential: null },
    'app/setPortalAccess': { organizationId, contactId: 'none', level: 'off' },
    'app/sendLoginLink': { organizationId, contactId: 'none' },
    'app/setJobInClientConnect': { organizationId, jobId: 'none', isShown: true },
    'app/setCandidatesInClientConnect': { organizationId, jobId: 'none', candidateIds: ['none'], isShown: true },
    'app/clientSubmissionDraft': draft,
    'app/previewClientSubmission': submission,
    'app/addClientJobSubmission': submission,
    'app/revokeRecipientLink': { ...one, recipientId: 'none' },
    'app/revealProfile': { ...one, recipientId: 'none', isRevealed: true },
    'app/mailNotesToAccountManager': one,
    'app/answerThread': { ...one, threadId: 'none', messageId: 'none', text: 'Yes' },
    'app/markThreadRead': { ...one, threadId: 'none' },
  };
}

/** Inputs of tearsheets, contacts, links and mailings. */
function marketingInputs(organizationId: string): Record<string, Record<string, unknown>> {
  const [candidate, job, tearsheet] = [{ candidateId: 'none' }, { jobId: 'none' }, { tearsheetId: 'none' }].map(
    (target) => ({ organizationId, ...target }),
  );
  const any = { organizationId, kind: 'tearsheet', targetId: 'none' };
  const path = { unsubType: 'sm', organizationId, recipientId: 'none' };
  return {
    'app/sendProfileEmail': { ...candidate },
    'app/previewProfile': { ...candidate },
    'app/sendTearsheetEmail': { ...tearsheet },
    'app/previewTearsheet': { ...tearsheet },
    'app/sendJobProfileEmail': { ...job },
    'app/previewJobProfileEmail': { ...job },
    'app/sendJobTearsheetEmail': { ...tearsheet },
    'app/previewJobTearsheetEmail': { ...tearsheet },
    'app/generateSmProfileLink': { ...candidate },
    'app/generateJobProfileLink': { ...job },
    'app/generateTearsheetLink': { ...tearsheet, kind: 'candidates' },
    'app/revokeLink': { organizationId, linkId: 'none' },
    'app/mailDraft': any,
    'app/checkRecipients': any,
    'app/sendTestEmail': any,
    'app/pauseMailing': { organizationId, mailingId: 'none' },
    'app/resumeMailing': { organizationId, mailingId: 'none' },
    'app/stopMailing': { organizationId, mailingId: 'none' },
    'app/remindRecipients': { organizationId, mailingId: 'none', days: 5 },
    'app/emailAnalytics': { organizationId, contactId: 'none' },
    'app/createTearsheet': { organizationId, name: 'x' },
    'app/renameTearsheet': { ...tearsheet, name: 'x' },
    'app/deleteTearsheet': { ...tearsheet },
    'app/addToTearsheet': { ...tearsheet, kind: 'contacts', ids: ['none'] },
    'app/removeFromTearsheet': { ...tearsheet, kind: 'contacts', ids: ['none'] },
    'app/addJobCandidates': { ...tearsheet, jobId: 'none', candidateIds: ['none'] },
    'app/updateTearsheetCandidate': { ...tearsheet, id: 'none', isFavorite: true },
    'app/saveContact': { organizationId, email: 'x@example.com', contactId: 'none' },
    'app/deleteContact': { organizationId, contactId: 'none' },
    'app/importContacts': { organizationId, csv: 'Email' },
    'app/sendUnsubscribe': { organizationId, clientContact: 'x@example.com' },
    'public/getUnsubscribePage': path,
    'public/unsubscribe': path,
    'public/mailReply': { key: 'wrong', from: 'x@example.com', messageId: 'none' },
    'public/mailEvents': { key: 'wrong', events: [] },
  };
}

/** The input with reserved ids in place of its ids; null for one without ids. */
function withReservedIds(input: Record<string, unknown>): Record<string, unknown> | null {
  const given = JSON.stringify(input);
  const changed = given
    .replaceAll('"none"', '"__proto__"')
    .replaceAll(/"(none-[0-9a-f]+)"/g, '"__proto__"')
    .replaceAll(world.a, '__proto__');
  return changed === given ? null : (JSON.parse(changed) as Record<string, unknown>);
}

const errorFields = ['code', 'message', 'name', 'success'];

async function outcomeOf(actor: Actor, name: string, method: string, path: string): Promise<string> {
  const token = tokens.get(actor);
  const input = inputOf(name, actor);
  const query = new URLSearchParams(Object.entries(input).map(([key, value]) => [key, String(value)]));
  const authorization: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  // Images and redirects are no JSON.
  const response =
    method === 'GET'
      ? await fetchOwn(`${path}?${query}`, { headers: authorization, redirect: 'manual' })
      : await fetchOwn(path, {
          method,
          headers: { ...authorization, 'content-type': 'application/json' },
          body: JSON.stringify(input),
        });
  const { status } = response;
  if (status !== 401 && status !== 403) return 'in';
  const body = (await response.json()) as Answer['body'];
  expect({ actor, code: status, success: false }).toMatchObject({ code: body.code, success: body.success });
  expect(Object.keys(body).sort()).toEqual(errorFields);
  return String(status);
}

/** `POST app/echo` as method and path. */
function addressOf(name: string): { method: string; name: string; path: string } {
  const [method = '', rest = ''] = name.split(' ');
  const [api = '', ...parts] = rest.split('/');
  const base = apis.find(([known]) => known === api)?.[0] ?? 'app';
  return { method, name: rest, path: `${apiBasePaths[base]}/${parts.join('/')}` };
}

test('every call has a line', () => {
  expect([...table.keys()].sort()).toEqual([...routes.keys()].sort());
});

describe.each([...table])('%s', (line, permits) => {
  const { method, name, path } = addressOf(line);

  // Before the call itself signs everybody out.
  const malformed = method === 'POST' ? ['{"organizationId":', '', 'null', '[]', '<script>'] : [];
  for (const body of malformed) {
    test(`refuses the body ${JSON.stringify(body)}`, async () => {
      const token = tokens.get('superAdmin') ?? '';
      expect(await call(path, { body, token })).toEqual({
        status: 400,
        body: { name: 'invalidRequest', message: 'Invalid request provided.', success: false, code: 400 },
      });
    });
  }

  const reserved = withReservedIds(inputOf(name, 'superAdmin'));
  if (reserved) {
    test('refuses ids that Firestore reserves', async () => {
      const query = new URLSearchParams(Object.entries(reserved).map(([key, value]) => [key, String(value)]));
      const token = tokens.get('superAdmin') ?? '';
      const { status } =
        method === 'GET' ? await call(`${path}?${query}`, { token }) : await call(path, { body: reserved, token });
      expect([400, 403, 404]).toContain(status);
    });
  }

  test('admits exactly the callers of the table and refuses others in one shape', async () => {
    const outcomes: Record<string, string> = {};
    for (const actor of actors) outcomes[actor] = await outcomeOf(actor, name, method, path);
    expect(outcomes).toEqual(permits);
  });
});
