import { expect, test } from '@jest/globals';
import { feedbackAnswersSchema } from '@portal/domain/feedback/feedback';
import { samplePdfData } from '../testing/sample-pdf-data';
import { accessRequestMail } from './access-request-mail';
import { feedbackCopyMail, feedbackMail } from './feedback-mail';
import { voteMail } from './vote-mail';

const hostile = `<img src=x onerror=alert(1)>"'&`;
const escaped = '&lt;img src=x onerror=alert(1)&gt;&quot;&#x27;&amp;';
const { theme } = samplePdfData();
const page = {
  theme: { ...theme, organizationName: hostile },
  candidateName: hostile,
  jobTitle: hostile,
  candidateUrl: 'https://portal.example/app/jobs/1/candidate/2',
};
const viewer = {
  guid: 'viewer-guid',
  alias: hostile,
  email: '',
  sessionUID: 'session-uid',
  windowGUID: '',
  recipientId: '',
};
const answers = feedbackAnswersSchema.cast({
  approve: true,
  whyApprove: 'Skills',
  schedule: 'yes',
  scheduleTime: hostile,
  email: 'ann@example.com',
  thumbsUpCustomQuestion: [{ question: hostile, answer: [hostile] }],
});

test.each([
  ['a vote', voteMail({ ...page, vote: 'positive', viewer })],
  ['feedback', feedbackMail({ ...page, answers, viewer })],
  ['a copy of feedback', feedbackCopyMail({ theme: page.theme, candidateName: hostile, answers })],
  ['a request', accessRequestMail({ ...page, email: 'ann@example.com', message: hostile })],
])('user input stays text in the mail about %s', async (_, made) => {
  const mail = await made;
  expect(mail.html).toContain(escaped);
  expect(mail.html).not.toContain('<img');
  expect(mail.text).toContain(hostile);
});

test('a recruiter reads what happened and gets a link', async () => {
  const mail = await voteMail({
    ...page,
    theme,
    candidateName: 'Zoë',
    jobTitle: 'Engineer',
    vote: 'negative',
    viewer: { ...viewer, alias: 'Red Fox' },
  });
  expect(mail.subject).toBe('Zoë got a thumbs down');
  expect(mail.text).toContain('Viewer: Anonymous viewer (Red Fox)');
  expect(mail.html).toContain(`href="${page.candidateUrl}"`);
});

test('replies to feedback go to the viewer', async () => {
  expect((await feedbackMail({ ...page, answers, viewer })).replyTo).toBe('ann@example.com');
  expect((await feedbackMail({ ...page, answers: { ...answers, email: '' }, viewer })).replyTo).toBeUndefined();
});

test('a copy holds the answers and no link to the application', async () => {
  const mail = await feedbackCopyMail({ theme, candidateName: 'Z. M.', answers });
  expect(mail.subject).toBe('Your feedback on Z. M.');
  expect(mail.text).toContain('Why do you approve of this candidate?: Skills');
  expect(mail.html).not.toContain('/app/');
});

test('the logo is at the head of a mail', async () => {
  const logo = { url: 'https://files.example/logo.png?a=1&b=2', width: 200, height: 40, alignment: 'left' } as const;
  const { html } = await voteMail({ ...page, theme: { ...theme, logo }, vote: 'positive', viewer });
  expect(html).toContain('src="https://files.example/logo.png?a=1&amp;b=2"');
});
