import { randomBytes } from 'node:crypto';
import { getAuth } from 'firebase-admin/auth';
import type { AnyObject, ObjectSchema } from 'yup';
import { ownSession } from '@portal/domain/access/session';
import { brandSchema } from '@portal/domain/brands/brand';
import { jobSchema, type Job } from '@portal/domain/jobs/job';
import { organizationDocuments } from '@portal/domain/organizations/merge-organization';
import { newOrganization } from '@portal/domain/organizations/organization';
import { documents } from '@portal/domain/paths/firestore-paths';
import { storagePaths } from '@portal/domain/paths/storage-paths';
import { cast, type CastName } from '@portal/domain/testing/cast';
import { hashPassword } from '../adapters/identity/hash-password';
import { createFiles, type Files } from '../store/files';
import { firestore, prepareApp, readDocument } from '../store/firestore';

/** A variable that the launcher sets for tests against the emulators. */
export function variable(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`These tests need the emulators; ${name} is not set.`);
  return value;
}

/** A unique id: the tests of all files share the emulators. */
export function freshId(prefix: string): string {
  return `${prefix}-${randomBytes(6).toString('hex')}`;
}

export const bucket = (): Files => createFiles(variable('STORAGE_BUCKET'));

/** A signed-in user. */
export interface SignedIn {
  uid: string;
  email: string;
  password: string;
  token: string;
  organizationId: string | null;
}

/** Two organizations for one test. */
export interface World {
  a: string;
  b: string;
}
export function freshWorld(): World {
  return { a: freshId('agency-a'), b: freshId('agency-b') };
}

/** Creates an account without a user document. @param given.hasPassword true by default. */
export async function makeAccount(
  prefix: string,
  given: { emailVerified?: boolean; hasPassword?: boolean } = {},
): Promise<{ uid: string; email: string; password: string }> {
  prepareApp();
  const uid = freshId(prefix);
  const [email, password] = [`${uid}@example.com`, `Aa1!${randomBytes(12).toString('hex')}`];
  await getAuth().createUser({
    uid,
    email,
    emailVerified: given.emailVerified ?? true,
    ...(given.hasPassword === false ? {} : { password: hashPassword(variable('CODE_KEY'), password) }),
  });
  return { uid, email, password };
}

/** Calls the auth service directly: `signInWithPassword`, `signInWithCustomToken`. */
export async function askAuthService(
  method: string,
  body: Record<string, unknown>,
): Promise<{ idToken?: string; refreshToken?: string; error?: { message: string } }> {
  const host = variable('FIREBASE_AUTH_EMULATOR_HOST');
  const response = await fetch(`http://${host}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, returnSecureToken: true }),
  });
  return (await response.json()) as Awaited<ReturnType<typeof askAuthService>>;
}

/** An id token with changed claims; the emulator does not check signatures. */
export function alteredToken(token: string, changes: Record<string, unknown>): string {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const facts = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
  const altered = Buffer.from(JSON.stringify({ ...facts, ...changes })).toString('base64url');
  return `${header}.${altered}.${signature}`;
}

/** The token of a session whose user proved at a time (milliseconds since 1970) who they are. */
export function provedToken(token: string, time: number): string {
  return alteredToken(token, { provedAt: Math.floor(time / 1_000) });
}

async function sessionEpochOf(uid: string): Promise<number> {
  const epoch: unknown = (await firestore().doc(documents.user(uid)).get()).get('sessionEpoch');
  return typeof epoch === 'number' ? epoch : 0;
}

/**
 * An id token as the auth service gives it for a custom token, made here: the emulator's tokens have no signature, and its
 * own calls know one project only.
 * @param claims of the custom token; those of the user's own session when absent.
 */
export async function tokenOf(uid: string, claims?: object): Promise<string> {
  prepareApp();
  const { email, emailVerified: email_verified } = await getAuth().getUser(uid);
  const project = variable('GCLOUD_PROJECT');
  const now = Math.floor(Date.now() / 1_000);
  const payload = {
    ...(claims ?? ownSession(await sessionEpochOf(uid), { provedAt: now })),
    ...{ email, email_verified, sub: uid, user_id: uid },
    ...{ iss: `https://securetoken.google.com/${project}`, aud: project },
    ...{ auth_time: now, iat: now, exp: now + 3_600 },
    firebase: { identities: { email: [email] }, sign_in_provider: 'custom' },
  };
  return [{ alg: 'none', typ: 'JWT' }, payload].map(encoded).join('.') + '.';
}

/** The id token of a session that a custom token begins; see {@link tokenOf}. */
export async function redeemed(customToken: string): Promise<string> {
  const [, payload = ''] = customToken.split('.');
  const { uid, claims } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as {
    uid: string;
    claims: Record<string, unknown>;
  };
  return await tokenOf(uid, claims);
}

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/**
 * Creates account and user document of one of the cast in the organizations of this test, with a token that was issued
 * before the document, so that users who may not sign in have one too.
 */
export async function signIn(name: CastName, world: World): Promise<SignedIn> {
  const person = cast[name];
  const { uid, email, password } = await makeAccount(person.id, { emailVerified: person.emailVerified });
  const organizationId =
    person.organizationId && (person.organizationId === cast.recruiter.organizationId ? world.a : world.b);
  const token = await tokenOf(uid);
  await firestore()
    .doc(documents.user(uid))
    .set({ ...person, id: uid, email, organizationId });
  return { uid, email, password, token, organizationId };
}

/** Maximum time for a trigger: its first run loads it, and events of other tests may be queued before. */
const maxWaitMs = 100_000;

/** Polls until there is a value, for results of triggers. */
export async function until<T>(ask: () => Promise<T | null | undefined | false>, what: string): Promise<T> {
  const deadline = Date.now() + maxWaitMs;
  while (Date.now() < deadline) {
    const found = await ask();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${what} did not happen in time`);
}

export async function read(path: string): Promise<Record<string, unknown> | null> {
  return (await firestore().doc(path).get()).data() ?? null;
}

/** A document that must exist, as the store reads it; `readDocument` returns null for a missing one. */
export async function stored<T extends AnyObject>(path: string, schema: ObjectSchema<T>) {
  const found = await readDocument(path, schema);
  if (!found) throw new Error(`${path} is not there`);
  return found;
}

export async function write(path: string, data: Record<string, unknown>): Promise<void> {
  await firestore().doc(path).set(data);
}

/** Stores both organizations of a test, each with a brand. */
export async function savedAgencies(world: World): Promise<void> {
  for (const id of [world.a, world.b]) {
    const brands = [brandSchema.cast({ id: 'blue', name: 'Blue' })];
    const organization = newOrganization({ id, name: `Agency ${id}`, brands });
    for (const [path, data] of organizationDocuments(organization)) await write(path, data);
  }
}

/** A job as the add-job screen writes it. */
export function jobOf(person: SignedIn, changes: Partial<Job> = {}): Job {
  const job = jobSchema.cast({
    id: freshId('job'),
    organizationId: person.organizationId ?? '',
    createdBy: person.uid,
    jobTitle: 'Registered Nurse',
    jobDescription:
      'Registered Nurse\nWe look for a registered nurse in Boston, MA.\nRequirements:\n- 3 years of experience in ' +
      'intensive care\n- Bachelor of Science in Nursing\n- Required skills: triage, patient care, Epic',
    jobSkills: { requiredSkills: ['Triage', 'Patient care'], preferredSkills: [] },
  });
  return { ...job, ...changes };
}

/** Stores a job, which runs the triggers. */
export async function savedJob(person: SignedIn, changes: Partial<Job> = {}): Promise<Job> {
  const job = jobOf(person, changes);
  await write(documents.job(job.organizationId, job.id), { ...job });
  return job;
}

/** Uploads a file to the path that browsers use. */
export async function stage(person: SignedIn, fileName: string, bytes: Uint8Array): Promise<string> {
  const path = storagePaths.staged(person.organizationId ?? '', person.uid, freshId('upload'), fileName);
  await bucket().write(path, bytes, 'application/octet-stream');
  return path;
}

/** A short resume as plain text. */
export const resumeText = `Jane Doe
Boston, MA 02101 | jane.doe@example.com | (617) 555-0134

Summary
Registered nurse with seven years of experience in intensive care.

Experience
Registered Nurse, Mercy Hospital, Boston, MA
June 2018 - Present
- Triage and patient care in a unit of 24 beds, documented in Epic.

Education
Bachelor of Science in Nursing, Boston College, 2018

Skills
Triage, Patient care, Epic, ACLS
`;
