import { contactSchema, type Contact } from '@portal/domain/contacts/contact';
import { searchTokensField, searchTokensOf, storedTokens } from '@portal/domain/search/searchable';
import { skillsCandidateSchema, type SkillsCandidate } from '@portal/domain/ats/skills-candidate';
import type { Organization } from '@portal/domain/organizations/organization';
import { hasProduct } from '@portal/domain/organizations/product-feature';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { jobProfileSchema } from '@portal/domain/profiles/job-profile';
import { profileSchema, type Profile } from '@portal/domain/profiles/profile';
import { defaultJobTemplate, defaultMarketingTemplate } from '@portal/domain/templates/default-templates';
import { tearsheetSchema, type Tearsheet } from '@portal/domain/tearsheets/tearsheet';
import { rebuilt } from '@portal/functions/profiles/build-stored-profile';
import { ports } from '@portal/functions/runtime/context';
import { firestore } from '@portal/functions/store/firestore';
import { Timestamp } from 'firebase-admin/firestore';
import { makePersona } from '../documents/persona';
import type { Month } from '../documents/month';
import type { Persona } from '../documents/persona-types';
import { professionOf } from '../documents/professions/index';
import { createRandom } from '../documents/random';
import type { DemoAgency } from './agencies';
import type { DemoJob } from './seed-jobs';

const day = 86_400_000;
const candidateCount = 32;
/** The ATS has numeric ids. */
const firstId = 40_211;
const firstTearsheet = 118;
export const firstTearsheetId = String(firstTearsheet);
const statuses = ['Active', 'Active', 'Active', 'Placed', 'Unavailable'] as const;

/** Tearsheet names, each with the agency's professions in it. */
const sheets = [
  { name: 'Engineers, available now', from: 0, to: 4 },
  { name: 'Product and design', from: 4, to: 7 },
  { name: 'Finance leaders, Pacific Northwest', from: 7, to: 10 },
  { name: 'Sales and marketing', from: 10, to: 12 },
] as const;

/**
 * Seeds what functions import from an ATS: marketing candidates, and tearsheets of them and of the agency's jobs.
 */
export async function seedMarketing(agency: DemoAgency, jobs: readonly DemoJob[], now: number): Promise<void> {
  const organizationId = agency.organization.id;
  const { candidates, contacts, leads, tearsheets } = marketingRecords(agency, jobs, now);
  const batch = firestore().batch();
  for (const contact of contacts)
    batch.set(firestore().doc(documents.clientContact(organizationId, contact.id)), contact);
  for (const lead of leads) batch.set(firestore().doc(documents.lead(organizationId, lead.id)), lead);
  for (const candidate of candidates) {
    batch.set(firestore().doc(documents.skillsCandidate(organizationId, candidate.id)), candidate);
    if (candidate.selectedProfileId !== '') {
      const path = `${collections.skillsProfiles(organizationId, candidate.id)}/${candidate.selectedProfileId}`;
      batch.set(firestore().doc(path), profileOf(agency.organization, candidate, now));
    }
  }
  for (const tearsheet of tearsheets)
    batch.set(firestore().doc(documents.tearsheet(organizationId, tearsheet.id)), tearsheet);
  await batch.commit();
  const marketed = new Set(tearsheets.flatMap(({ jobs: { data } }) => data.map(({ id }) => id)));
  await publishJobs(agency.organization, [...marketed], now);
}

/** Gives jobs the profile that viewers see, built as the product builds it. */
async function publishJobs(organization: Organization, ids: readonly string[], now: number): Promise<void> {
  if (!hasProduct(organization, 'jobMarketing')) return;
  const at = Timestamp.fromMillis(now);
  const batch = firestore().batch();
  for (const job of await ports().store.jobs.getAll(organization.id, ids)) {
    const fields = rebuilt({ kind: 'job', organization, job }, { job: defaultJobTemplate }, null);
    const profile = jobProfileSchema.cast(
      { ...fields, id: 'default', key: 'default', createdAt: at, activityAt: at },
      { assert: false },
    );
    batch.set(firestore().doc(`${collections.jobProfiles(organization.id, job.id)}/default`), profile);
    batch.update(firestore().doc(documents.job(organization.id, job.id)), { selectedProfileId: 'default' });
  }
  await batch.commit();
}

/** The documents that {@link seedMarketing} writes, apart from profiles. */
export function marketingRecords(agency: DemoAgency, jobs: readonly DemoJob[], now: number) {
  const organizationId = agency.organization.id;
  const random = createRandom('demo-marketing', organizationId);
  const professions = Array.from(
    { length: candidateCount },
    (_, index) => agency.professions[index % agency.professions.length] ?? '',
  );
  const candidates = professions.map((profession, index) => {
    const persona = makePersona({
      seed: `${organizationId}-marketing-${index}`,
      profession: professionOf(profession),
      country: 'US',
      quality: 'polished',
      seniority: random.pick(['mid', 'senior', 'lead'] as const),
      today: new Date(now).toISOString().slice(0, 10),
    });
    const status = random.pick(statuses);
    const hasProfile = random.chance(0.7);
    const salary = random.int(50, 180) * 1_000;
    return marketed({ id: String(firstId + index * 7), organizationId, persona, status, salary, hasProfile, now });
  });
  const filled = sheets.filter(({ from }) => from < agency.professions.length);
  const tearsheets = filled.map((sheet, index) => {
    const wanted = new Set(agency.professions.slice(sheet.from, sheet.to));
    return tearsheetSchema.cast({
      id: String(firstTearsheet + index * 5),
      organizationId,
      name: sheet.name,
      candidates: { data: entriesOf(candidates.filter((_, place) => wanted.has(professions[place] ?? ''))) },
      jobs: {
        data: entriesOf(
          jobs.filter(({ professionId }) => wanted.has(professionId)).map(({ jobId }) => ({ id: jobId })),
        ),
      },
      dateLastModified: Timestamp.fromMillis(now - random.int(1, 60) * day),
    });
  });
  const ids = tearsheets.map(({ id }) => id);
  const contacts = clients(agency, { count: 24, isLead: false, ids, now });
  const leads = clients(agency, { count: 8, isLead: true, ids, now });
  return {
    ...{ candidates, contacts, leads },
    tearsheets: tearsheets.map((tearsheet) => counted(tearsheet, contacts, leads)),
  };
}

const clientCompanies = ['Larkfield Foods', 'Tern & Quay', 'Mapleton Clinics', 'Northgate Rail', 'Osprey Robotics'];

/** Contacts or leads at clients, each in one or two tearsheets. */
function clients(
  agency: DemoAgency,
  options: { count: number; isLead: boolean; ids: readonly string[]; now: number },
): Contact[] {
  const { count, isLead, ids, now } = options;
  const organizationId = agency.organization.id;
  return Array.from({ length: count }, (_, index) => {
    const persona = makePersona({
      seed: `${organizationId}-client-${isLead ? 'lead' : 'contact'}-${index}`,
      profession: professionOf(agency.professions[0] ?? ''),
      country: 'US',
      quality: 'polished',
      seniority: 'lead',
      today: new Date(now).toISOString().slice(0, 10),
    });
    const contact = contactSchema.cast({
      id: String((isLead ? 9_100 : 7_300) + index * 3),
      organizationId,
      isLead,
      firstName: persona.firstName,
      lastName: persona.lastName,
      name: `${persona.firstName} ${persona.lastName}`,
      email: `${persona.firstName}.${persona.lastName}${index}@clients.example`
        .toLowerCase()
        .replace(/[^a-z0-9.@-]/g, ''),
      companyName: clientCompanies[index % clientCompanies.length],
      tearsheetIds: ids.filter((_id, place) => (index + place) % 3 === 0),
      smEmailsUnsubscribe: index % 11 === 5,
      massMailOptOut: index % 9 === 4,
      activityAt: Timestamp.fromMillis(now),
    });
    return { ...contact, [searchTokensField]: storedTokens(searchTokensOf('contacts', contact)) };
  });
}

function listedIn(contacts: readonly Contact[], tearsheetId: string): string[] {
  return contacts.filter(({ tearsheetIds }) => tearsheetIds.includes(tearsheetId)).map(({ id }) => id);
}

/** Every fourth is recommended. */
function entriesOf(found: readonly { id: string }[]) {
  return found.map(({ id }, index) => ({ id, isFavorite: index % 4 === 0 }));
}

/** With its people as an import stores them: a sync takes contacts off a tearsheet that does not name them. */
function counted(tearsheet: Tearsheet, contacts: readonly Contact[], leads: readonly Contact[]): Tearsheet {
  const contactIds = listedIn(contacts, tearsheet.id);
  const leadIds = listedIn(leads, tearsheet.id);
  return {
    ...{ ...tearsheet, contactIds, leadIds, numContacts: contactIds.length, numLeads: leadIds.length },
    ...{ numCandidates: tearsheet.candidates.data.length, numJobs: tearsheet.jobs.data.length },
  };
}

function marketed(options: {
  id: string;
  organizationId: string;
  persona: Persona;
  status: string;
  salary: number;
  hasProfile: boolean;
  now: number;
}): SkillsCandidate {
  const { id, organizationId, persona, status, salary, hasProfile, now } = options;
  return skillsCandidateSchema.cast({
    id,
    organizationId,
    candidate: {
      id,
      name: `${persona.firstName} ${persona.lastName}`,
      firstName: persona.firstName,
      lastName: persona.lastName,
      email: persona.email,
      occupation: persona.headline,
      address: {
        address1: persona.address.street,
        city: persona.address.city,
        state: persona.address.state,
        zipCode: persona.address.zipCode,
      },
      summary: persona.summary,
      category: { name: professionOf(persona.professionId).name },
      salary,
      fields: { status },
    },
    primarySkills: persona.skills.map((name) => ({ name })),
    workHistories: persona.work.map(({ title, companyName, start, end }) => ({
      title,
      companyName,
      startDate: timeOf(start),
      endDate: timeOf(end),
    })),
    educations: persona.education.map(({ school, degree, major, end }) => ({
      school,
      degree,
      major,
      graduationDate: timeOf(end),
    })),
    certifications: persona.certifications.map(({ name, issuer, date }) => ({
      name,
      issuedBy: issuer,
      dateCertified: timeOf(date),
    })),
    selectedProfileId: hasProfile ? 'default' : '',
    refreshedAt: Timestamp.fromMillis(now),
  });
}

/** The profile that viewers see, built as the product builds it. */
function profileOf(organization: Organization, candidate: SkillsCandidate, now: number): Profile {
  const at = Timestamp.fromMillis(now);
  const fields = rebuilt(
    { kind: 'skillsCandidate', organization, record: candidate },
    { profile: defaultMarketingTemplate },
    null,
  );
  const id = candidate.selectedProfileId;
  return profileSchema.cast({ ...fields, id, key: 'default', createdAt: at, activityAt: at }, { assert: false });
}

/** A time as the ATS has it: milliseconds, null for the present. */
function timeOf(month: Month): number | null {
  const time = Date.parse(`${month}-15T12:00:00Z`);
  return Number.isNaN(time) ? null : time;
}
