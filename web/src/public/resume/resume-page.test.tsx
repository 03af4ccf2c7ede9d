import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { ResumePage as Page } from '@portal/domain/contracts/public-api';
import { feedbackTexts } from '@portal/domain/texts/feedback';
import type { ResumeAnswer } from '@portal/domain/votes/vote';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { feedbackForm } from '../../testing/feedback-form';
import { ToastProvider } from '../components/toast';
import { unbranded } from '../theme/theme-variables';
import ResumePage from './resume-page';

const before = globalThis.fetch;
/** Each test has a link of its own, because the page remembers answers. */
let links = 0;
const page: Page = {
  ...{
    candidateId: 'c',
    organizationId: 'o',
    jobId: 'j',
    jobTitle: 'Nurse',
    jobRecruiterId: '',
    jobAccountManagerId: '',
  },
  theme: { ...unbranded, organizationName: 'Alder', websiteURL: '', browserTitle: '', logo: null },
  labels: { recruiterNotes: '', skills: '', contact: '', candidateResume: '', certifications: '', score: '' },
  contact: null,
  feedback: feedbackForm(),
  answers: { offersMaybe: true, mayChange: true },
  credentials: [],
  isPdfAllowed: false,
  feedbackTexts: { submitted: '', submittedWithCopy: '' },
  state: 'active',
  hasPortal: false,
  otherCandidates: 0,
  resume: {
    ...{ fullName: 'Jane Doe', occupation: '', cityAndState: '', recruiterNotes: '', objective: '' },
    ...{ skills: [], work: [], education: [], certifications: [], languages: [], grade: null, document: null },
  },
  profile: null,
  own: null,
};
const own: NonNullable<Page['own']> = {
  answer: '',
  thread: { state: 'off', asksWho: false, messages: [], staffReadAt: 0 },
  interviews: { interviews: [], asksName: false, mayPropose: false, recruiter: { name: '', timeZone: '' } },
};

/** Opens the page of a recipient whose answer on another device the function tells. */
function open(answer: () => ResumeAnswer | '', isOneTimeFeedback: boolean) {
  globalThis.fetch = (input) => {
    const isPage = typeof input === 'string' && input.endsWith('/getCandidateResume');
    const data = { ...page, feedback: feedbackForm({ isOneTimeFeedback }), own: { ...own, answer: answer() } };
    return Promise.resolve(Response.json({ success: true, data: isPage ? data : null }));
  };
  render(
    <ToastProvider>
      <ResumePage publicToken={`link-${(links += 1)}`} candidateId="c" />
    </ToastProvider>,
  );
}

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  globalThis.fetch = before;
});

test('what the recipient has answered elsewhere is on the page, and what changes there on return', async () => {
  let answer: ResumeAnswer = 'maybe';
  open(() => answer, false);
  expect(await screen.findByText(feedbackTexts.ownVotes.maybe)).toBeDefined();
  answer = 'negative';
  // The page listens once its effects have run.
  await waitFor(() => {
    fireEvent(document, new Event('visibilitychange'));
    expect(screen.getByText(feedbackTexts.ownVotes.negative)).toBeDefined();
  });
});

test('where votes are taken once, one of another device is not asked for again', async () => {
  open(() => 'positive', true);
  expect(await screen.findByText(feedbackTexts.ownVotes.positive)).toBeDefined();
  expect(screen.queryByRole('button', { name: feedbackTexts.approve })).toBeNull();
});

test('without an answer the page asks for one', async () => {
  open(() => '', true);
  expect(await screen.findByRole('button', { name: feedbackTexts.approve })).toBeDefined();
});
