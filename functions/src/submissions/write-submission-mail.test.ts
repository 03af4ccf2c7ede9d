import { expect, test } from '@jest/globals';
import { actorFor, fakePorts } from '../testing/fake-ports';
import { canary, subjectWithCanaries } from '../testing/sample-resume-subject';
import { writeSubmissionMail } from './write-submission-mail';

test('a recipient reads the filled text with a link of their own, and nothing internal', async () => {
  const { organization, brand, job, candidate } = subjectWithCanaries();
  const shown = [{ name: candidate.fullName, occupation: candidate.occupation }];
  const submission = {
    organization,
    brand,
    job: { ...job, company: 'Acme & Sons' },
    candidates: [candidate],
    shown,
    redactors: [],
  };
  const url = 'https://portal.example/resumes/token/candidate-1';
  const mail = await writeSubmissionMail({ config: fakePorts({}).config, actor: actorFor('recruiter') }, submission, {
    recipient: { name: 'Ann <Lee>', email: 'ann@client.example' },
    subject: '[candidateName] for [companyName]',
    body: '<p>Hi [recipientName]<script>alert(1)</script></p><p>[candidateLinks]</p><p>[senderName]</p>',
    urls: { shortlist: '', candidates: [url] },
  });
  expect(mail.subject).toBe('Zoë Müller for Acme & Sons');
  expect(mail.html).toContain(`href="${url}"`);
  expect(mail.html).toContain('Hi Ann &lt;Lee&gt;');
  expect(mail.html).not.toContain('<script');
  expect(mail.text).toContain(`Zoë Müller: ${url}`);
  expect(mail.html + mail.text).not.toContain(canary);
});
