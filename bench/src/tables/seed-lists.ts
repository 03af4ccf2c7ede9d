import { activeStatus } from '@portal/domain/access/roles';
import { jobCandidateSchema } from '@portal/domain/candidates/job-candidate';
import { jobSchema } from '@portal/domain/jobs/job';
import { organizationDocuments } from '@portal/domain/organizations/merge-organization';
import { newOrganization } from '@portal/domain/organizations/organization';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { searchTokensField, searchTokensOf, storedTokens } from '@portal/domain/search/searchable';
import { userSchema } from '@portal/domain/users/user';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, Timestamp, type DocumentData } from 'firebase-admin/firestore';

/** How much of everything there is. */
export interface ListSizes {
  jobs: number;
  users: number;
  organizations: number;
  /** Candidates of each of these jobs. */
  candidates: Readonly<Record<string, number>>;
}

export const benchOrganization = 'bench-agency';
export const benchPeople = { recruiter: 'bench-recruiter', superAdmin: 'bench-operator' } as const;

const firstNames = ['Ada', 'Jörg', 'Zoë', 'Omar', 'Lucía', 'Tomáš', 'Priya', 'Wei', 'Noor', 'Ines'];
const lastNames = ['Lovelace', 'Müller', 'Okafor', 'Novák', 'Haddad', 'Romero', 'Brandt', 'Iyer', 'Chen', 'Weiss'];
const titles = ['Registered Nurse', 'Software Engineer', 'Account Manager', 'Welder', 'Data Analyst', 'Teacher'];
const cities = ['Portland', 'Boston', 'Zürich', 'São Paulo', 'Austin'];

/** One of a list, by number; the lists have lengths without a common divisor, so that combinations differ. */
function pick(values: readonly string[], number: number): string {
  return values[number % values.length] ?? '';
}

function nameOf(number: number): string {
  return `${pick(firstNames, number)} ${pick(lastNames, Math.floor(number / 10))} ${number}`;
}

/** Writes straight into the emulator, past the functions: with the tokens that they would have given. */
export async function seedLists(sizes: ListSizes, report: (what: string) => void): Promise<void> {
  const now = Date.now();
  const at = (number: number) => Timestamp.fromMillis(now - number * 60_000);
  const organization = newOrganization({ id: benchOrganization, name: 'Bench Agency', createdAt: at(0) });
  const agency = organizationDocuments(organization);
  await write(agency.length, report, 'agency', (number) => agency[number] ?? [benchOrganization, {}]);
  await seedPeople(at(0));

  await write(sizes.jobs, report, 'jobs', (number) => {
    const job = jobSchema.cast({
      id: `job-${number}`,
      organizationId: benchOrganization,
      createdBy: benchPeople.recruiter,
      jobTitle: `${pick(titles, number)} ${number}`,
      company: `Company ${number % 97}`,
      address: { city: pick(cities, number) },
      sovren: { sovrenParsedStatus: 'parsed' },
    });
    const times = { createdAt: at(number), activityAt: at(number) };
    return [
      documents.job(benchOrganization, job.id),
      { ...plain(job), ...times, [searchTokensField]: storedTokens(searchTokensOf('jobs', job)) },
    ];
  });
  for (const [jobId, count] of Object.entries(sizes.candidates)) {
    await write(count, report, `candidates of ${jobId}`, (number) => {
      const candidate = jobCandidateSchema.cast({
        id: `${jobId}-c${number}`,
        organizationId: benchOrganization,
        jobId,
        fullName: nameOf(number),
        email: `person${number}@example.com`,
        occupation: pick(titles, number),
        address: { city: pick(cities, number) },
        sovren: { sovrenParsedStatus: 'parsed', weightedScore: number % 100 },
        public: { organizationId: benchOrganization, jobId, publicToken: 'bench', resumeLink: '/' },
      });
      const times = { createdAt: at(number), activityAt: at(number) };
      const tokens = { [searchTokensField]: storedTokens(searchTokensOf('candidates', candidate)) };
      return [
        documents.candidate(benchOrganization, jobId, candidate.id),
        { ...plain(candidate), ...times, ...tokens },
      ];
    });
  }
  await write(sizes.users, report, 'users', (number) => {
    const user = userSchema.cast({
      id: `user-${number}`,
      email: `user${number}@example.com`,
      displayName: nameOf(number),
      organizationId: `organization-${number}`,
    });
    return [
      documents.user(user.id),
      { ...plain(user), createdAt: at(number), [searchTokensField]: storedTokens(searchTokensOf('users', user)) },
    ];
  });
  await write(sizes.organizations, report, 'organizations', (number) => {
    const agency = newOrganization({ id: `organization-${number}`, name: `Agency ${number}` });
    const tokens = { [searchTokensField]: storedTokens(searchTokensOf('organizations', agency)) };
    return [
      documents.organization(agency.id),
      { id: agency.id, name: agency.name, email: '', createdAt: at(number), ...tokens },
    ];
  });
}

async function seedPeople(createdAt: Timestamp): Promise<void> {
  const roles = {
    [benchPeople.recruiter]: { user: true, admin: true, superAdmin: false },
    [benchPeople.superAdmin]: { user: false, admin: false, superAdmin: true },
  };
  for (const [uid, userRoles] of Object.entries(roles)) {
    const email = `${uid}@example.com`;
    await getAuth().createUser({ uid, email, password: 'not used', displayName: uid, emailVerified: true });
    const user = userSchema.cast({
      id: uid,
      email,
      displayName: uid,
      userRoles,
      organizationId: benchOrganization,
      activeStatus: activeStatus.active,
      isVerified: true,
      emailVerified: true,
      termsAgreement: true,
      userProducts: { accessStatus: { core: { hasPassword: true, invited: true } } },
    });
    const db = getFirestore();
    await db.doc(documents.user(uid)).set({ ...plain(user), createdAt, activityAt: createdAt });
    await db
      .doc(documents.directory(benchOrganization))
      .set({ people: { [uid]: { name: uid, photoURL: '' } } }, { merge: true });
    await db.doc(`${collections.teamMembers(benchOrganization)}/${uid}`).set({ userId: uid, email, displayName: uid });
  }
}

/** Documents in batches, several on their way at a time. */
async function write(
  count: number,
  report: (what: string) => void,
  what: string,
  make: (number: number) => [path: string, data: DocumentData],
): Promise<void> {
  const started = performance.now();
  const writer = getFirestore().bulkWriter({ throttling: false });
  for (let number = 0; number < count; number += 1) {
    const [path, data] = make(number);
    void writer.set(getFirestore().doc(path), data);
    if (number % 2_000 === 1_999) await writer.flush();
  }
  await writer.close();
  report(`${count} ${what} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

/** As it can be stored: without what is undefined. */
function plain(value: object): DocumentData {
  return JSON.parse(JSON.stringify(value)) as DocumentData;
}
