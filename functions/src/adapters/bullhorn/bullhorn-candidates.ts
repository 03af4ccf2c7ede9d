import { skillsCandidateSchema } from '@portal/domain/ats/skills-candidate';
import type { AtsSession } from '@portal/domain/users/user';
import type { AtsCandidateRow, AtsMarketingCandidate } from '../ats/applicant-tracking';
import { read, type BullhornSettings } from './bullhorn-http';
import { associatedIds, listByIds, rowsAnswer, type Row } from './bullhorn-pages';
import { askData } from './bullhorn-request';
import { addressOf, emailOf, idOf, nameOf, numberOf, plainFields, recordOf, textOf } from './bullhorn-values';

/** Never the sensitive ones: tax and social security numbers, gender, ethnicity, disability, veteran. */
const fields = [
  'id,firstName,lastName,name,email,occupation,companyName,status,description,comments,address,phone,mobile',
  'category(id,name),salary,salaryLow,hourlyRate,hourlyRateLow,experience,travelLimit,willRelocate',
  'dateAvailable,owner(id),isDeleted,dateLastModified',
].join(',');
const fieldNames: ReadonlySet<string> = new Set(fields.replace(/\([^)]*\)/g, '').split(','));

const lists = {
  workHistories: {
    entity: 'CandidateWorkHistory',
    fields: 'id,candidate(id),title,companyName,startDate,endDate,comments,isLastJob',
    where: ' AND isDeleted=false',
  },
  educations: {
    entity: 'CandidateEducation',
    fields: 'id,candidate(id),school,degree,major,city,state,startDate,endDate,graduationDate,comments',
    where: ' AND isDeleted=false',
  },
  certifications: {
    entity: 'CandidateCertification',
    fields: 'id,candidate(id),name,licenseNumber,issuedBy,dateCertified,dateExpiration,status',
    where: '',
  },
  references: {
    entity: 'CandidateReference',
    fields: 'id,candidate(id),referenceFirstName,referenceLastName,referenceTitle,companyName,yearsKnown',
    where: '',
  },
} as const;

/** Named records that a to-many field associates with candidates. */
const names = {
  primarySkills: { field: 'primarySkills', entity: 'Skill' },
  businessSectors: { field: 'businessSectors', entity: 'BusinessSector' },
  specialties: { field: 'specialties', entity: 'Specialty' },
} as const;

/**
 * Candidates with their careers and skills, by id.
 * @param options.extraFields further fields of Candidate, kept in `candidate.fields`.
 * @returns only those that exist.
 */
export async function candidatesByIds(
  settings: BullhornSettings,
  session: AtsSession,
  options: { ids: readonly string[]; extraFields: readonly string[] },
): Promise<AtsMarketingCandidate[]> {
  const { ids, extraFields } = options;
  const added = extraFields.filter((name) => !fieldNames.has(name));
  const wanted = { entity: 'Candidate', fields: [fields, ...added].join(',') };
  const rows = await listByIds(settings, session, wanted, 'id', ids);
  const found = rows.map(({ id }) => String(id));
  if (found.length === 0) return [];
  const items = new Map<string, Map<string, Record<string, unknown>[]>>();
  for (const [name, list] of Object.entries(lists)) {
    items.set(name, byCandidate(await listByIds(settings, session, list, 'candidate.id', found)));
  }
  const named = new Map<string, Map<string, { name: string }[]>>();
  for (const [name, list] of Object.entries(names)) named.set(name, await namesOf(settings, session, list, found));

  return rows.map((row) => {
    const id = String(row.id);
    const historyOf = (name: keyof typeof lists) => (items.get(name)?.get(id) ?? []).map(plainFields);
    const namedOf = (name: keyof typeof names) => named.get(name)?.get(id) ?? [];
    return {
      id,
      isDeleted: row.isDeleted === true,
      record: skillsCandidateSchema.pick(importedFields).cast({
        candidate: {
          id,
          name: nameOf(row),
          firstName: textOf(row.firstName),
          lastName: textOf(row.lastName),
          email: emailOf(row.email),
          occupation: textOf(row.occupation),
          address: addressOf(row.address),
          description: textOf(row.description),
          summary: textOf(row.comments),
          category: { name: textOf(recordOf(row.category).name) },
          businessSectors: namedOf('businessSectors'),
          salary: numberOf(row.salary),
          salaryLow: numberOf(row.salaryLow),
          hourlyRate: numberOf(row.hourlyRate),
          hourlyRateLow: numberOf(row.hourlyRateLow),
          experience: numberOf(row.experience),
          travelLimit: numberOf(row.travelLimit),
          fields: plainFields(row),
        },
        owner: { id: idOf(row.owner) },
        primarySkills: namedOf('primarySkills'),
        specialties: namedOf('specialties'),
        workHistories: historyOf('workHistories'),
        educations: historyOf('educations'),
        certifications: historyOf('certifications'),
        references: historyOf('references'),
      }),
    };
  });
}

/** The candidates who were added last, newest first. */
export async function newestCandidates(
  settings: BullhornSettings,
  session: AtsSession,
  count: number,
): Promise<AtsCandidateRow[]> {
  const body = await askData(settings, session, {
    name: 'Candidate',
    path: 'search/Candidate',
    query: {
      query: 'isDeleted:0',
      fields: 'id,firstName,lastName,name,email,occupation,dateAdded',
      sort: '-dateAdded,-id',
      count: String(count),
    },
  });
  return (read('Candidate', rowsAnswer, body).data as Row[]).map((row) => ({
    id: String(row.id),
    name: nameOf(row),
    email: emailOf(row.email),
    occupation: textOf(row.occupation),
    addedAt: numberOf(row.dateAdded),
  }));
}

/** What an import replaces; the portal's own choices, such as the profile, stay. */
const importedFields = [
  'candidate',
  'owner',
  'primarySkills',
  'specialties',
  'workHistories',
  'educations',
  'certifications',
  'references',
] as const;

function byCandidate(rows: readonly Record<string, unknown>[]): Map<string, Record<string, unknown>[]> {
  const found = new Map<string, Record<string, unknown>[]>();
  for (const { candidate, ...row } of rows) {
    const id = idOf(candidate);
    found.set(id, [...(found.get(id) ?? []), row]);
  }
  return found;
}

async function namesOf(
  settings: BullhornSettings,
  session: AtsSession,
  { field, entity }: { field: string; entity: string },
  ids: readonly string[],
): Promise<Map<string, { name: string }[]>> {
  const associated = await associatedIds(settings, session, { entity: 'Candidate', field }, ids);
  const nameIds = [...new Set([...associated.values()].flat())];
  const rows = await listByIds(settings, session, { entity, fields: 'id,name' }, 'id', nameIds);
  const nameById = new Map(rows.map((row) => [String(row.id), textOf(row.name)]));
  return new Map(
    [...associated].map(([id, list]) => [
      id,
      list.map((nameId) => ({ name: nameById.get(nameId) ?? '' })).filter(({ name }) => name !== ''),
    ]),
  );
}
