import { randomInt } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { skillsCandidateSchema } from '@portal/domain/ats/skills-candidate';
import { contactSchema } from '@portal/domain/contacts/contact';
import { mailingRecipientSchema, mailingSchema } from '@portal/domain/mail/mailing';
import { collections, documents, parserIndexIds } from '@portal/domain/paths/firestore-paths';
import { storagePaths } from '@portal/domain/paths/storage-paths';
import { parsedResumeSchema } from '@portal/domain/resumes/parsed-resume';
import { tearsheetSchema } from '@portal/domain/tearsheets/tearsheet';
import { firestore } from '../store/firestore';
import { bucket, freshId, write, type SignedIn } from './test-data';
import { saveCandidate, saveJob, type PublicPage } from './public-page';

/** What a person is recognized by; nobody else in any test has any of it. */
export interface Planted {
  name: string;
  email: string;
  phone: string;
  atsId: string;
}

const letters = (count: number) =>
  Array.from({ length: count }, () => String.fromCodePoint(97 + randomInt(26))).join('');

export function freshPerson(): Planted {
  const last = `Quandt${letters(9)}`;
  return {
    name: `Zelda ${last}`,
    email: `zelda.${last.toLowerCase()}@mail.example`,
    phone: `617-${randomInt(200, 999)}-${randomInt(1_000, 9_999)}`,
    atsId: String(randomInt(100_000_000, 999_999_999)),
  };
}

/** Texts that no erased person may leave behind, ids of their records included. */
export const tracesOf = ({ name, email, phone, atsId }: Planted): string[] => [
  name,
  name.toUpperCase(),
  name.split(' ').reverse().join(', '),
  email,
  phone,
  atsId,
];

/** Makes a person a candidate of a job, with everything that gathers around a candidate. */
export async function plantInJob(
  owner: SignedIn,
  jobId: string,
  person: Planted,
  { events = 3, attachments = 1 }: { events?: number; attachments?: number } = {},
): Promise<PublicPage> {
  const { name, email, phone, atsId } = person;
  const organizationId = owner.organizationId ?? '';
  const [firstName = '', lastName = ''] = name.split(' ');
  const page = await saveCandidate(owner, jobId, {
    ...{ fullName: name, firstName, lastName, email, phone, candidateBHId: atsId },
    summary: { recruiterNotes: `${name} is calm`, privateNotes: `Call ${phone}` },
  });
  const { candidateId } = page;
  const parsed = parsedResumeSchema.cast({
    fullName: name,
    firstName,
    lastName,
    email,
    phone,
    text: `${name} ${email}`,
  });
  const db = firestore();
  const writer = db.bulkWriter();
  const set = (path: string, data: Record<string, unknown>) => void writer.set(db.doc(path), data);
  const candidate = documents.candidate(organizationId, jobId, candidateId);
  set(documents.candidateParsing(organizationId, jobId, candidateId), { parsed, html: `<p>${name}</p>`, grade: null });
  set(documents.candidateOriginalParsing(organizationId, jobId, candidateId), { parsed });
  set(documents.candidateCorrections(organizationId, jobId, candidateId), {
    values: [{ path: 'email', value: email }],
  });
  set(documents.candidateAccess(organizationId, jobId, candidateId), {
    privateToken: freshId('token'),
    secretPin: '1',
  });
  set(`${candidate}/views/v1`, { viewer: { alias: 'Red Fox' }, startedAt: 1, lastSeenAt: 2 });
  set(`${candidate}/votes/v1`, { vote: 'positive', viewer: { alias: 'Red Fox' }, votedAt: 1 });
  set(`${candidate}/feedback/f1`, { type: 'approval', suggestion: `${name} fits`, publicViewer: { alias: 'Red Fox' } });
  set(`${candidate}/recipients/r1`, { id: 'r1', email: 'client@c.example', subject: `Meet ${name}` });
  set(`${candidate}/editing/${owner.uid}`, { at: 1 });
  set(`${candidate}/profiles/p1`, { id: 'p1', candidateName: name, built: { headerContent: `<h1>${name}</h1>` } });
  set(`${collections.recipientLinks(candidateId)}/token1`, { organizationId, jobId, email: 'client@c.example' });
  set(documents.parserDocument(parserIndexIds.resumes(organizationId).toLowerCase(), candidateId), {
    ...{ indexId: parserIndexIds.resumes(organizationId).toLowerCase(), documentId: candidateId },
    ...{ parsed, html: `<p>${name}</p>`, fileName: `${name}.txt`, sha256: 'x' },
  });
  set(`${candidate}/threads/t1`, { id: 't1', client: { name: 'Dana', way: 'viewer' }, lastSide: 'client' });
  set(`${candidate}/threads/t1/messages/m1`, { id: 'm1', side: 'client', text: `Is ${name} free?` });
  set(documents.replyAddress(`t-${candidateId}`), { organizationId, jobId, candidateId });
  set(documents.interview(organizationId, `i-${candidateId}`), {
    ...{ organizationId, jobId, candidateId, candidateName: name, client: { name: 'Dana', email: 'dana@c.example' } },
  });
  const items = [candidateId, 'somebody'].map((id) => ({ candidateId: id, token: 'x' }));
  set(`${collections.shortlists()}/${freshId('list')}`, { organizationId, jobId, email: 'dana@c.example', items });
  for (let index = 0; index < events; index += 1) {
    const event = { eventType: 'viewResume', actorName: 'Red Fox', candidateId, candidateName: name, data: { email } };
    set(`${collections.candidateEvents(organizationId, jobId, candidateId)}/e${index}`, event);
    set(`${collections.jobEvents(organizationId, jobId)}/${candidateId}-${index}`, event);
  }
  set(`${collections.jobEvents(organizationId, jobId)}/plain`, {
    ...{ eventType: 'jobUpdated', candidateId: '', candidateName: '', actorName: 'Rachel' },
    data: { detail: `Prefers ${name}` },
  });
  set(`${collections.jobNotes(organizationId, jobId)}/n1`, {
    id: 'n1',
    text: `Ask ${name.toUpperCase()} first`,
    isForClient: true,
  });
  set(`${collections.jobAIContent(organizationId)}/${jobId}`, { jobId, texts: [`As ${name} said`] });
  set(`${collections.atsCandidates(organizationId)}/${candidateId}`, {
    ...{ id: atsId, jobId, candidateId },
    imported: { firstName, lastName, fullName: name, email, phone },
  });
  set(`${collections.atsNotes(organizationId)}/${freshId('note')}`, {
    ...{ noteType: 'publicView', candidateId: atsId, portalCandidateId: candidateId, text: `${name} was viewed` },
    ...{ state: 'sent', subject: atsId, dueAt: 0 },
  });
  set(documents.outboxItem(freshId('item')), {
    ...{ organizationId, kind: 'webhook', state: 'done', attempts: 1, dueAt: null },
    body: JSON.stringify({ candidate: { email, name } }),
  });
  await writer.close();
  const files = bucket();
  const organization = { organizationId };
  const text = (what: string) => Buffer.from(`${what} of ${name}, ${email}`);
  await files.write(
    storagePaths.generatedResume(organizationId, jobId, candidateId, 'r.pdf'),
    text('PDF'),
    'application/pdf',
  );
  await files.write(storagePaths.staticProfile(candidateId, 'p1'), text('profile'), 'application/json', {
    ...organization,
    kind: 'public',
  });
  await files.write(
    storagePaths.generatedProfile(organizationId, candidateId, 'p1', 'pdf'),
    text('PDF'),
    'application/pdf',
  );
  for (let index = 0; index < attachments; index += 1) {
    const uuid = freshId('uuid');
    const path = storagePaths.attachment(candidateId, 10 + index, `${name} ${index}.pdf`);
    await files.write(path, text('attachment'), 'application/pdf', { ...organization, kind: 'attachment' });
    await write(`${candidate}/fileAttachments/a${index}`, {
      id: `a${index}`,
      uuid,
      name: `${name}.pdf`,
      content: path,
    });
    await files.write(storagePaths.attachment(`${uuid}-x1`, 7, 'published.pdf'), text('copy'), 'application/pdf', {
      ...organization,
      kind: 'public',
    });
  }
  await files.write(
    storagePaths.staged(organizationId, owner.uid, freshId('u'), `${name}.docx`),
    text('upload'),
    'x/y',
  );
  return page;
}

/** Makes a person a marketing candidate and a lead, with mailings, links, visits and a place on a tearsheet. */
export async function plantInMarketing(owner: SignedIn, person: Planted): Promise<void> {
  const { name, email, atsId } = person;
  const organizationId = owner.organizationId ?? '';
  const set = async (path: string, data: Record<string, unknown>) => {
    await write(path, data);
  };
  const candidate = { id: atsId, name, email };
  const record = documents.skillsCandidate(organizationId, atsId);
  await set(record, skillsCandidateSchema.cast({ id: atsId, organizationId, candidate }));
  await set(`${record}/profiles/p1`, { id: 'p1', candidateName: name });
  await set(`${record}/votes/v1`, { vote: 'smVotePositive', viewer: { alias: 'Red Fox' }, votedAt: 1 });
  await set(`${record}/feedback/f1`, { suggestion: name });
  const entries = { data: [{ id: atsId, isFavorite: true }, { id: '7' }] };
  await set(
    documents.tearsheet(organizationId, 't1'),
    tearsheetSchema.cast({ id: 't1', organizationId, candidates: entries }),
  );
  const lead = contactSchema.cast({ id: 'l1', organizationId, email, firstName: 'Zelda', name });
  await set(documents.lead(organizationId, 'l1'), { ...lead });
  const mailing = (id: string, kind: 'profile' | 'tearsheet', targetId: string) =>
    mailingSchema.cast({
      ...{ id, organizationId, kind, targetId, targetName: kind === 'profile' ? name : 'Nurses', state: 'done' },
      ...{ subject: `Meet ${name}`, body: `<p>Write to ${email}</p>`, sent: 12 },
    });
  await set(documents.mailing(organizationId, 'm1'), { ...mailing('m1', 'profile', atsId) });
  await set(documents.mailing(organizationId, 'm2'), { ...mailing('m2', 'tearsheet', 't1') });
  const recipient = { mailingId: 'm2', organizationId, contactId: 'c1', state: 'sent' };
  const recipients = collections.mailingRecipients(organizationId, 'm2');
  await set(`${recipients}/r1`, { ...mailingRecipientSchema.cast({ ...recipient, id: 'r1', email, name }) });
  const answers = [{ page: 'profile', targetId: atsId, name, approve: true }];
  const other = mailingRecipientSchema.cast({ ...recipient, id: 'r2', email: 'client@c.example', answers });
  await set(`${recipients}/r2`, { ...other, answeredAt: Timestamp.now() });
  await set(`${collections.sendoutRecords(organizationId)}/s1`, { id: 's1', candidateId: atsId, event: 'delivered' });
  await set(documents.sharedLink(organizationId, 'k1'), {
    id: 'k1',
    kind: 'profile',
    targetId: atsId,
    recipientId: '',
  });
  await set(`${collections.marketingViews(organizationId)}/w1`, { id: 'w1', kind: 'profile', targetId: atsId });
}

/** A person in some jobs of an agency and in its marketing. */
export async function plantPerson(
  owner: SignedIn,
  person: Planted,
  { jobs = 2, events = 3, attachments = 1 }: { jobs?: number; events?: number; attachments?: number } = {},
): Promise<PublicPage[]> {
  const pages: PublicPage[] = [];
  for (let index = 0; index < jobs; index += 1) {
    const { jobId } = await saveJob(owner);
    pages.push(await plantInJob(owner, jobId, person, { events, attachments }));
  }
  await plantInMarketing(owner, person);
  return pages;
}
