import { describe, expect, test } from '@jest/globals';
import type { ResumePage } from '@portal/domain/contracts/public-api';
import { canary, parsingWithCanaries, subjectWithCanaries } from '../testing/sample-resume-subject';
import type { ResumeState } from './open-resume';
import { projectResumePage } from './project-resume-page';

type Subject = ReturnType<typeof subjectWithCanaries>;

function page(
  change: (subject: Subject) => void = () => undefined,
  state: ResumeState = 'active',
  isStaff = false,
): ResumePage {
  const subject = subjectWithCanaries();
  change(subject);
  return projectResumePage(subject, { state, parsing: parsingWithCanaries(), isStaff });
}

test('an open resume shows what viewers may see', () => {
  expect(page()).toMatchObject({
    candidateId: 'candidate-1',
    jobTitle: 'Staff Engineer',
    state: 'active',
    isPdfAllowed: true,
    theme: { organizationName: 'Northwind Staffing', websiteURL: 'https://northwind.example', primaryColor: '#71b244' },
    contact: { displayName: 'recruiter', email: 'recruiter@example.com', phone: '+1 617 555 0134' },
    feedback: { thumbsUp: { whyApprove: true }, isOneTimeFeedback: true },
    resume: {
      fullName: 'Zoë Müller',
      cityAndState: 'Boston, MA',
      recruiterNotes: 'Strong <b>lead</b>',
      work: [{ title: 'Engineer', companyName: 'Nordlicht' }],
      education: [{ school: 'TU München', degree: 'M.Sc.' }],
      certifications: ['CKA'],
      languages: ['German'],
      grade: null,
      document: null,
    },
  });
});

test('a resume without a readable name is shown as "Candidate", without file name or email', () => {
  const nameless = page(({ candidate }) => {
    Object.assign(candidate, { fullName: '', firstName: '', lastName: '' });
  });
  expect(nameless.resume?.fullName).toBe('Candidate');
});

describe.each(['active', 'expired', 'accessCodeNeeded'] as const)('in state %s', (state) => {
  test('the page has no staff data', () => {
    const shown = page(({ candidate }) => (candidate.showExternalGrade = true), state);
    expect(JSON.stringify(shown)).not.toContain(canary);
  });
});

describe.each(['expired', 'accessCodeNeeded'] as const)('in state %s', (state) => {
  test('the page has no data of the candidate or the job', () => {
    const shown = page(undefined, state);
    expect(shown).toMatchObject({ state, resume: null, feedback: null, isPdfAllowed: false, jobTitle: '' });
    for (const content of ['Zoë', 'Müller', 'Boston', 'TypeScript', 'lead', 'zoe.pdf', 'Staff Engineer']) {
      expect(JSON.stringify(shown)).not.toContain(content);
    }
  });
});

test('an expired link shows a contact; one that needs a code does not', () => {
  expect(page(undefined, 'expired').contact?.email).toBe('recruiter@example.com');
  expect(page(undefined, 'accessCodeNeeded').contact).toBeNull();
});

const changes: [string, (subject: Subject) => void, Partial<ResumePage>][] = [
  [
    'titles hidden by the organization',
    (s) => (s.organization.hideTitlesAllJobsFromPublicResume = true),
    { jobTitle: '' },
  ],
  ['titles hidden by the job', (s) => (s.job.hideTitleFromPublicResume = true), { jobTitle: '' }],
  ['contacts hidden by the organization', (s) => (s.organization.hideContactInformation = true), { contact: null }],
  ['questions hidden by the job', (s) => (s.job.hideFeedbackQuestions = true), { feedback: null }],
  ['downloads switched off', (s) => (s.candidate.enablePdfDownloads = false), { isPdfAllowed: false }],
  ['a candidate who is not public', (s) => (s.candidate.isPublic = false), { isPdfAllowed: false }],
];
test.each(changes)('%s', (_, change, expected) => {
  expect(page(change)).toMatchObject(expected);
});

test('staff get no questions', () => {
  expect(page(undefined, 'active', true).feedback).toBeNull();
});

const original = { fileName: 'zoe.pdf', contentType: 'application/pdf' };
test.each([
  // isPublic, showOriginal, displayOriginalResumeFromAllJobs -> document
  [true, null, false, null],
  [true, true, false, original],
  [true, null, true, original],
  [true, false, true, null],
  [false, true, false, null],
  [false, null, true, original],
])('public %p, own choice %p, all jobs %p: the document is %j', (isPublic, showOriginal, isForAllJobs, document) => {
  const shown = page(({ candidate, organization }) => {
    Object.assign(candidate, { isPublic, showOriginal });
    organization.displayOriginalResumeFromAllJobs = isForAllJobs;
  });
  expect(shown.resume?.document ?? null).toEqual(document);
});

test('hidden contact details are left out of texts, and the document is a drawn one', () => {
  const parsing = parsingWithCanaries();
  parsing.parsed.summary.objective = 'Reach me at zoe@mail.example or (617) 555-0134.';
  const subject = subjectWithCanaries();
  Object.assign(subject.candidate, { showOriginal: true, hideContactDetails: true });
  const { resume } = projectResumePage(subject, { state: 'active', parsing, isStaff: false });
  expect(resume?.objective).toBe('Reach me at ••• or •••.');
  expect(resume?.document?.fileName).toBe('Zoë Müller.pdf');
});

test('grades are included only when enabled', () => {
  expect(page(({ candidate }) => (candidate.showExternalGrade = true)).resume?.grade).toEqual({
    score: 50,
    color: 'yellow',
    categories: [{ category: 'skills', score: 100 }],
  });
});

test("the organization's texts replace the defaults", () => {
  const shown = page(({ organization }) => {
    organization.customLabels.recruiterNotes = 'Our view';
    organization.customLabels.feedbackMessage = 'Got it.';
  });
  expect(shown.labels).toMatchObject({ recruiterNotes: 'Our view', skills: 'Skills' });
  expect(shown.feedbackTexts.submitted).toBe('Got it.');
});

test('other candidates are counted for viewers with a portal account, and only when the resume is open', () => {
  const { job, ...rest } = subjectWithCanaries();
  const subject = { ...rest, job: { ...job, totalCandidates: 4 } };
  const page = (state: 'active' | 'accessCodeNeeded', hasPortal: boolean) =>
    projectResumePage(subject, {
      state,
      parsing: parsingWithCanaries(),
      isStaff: false,
      portal: hasPortal ? { otherCandidates: 3 } : null,
    });
  expect(page('active', true)).toMatchObject({ hasPortal: true, otherCandidates: 3 });
  expect(page('active', false)).toMatchObject({ hasPortal: false, otherCandidates: 0 });
  expect(page('accessCodeNeeded', true)).toMatchObject({ hasPortal: true, otherCandidates: 0, resume: null });
});
