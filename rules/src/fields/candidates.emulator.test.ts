import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  deleteField,
  doc,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  type DocumentData,
} from 'firebase/firestore/lite';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { cast, castOrganizations } from '@portal/domain/testing/cast';
import { asActor } from '../harness/actors';
import { firestoreEnvironment, type RulesEnvironment } from '../harness/environment';
import { outcomeOf, type Outcome } from '../harness/outcome';
import { pastRules, setWorld } from '../harness/world';

const { a, b } = castOrganizations;
const long = (characters: number) => 'x'.repeat(characters);

let environment: RulesEnvironment;
beforeAll(async () => {
  environment = await firestoreEnvironment('candidate-fields');
});
afterAll(() => environment.cleanup());
beforeEach(() => setWorld(environment));

const update = (change: DocumentData) =>
  asActor(environment, 'recruiter', (db) =>
    outcomeOf(updateDoc(doc(db, documents.candidate(a, 'job-1', 'candidate-1')), change)),
  );

const submission = { accountManager: true, client: false, portal: false, submittedDate: null, detail: '' };

const changes: [name: string, change: DocumentData, outcome: Outcome][] = [
  ['the name', { firstName: 'Augusta', lastName: 'King', fullName: 'Augusta King' }, 'yes'],
  ['what one is found by', { searchTokens: { king: true } }, '-'],
  ['a name that is too long', { firstName: long(201) }, '-'],
  ['a name that is no text', { fullName: 7 }, '-'],
  ['contact and occupation', { email: 'a@example.com', phone: '555', occupation: 'Analyst' }, 'yes'],
  ['an endless email', { email: long(321) }, '-'],
  ['an endless phone number', { phone: long(101) }, '-'],
  ['an endless occupation', { occupation: long(301) }, '-'],
  ['the address', { address: { address1: '', address2: '', city: 'Oslo', state: '', zipCode: '' } }, 'yes'],
  ['an address with a planet', { 'address.planet': 'Mars' }, '-'],
  ['two hundred skills', { skills: Array.from({ length: 200 }, String) }, 'yes'],
  ['a skill that is a map', { skills: ['Java', { name: 'SQL' }] }, '-'],
  ['skills that are longer together', { skills: ['x'.repeat(40_001)] }, '-'],
  ['one skill more', { skills: Array.from({ length: 201 }, String) }, '-'],
  ['the longest notes', { 'summary.recruiterNotes': long(20_000), 'summary.privateNotes': long(20_000) }, 'yes'],
  ['longer notes', { 'summary.recruiterNotes': long(20_001) }, '-'],
  ['longer internal notes', { 'summary.privateNotes': long(20_001) }, '-'],
  ['other notes', { 'summary.other': 'x' }, '-'],
  ['notes that are no text', { 'summary.recruiterNotes': ['x'] }, '-'],
  ['the recruiter', { recruiterId: 'other-recruiter' }, 'yes'],
  ['a recruiter that is no text', { recruiterId: null }, '-'],
  ['the switches', { isPublic: false, enablePdfDownloads: false, showExternalGrade: true, isFavorite: true }, 'yes'],
  ['public in words', { isPublic: 'no' }, '-'],
  ['downloads in words', { enablePdfDownloads: 'no' }, '-'],
  ['what viewers see of the document', { showOriginal: true, hideContactDetails: true }, 'yes'],
  ['the document in words', { showOriginal: 'yes' }, '-'],
  ['hidden contact details in words', { hideContactDetails: 'yes' }, '-'],
  ['the grade in words', { showExternalGrade: 1 }, '-'],
  ['a favourite in words', { isFavorite: 'yes' }, '-'],
  ['removal', { isDeleted: true }, 'yes'],
  ['removal in words', { isDeleted: 'yes' }, '-'],
  ['the submission', { submissionStatus: submission }, 'yes'],
  ['the submission with its date', { submissionStatus: { ...submission, submittedDate: Timestamp.now() } }, 'yes'],
  ['a date in words', { submissionStatus: { ...submission, submittedDate: 'today' } }, '-'],
  ['a submission in words', { submissionStatus: { ...submission, client: 'yes' } }, '-'],
  ['a submission with more', { submissionStatus: { ...submission, more: true } }, '-'],
  ['news set to zero', { analytics: { newResumeViews: 0, newLatestActivities: 0 } }, 'yes'],
  ['one of the news set to zero', { 'analytics.newResumeViews': 0 }, 'yes'],
  ['news counted up', { 'analytics.newResumeViews': 3 }, '-'],
  ['news counted down', { 'analytics.newLatestActivities': 1 }, '-'],
  ['news below zero', { 'analytics.newResumeViews': -1 }, '-'],
  ['other news', { 'analytics.more': 0 }, '-'],
  ['the public side', { public: { publicToken: 'chosen' } }, '-'],
  ['the link', { 'public.publicToken': 'chosen' }, '-'],
  ['the expiry of the link', { 'public.linkExpiry': null, 'public.pageViews': 0, 'public.x': 1 }, '-'],
  ['the votes', { 'public.upVotes': 5 }, '-'],
  ['the views', { 'public.pageViews': 5 }, '-'],
  ['the score', { 'sovren.weightedScore': 100 }, '-'],
  ['the parsing record', { sovren: {} }, '-'],
  ['how completely the resume was parsed', { reading: { gaps: ['emptyPage'], years: [] } }, '-'],
  ['the organization', { organizationId: b }, '-'],
  ['the job', { jobId: 'job-2' }, '-'],
  ['the id', { id: 'candidate-2' }, '-'],
  ['the creator', { createdBy: 'admin' }, '-'],
  ['the resume file', { 'resume.storagePath': 'elsewhere' }, '-'],
  ['the source', { source: 'integration' }, '-'],
  ['the mark of a public upload', { isPublicResumeUpload: true }, '-'],
  ['the id in the applicant-tracking system', { candidateBHId: '1' }, '-'],
  ['the time of creation', { createdAt: serverTimestamp() }, '-'],
  ['a field of its own making', { extra: true }, '-'],
  ['an activity in the past', { activityAt: Timestamp.fromMillis(0) }, '-'],
];

describe('a change of a candidate', () => {
  test.each(changes)('%s', async (_name, change, outcome) => {
    expect(await update({ activityAt: serverTimestamp(), ...change })).toBe(outcome);
  });

  test('without a stamp is refused', async () => {
    expect(await update({ isFavorite: true })).toBe('-');
  });

  test('that only resets the news needs no stamp', async () => {
    expect(await update({ analytics: { newResumeViews: 0, newLatestActivities: 0 } })).toBe('yes');
  });

  test('cannot remove a field', async () => {
    expect(await update({ summary: deleteField(), activityAt: serverTimestamp() })).toBe('-');
  });

  test('restores a removed candidate', async () => {
    expect(await update({ isDeleted: true, activityAt: serverTimestamp() })).toBe('yes');
    expect(await update({ isDeleted: false, activityAt: serverTimestamp() })).toBe('yes');
  });

  test('whose data must not be processed is refused, but for the news', async () => {
    const candidate = documents.candidate(a, 'job-1', 'candidate-1');
    await pastRules(environment, (db) =>
      updateDoc(doc(db, candidate), { 'restriction.isOn': true, isDeleted: true, isPublic: false }),
    );
    for (const change of [
      { isDeleted: false },
      { isPublic: true },
      { submissionStatus: submission },
      { email: 'a@b.example' },
    ]) {
      expect(await update({ ...change, activityAt: serverTimestamp() })).toBe('-');
    }
    expect(await update({ 'restriction.isOn': false, activityAt: serverTimestamp() })).toBe('-');
    expect(await update({ analytics: { newResumeViews: 0, newLatestActivities: 0 } })).toBe('yes');
  });

  test('is permitted next to a long text from a parsed resume', async () => {
    const candidate = documents.candidate(a, 'job-1', 'candidate-1');
    await pastRules(environment, (db) => updateDoc(doc(db, candidate), { occupation: long(900) }));
    expect(await update({ isFavorite: true, activityAt: serverTimestamp() })).toBe('yes');
  });
});

describe('a user who is editing the notes', () => {
  const tell = (uid: string, data: DocumentData) =>
    asActor(environment, 'otherRecruiter', (db) =>
      outcomeOf(setDoc(doc(db, `${collections.candidateEditing(a, 'job-1', 'candidate-1')}/${uid}`), data)),
    );
  const own = cast.otherRecruiter.id;
  const said = { field: 'privateNotes', at: serverTimestamp() };

  test.each([
    ['oneself', own, said, 'yes'],
    ['somebody else', 'recruiter', said, '-'],
    ['oneself in another field', own, { ...said, field: 'resume' }, '-'],
    ['oneself at another time', own, { ...said, at: Timestamp.fromMillis(0) }, '-'],
    ['oneself with more', own, { ...said, text: 'x' }, '-'],
  ] as const)('one tells it of %s', async (_name, uid, data, outcome) => {
    expect(await tell(uid, data)).toBe(outcome);
  });
});
