import { beforeAll, describe, expect, test } from '@jest/globals';
import { apiBasePaths } from '@portal/domain/contracts/endpoint';
import { organizationSchema } from '@portal/domain/organizations/organization';
import { documents, parserIndexIds } from '@portal/domain/paths/firestore-paths';
import { adminRoutes } from './admin-routes';
import { appRoutes } from './app-routes';
import { publicRoutes, publicUploadRoutes } from './public/public-routes';
import type { Route } from './runtime/route';
import { alteredToken, call, freshId, freshWorld, signIn, write } from './testing/emulator';

/**
 * The access of every call of every API for every kind of caller, over HTTP. The table is written by hand; a call
 * without a line fails.
 * ¶ `in` is admitted (its input may still be refused), 401 unknown, 403 known and refused. `foreign` is an admin of
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
POST app/addTeamMember           401    403   403   in      in         403       403     403    401     401
POST app/removeTeamMember        401    403   403   in      in         403       403     403    401     401
POST app/setTeamMemberBrand          401    403   403   in      in         403       403     403    401     401
POST app/setAtsAccess    401    403   403   in      in         403       403     403    401     401
POST app/refreshAtsUsers 401    403   403   in      in         403       403     403    401     401
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
POST app/findMatchingCandidates 401    403   in    in      in         403       403     403    401     401
POST app/search                 401    403   in    in      in         403       403     403    401     401
POST app/storageFileDownload     401    403   in    in      in         403       403     403    401     401
GET  app/storageFile             403    403   403   403     403        403       403     403    403     403
POST app/generatePdf             401    403   in    in      in         403       403     403    401     401
POST app/downloadResume          401    403   in    in      in         403       403     403    401     401
POST app/mergeDocuments          401    403   in    in      in         403       403     403    401     401
POST app/generateDocumentPublicUrl 401  403   in    in      in         403       403     403    401     401
POST app/deleteDocumentPublicUrl 401    403   403   403     403        403       403     403    401     401
POST app/recordEvent             401    403   in    in      in         403       403     403    401     401
POST app/recordJobEvent          401    403   in    in      in         403       403     403    401     401
POST app/analytics/event         401    in    in    in      in         403       403     403    401     401
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
POST public/getCandidateResume   in     in    in    in      in         in        in      in     in      in
POST public/getCandidateUploader in     in    in    in      in         in        in      in     in      in
POST public/analytics/public-event in   in    in    in      in         in        in      in     in      in
POST public/sendFeedbackVote     in     in    in    in      in         in        in      in     in      in
POST public/submitFeedback       in     in    in    in      in         in        in      in     in      in
POST public/requestAccess        in     in    in    in      in         in        in      in     in      in
POST public/resumePdf            in     in    in    in      in         in        in      in     in      in
POST public/resumeDocument       in     in    in    in      in         in        in      in     in      in
GET  public/image                in     in    in    in      in         in        in      in     in      in
POST public/uploadResume         in     in    in    in      in         in        in      in     in      in
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
  ['public', [...publicRoutes, ...publicUploadRoutes]],
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

beforeAll(async () => {
  await write(documents.organization(world.a), organizationSchema.cast({ id: world.a, name: 'A' }));
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
  member = (await signIn('otherRecruiter', world)).email;
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
    'app/setupPassword': { password: 'Some-new-1!' },
    'app/updateEmail': { newEmail: `${freshId('new')}@example.com`, password: 'Wrong-1!x' },
    'app/addTeamMember': { organizationId, user },
    'app/removeTeamMember': { organizationId, userId },
    'app/setTeamMemberBrand': { organizationId, userId, kind: 'selectedBrand', brand: 'Default' },
    'app/setAtsAccess': { organizationId, atsUserId: 'none', isEnabled: true },
    'app/refreshAtsUsers': { organizationId },
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
  const { status, body } =
    method === 'GET'
      ? await call(`${path}?${query}`, token === undefined ? {} : { token })
      : await call(path, { body: input, ...(token === undefined ? {} : { token }) });
  if (status !== 401 && status !== 403) return 'in';
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
