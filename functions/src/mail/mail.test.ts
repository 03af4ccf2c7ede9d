import { expect, test } from '@jest/globals';
import { feedbackAnswersSchema } from '@portal/domain/feedback/feedback';
import { samplePdfData } from '../testing/sample-pdf-data';
import { candidateWords } from '@portal/domain/feedback/answer-words';
import { viewerAnswerSchema } from '@portal/domain/feedback/viewer-answer';
import { layOutMail } from './mail-layout';
import { submissionReadyMail } from './submission-ready-mail';
import { feedbackCopyMail, viewerAnswerMail } from './viewer-answer-mail';

const hostile = `<img src=x onerror=alert(1)>"'&`;
const escaped = '&lt;img src=x onerror=alert(1)&gt;&quot;&#x27;&amp;';
const { theme } = samplePdfData();
const page = {
  theme: { ...theme, organizationName: hostile },
  candidateName: hostile,
  jobTitle: hostile,
  action: { label: 'Open candidate', url: 'https://portal.example/app/jobs/1/candidate/2' },
  reason: hostile,
};
const viewer = {
  guid: 'viewer-guid',
  alias: hostile,
  email: '',
  sessionUID: 'session-uid',
  windowGUID: '',
  recipientId: '',
  isVerified: false,
};
const answers = feedbackAnswersSchema.cast({
  approve: true,
  whyApprove: 'Skills',
  schedule: 'yes',
  scheduleTime: hostile,
  email: 'ann@example.com',
  thumbsUpCustomQuestion: [{ question: hostile, answer: [hostile] }],
});

const vote = viewerAnswerSchema.cast({ type: 'vote', page: 'resume', approve: true, viewer });
const feedback = { ...vote, type: 'feedback', words: candidateWords(answers), email: 'ann@example.com' } as const;
const request = viewerAnswerSchema.cast({ ...vote, type: 'accessRequest', words: [{ question: '', answer: hostile }] });

test.each([
  ['a vote', viewerAnswerMail(page, vote)],
  ['feedback', viewerAnswerMail(page, feedback)],
  ['a copy of feedback', feedbackCopyMail({ theme: page.theme, candidateName: hostile, answers, isConfirmed: true })],
  ['a request', viewerAnswerMail(page, request)],
])('user input stays text in the mail about %s', async (_, made) => {
  const mail = await made;
  expect(mail.html).toContain(escaped);
  expect(mail.html).not.toContain('<img');
  expect(mail.text).toContain(hostile);
});

const named = { ...page, theme, candidateName: 'Zoë', jobTitle: 'Engineer', reason: 'You work on it.' };

test('staff read who decided what about whom, the words before all else, and get a link', async () => {
  const words = [{ question: 'When would suit you?', answer: 'Tuesday at ten' }];
  const petra = { ...viewer, alias: 'Petra Klein', recipientId: 'r1', email: 'own@client.example' };
  const mail = await viewerAnswerMail(named, { ...feedback, viewer: petra, approve: false, words });
  expect(mail.subject).toBe('Petra Klein: thumbs down for Zoë, Engineer');
  const [heading, facts] = mail.text.split('\n\n');
  expect(heading).toBe(mail.subject);
  expect(facts?.split('\n')).toEqual([
    'When would suit you?: Tuesday at ten',
    'Job: Engineer',
    'Viewer: Petra Klein',
    'Email: ann@example.com',
  ]);
  expect(mail.html).toContain(`href="${page.action.url}"`);
});

test.each([
  [{ page: 'profile', approve: true } as const, 'thumbs up for Zoë'],
  [{ page: 'job', approve: true } as const, 'interested in Engineer'],
  [{ page: 'job', approve: false } as const, 'not interested in Engineer'],
])('the mail about %j says the same in the same way', async (answered, decision) => {
  const names = {
    candidateName: answered.page === 'job' ? '' : 'Zoë',
    jobTitle: answered.page === 'job' ? 'Engineer' : '',
  };
  const stranger = { ...viewer, alias: 'Red Fox' };
  const mail = await viewerAnswerMail({ ...named, ...names }, { ...vote, ...answered, viewer: stranger });
  expect(mail.subject).toBe(`Anonymous viewer (Red Fox): ${decision}`);
});

test('a copy holds no link to the application, and what was typed only for the viewer’s own email', async () => {
  const copy = (isConfirmed: boolean) => feedbackCopyMail({ theme, candidateName: 'Z. M.', answers, isConfirmed });
  const [own, other] = await Promise.all([copy(true), copy(false)]);
  expect(own.subject).toBe('Your feedback on Z. M.');
  expect(own.text).toContain('Why do you approve of this candidate?: Skills');
  expect(own.html).not.toContain('/app/');
  expect(own.text).toContain(hostile);
  expect(other.text).toContain('Why do you approve of this candidate?: Skills');
  expect(other.text).toContain('is not repeated here');
  expect(other.text).not.toContain(hostile);
});

test('the logo is at the head of a mail', async () => {
  const logo = { url: 'https://files.example/logo.png?a=1&b=2', width: 200, height: 40, alignment: 'left' } as const;
  const { html } = await viewerAnswerMail({ ...page, theme: { ...theme, logo } }, vote);
  expect(html).toContain('src="https://files.example/logo.png?a=1&amp;b=2"');
});

/** Contrast of two colors (WCAG 2.2). */
function contrast(one: string, other: string): number {
  const luminance = (color: string) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
      const share = Number.parseInt(color.slice(start, start + 2), 16) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [bright = 0, dark = 0] = [luminance(one), luminance(other)].sort((left, right) => right - left);
  return (bright + 0.05) / (dark + 0.05);
}

test('texts and links of mails are readable in both color schemes, and Outlook gets a width and buttons', async () => {
  const bodyHtml =
    '<p>Hi <a href="https://x.example">site</a></p><p><a href="https://portal.example/p">View profile</a></p>' +
    '<blockquote>Quote</blockquote><script>alert(1)</script>';
  const mail = await layOutMail(theme, {
    ...{ subject: 'x', heading: 'Heading', paragraphs: ['Text'], bodyHtml, facts: [['Job', 'Nurse']] },
    ...{
      action: { label: 'Open', url: page.action.url },
      isAddressShown: true,
      reason: 'Why',
      postalAddress: 'Street 1',
    },
    unsubscribe: { label: 'Unsubscribe', url: 'https://portal.example/u' },
  });
  const dark: Partial<Record<string, string>> = Object.fromEntries(
    [...mail.html.matchAll(/^\.(\w+) \{ (?:background-)?color: (#\w+)/gm)].map(
      ([, name = '', color = '']) => [name, color] as const,
    ),
  );
  for (const name of ['strong', 'text', 'faint', 'link']) {
    for (const ground of ['page', 'card']) {
      expect(contrast(String(dark[name]), String(dark[ground]))).toBeGreaterThanOrEqual(4.5);
    }
  }
  // Each text with a color of its own has a class, so that the dark mode reaches it; buttons keep their colors.
  const buttons = /<td bgcolor[\s\S]*?<\/td>/gi;
  const light = mail.html.replace(buttons, '').replace(/<style[\s\S]*?<\/style>/g, '');
  for (const [element, color] of light.matchAll(/<[^>]*[";]\s*color:\s*(#\w{6})[^>]*>/g)) {
    expect(element).toMatch(/class="(strong|text|faint|link)"/);
    expect(contrast(String(color), '#f3f4f6')).toBeGreaterThanOrEqual(4.5);
  }
  expect(mail.html).toMatch(/<body[^>]* class="page"|<body class="page"/);
  expect(mail.html).toContain('<!--[if mso]><table role="presentation" align="center" width="560"');
  expect(mail.html.match(buttons)).toHaveLength(2);
  expect(mail.html).not.toContain('alert(1)');
  expect(mail.text).toContain('View profile: https://portal.example/p');
});

test('an applicant with a low score is new, and the mail says how well the resume fits', async () => {
  const candidatePage = {
    theme,
    candidateName: 'Jo Bell',
    jobTitle: 'Nurse',
    candidateUrl: 'https://portal.example/c',
  };
  const grade = { weightedScore: 2, mustHavesMet: 0, mustHavesAsked: 4 };
  const mail = await submissionReadyMail({ ...candidatePage, grade });
  expect(mail.subject).toBe('New applicant: Jo Bell');
  expect(mail.text).toMatch(/Score:? *\n? *\d/);
  expect(mail.text).toContain('0 of 4');
  const ungraded = { weightedScore: null, mustHavesMet: null, mustHavesAsked: 0 };
  expect((await submissionReadyMail({ ...candidatePage, grade: ungraded })).text).not.toContain('Score');
});
