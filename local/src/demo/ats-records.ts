import { dayMs } from '@portal/domain/constants/time';
import { makeJob } from '../documents/jobs/make-job';
import { renderJobDescription } from '../documents/jobs/render-job';
import type { Month } from '../documents/month';
import { makePersona } from '../documents/persona';
import { professions } from '../documents/professions/index';
import { createRandom } from '../documents/random';
import { makeResume } from '../documents/render-resume';
import { makeStyle } from '../documents/style';

type Values = Record<string, unknown>;

/** Records of the simulated ATS by entity, their to-many associations, and files. */
export interface AtsRecords {
  rows: Record<string, Values[]>;
  links: [association: string, pairs: [number, number][]][];
  files: { entity: string; id: number; name: string; type: string; content: string }[];
}

/** Sizes of the demo agency's ATS. Rendering takes time at every start, so only some candidates have a resume file. */
const sizes = { companies: 4, contacts: 12, leads: 10, jobs: 8, candidates: 40, resumes: 6 } as const;

const companyNames = ['Northwind Robotics', 'Harborview Clinics', 'Blue Ridge Foods', 'Lakeside Credit Union'];
const contactTitles = ['Hiring Manager', 'HR Director', 'VP Operations', 'Talent Partner'];
const submissionStatuses = ['New Lead', 'Submitted', 'Client Submission', 'Interview Scheduled'];

/**
 * Records for the demo agency's ATS: companies with contacts, leads, jobs, candidates with careers and resume files,
 * submissions, a placement, tearsheets and notes. The same on every call with the same day.
 * @param owners ids of ATS users.
 * @param now milliseconds since 1970.
 */
export async function makeAtsRecords(owners: readonly number[], now: number): Promise<AtsRecords> {
  const random = createRandom('demo-ats');
  const today = new Date(now).toISOString().slice(0, 10);
  const ids = {
    company: 1_000,
    contact: 2_000,
    lead: 3_000,
    job: 4_000,
    candidate: 5_000,
    submission: 6_000,
    sheet: 8_000,
  };
  const owner = () => ({ id: random.pick(owners) });
  const added = (days: number) => ({
    dateAdded: now - days * dayMs,
    dateLastModified: now - random.int(0, days) * dayMs,
  });
  const range = (count: number) => Array.from({ length: count }, (_, index) => index);
  const person = (seed: string) =>
    makePersona({
      seed,
      profession: random.pick(professions),
      country: 'US',
      quality: 'polished',
      seniority: random.pick(['mid', 'senior', 'lead'] as const),
      today,
    });
  const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`;
  const companyAt = (index: number) => companyNames[index % sizes.companies] ?? '';

  const companies = range(sizes.companies).map((index) => ({
    id: ids.company + index,
    name: companyAt(index),
    status: 'Active Account',
    phone: '(617) 555-0100',
    ...added(400),
  }));
  const contacts = range(sizes.contacts).map((index) => {
    const { firstName, lastName } = person(`contact-${String(index)}`);
    const domain = companyAt(index).toLowerCase().replaceAll(' ', '-');
    return {
      id: ids.contact + index,
      firstName,
      lastName,
      name: nameOf({ firstName, lastName }),
      email: `${firstName}.${lastName}@${domain}.example`.toLowerCase().replaceAll(/[^\w.@-]/g, ''),
      occupation: contactTitles[index % contactTitles.length],
      status: 'Active',
      clientCorporation: { id: ids.company + (index % sizes.companies) },
      owner: owner(),
      massMailOptOut: index % 7 === 6,
      ...added(300),
    };
  });
  const leads = range(sizes.leads).map((index) => {
    const { firstName, lastName, email } = person(`lead-${String(index)}`);
    return {
      id: ids.lead + index,
      firstName,
      lastName,
      name: nameOf({ firstName, lastName }),
      email,
      companyName: `${lastName} Group`,
      status: index % 3 === 0 ? 'Qualifying' : 'New Lead',
      owner: owner(),
      ...added(90),
    };
  });
  const jobs = range(sizes.jobs).map((index) => {
    const profession = professions[(index * 5) % professions.length] ?? random.pick(professions);
    const job = makeJob({ seed: `ats-${String(index)}`, profession, seniority: 'mid', country: 'US' });
    const { city, state, zipCode } = job.location;
    return {
      id: ids.job + index,
      title: job.title,
      description: renderJobDescription(job, 'corporate'),
      isOpen: index !== sizes.jobs - 1,
      status: index === sizes.jobs - 1 ? 'Placed' : 'Accepting Candidates',
      employmentType: 'Direct Hire',
      address: { city, state, zip: zipCode, countryName: 'United States' },
      numOpenings: 1,
      clientCorporation: { id: ids.company + (index % sizes.companies) },
      clientContact: { id: ids.contact + (index % sizes.companies) },
      owner: owner(),
      ...added(60 - index * 5),
    };
  });

  const candidates: Values[] = [];
  const histories: Values[] = [];
  const educations: Values[] = [];
  const files: AtsRecords['files'] = [];
  for (const index of range(sizes.candidates)) {
    const persona = person(`candidate-${String(index)}`);
    const id = ids.candidate + index;
    const { city, state, zipCode, street } = persona.address;
    candidates.push({
      id,
      firstName: persona.firstName,
      lastName: persona.lastName,
      name: nameOf(persona),
      email: persona.email,
      phone: persona.phone.asWritten.slice(0, 20),
      occupation: persona.headline.slice(0, 100),
      companyName: persona.work[0]?.companyName ?? '',
      description: persona.summary,
      skillSet: persona.skills.join(', '),
      status: index % 5 === 0 ? 'Passive' : 'Active',
      address: { address1: street, city, state, zip: zipCode, countryName: 'United States' },
      owner: owner(),
      ...added(random.int(2, 200)),
    });
    for (const { title, companyName, start, end, bullets } of persona.work) {
      const dates = { startDate: monthMs(start), endDate: monthMs(end) };
      histories.push({
        candidate: { id },
        title: title.slice(0, 50),
        companyName,
        ...dates,
        comments: bullets.join('\n'),
      });
    }
    for (const { school, degree, major, end } of persona.education) {
      educations.push({ candidate: { id }, school, degree: degree.slice(0, 50), major, graduationDate: monthMs(end) });
    }
    if (index >= sizes.resumes) continue;
    const { bytes, fileName } = await makeResume(persona, {
      format: 'pdf',
      layout: 'classic',
      style: makeStyle(persona.seed, persona.quality),
    });
    files.push({
      entity: 'Candidate',
      id,
      name: fileName,
      type: 'Resume',
      content: Buffer.from(bytes).toString('base64'),
    });
  }

  const submissions = candidates.slice(0, 24).map(({ id }, index) => ({
    id: ids.submission + index,
    candidate: { id },
    jobOrder: { id: ids.job + (index % sizes.jobs) },
    status: submissionStatuses[index % submissionStatuses.length],
    sendingUser: owner(),
    ...added(random.int(1, 30)),
  }));
  const sheets = ['Open to new roles', 'Ready to start', 'Cloud and data'].map((name, index) => ({
    id: ids.sheet + index,
    name,
    description: `${name}: kept by the team.`,
    isPrivate: false,
    owner: owner(),
    ...added(40),
  }));
  const members = (count: number, first: number, step: number) => range(count).map((index) => first + index * step);
  const pairs = (field: string, count: number, first: number): AtsRecords['links'][number] => [
    `Tearsheet.${field}`,
    sheets.flatMap(({ id }, index) =>
      members(count, first + index * 3, 1).map((member): [number, number] => [id, member]),
    ),
  ];
  return {
    rows: {
      ClientCorporation: companies,
      ClientContact: contacts,
      Lead: leads,
      JobOrder: jobs,
      Candidate: candidates,
      CandidateWorkHistory: histories,
      CandidateEducation: educations,
      JobSubmission: submissions,
      Tearsheet: sheets,
      Note: candidates.slice(0, 10).map(({ id }) => ({
        action: 'Outbound Call',
        comments: 'Spoke about the next step; prefers mornings.',
        personReference: { id },
        commentingPerson: owner(),
        ...added(10),
      })),
    },
    links: [
      pairs('candidates', 10, ids.candidate),
      pairs('clientContacts', 5, ids.contact),
      pairs('leads', 3, ids.lead),
    ],
    files,
  };
}

function monthMs(month: Month): number | null {
  return month === 'present' ? null : Date.parse(`${month}-01`);
}
