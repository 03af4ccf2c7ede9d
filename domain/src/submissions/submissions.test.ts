import { expect, test } from '@jest/globals';
import { recipientFrom } from './recipient';
import { fillBody, fillSubject } from './submission-text';

const values = {
  candidateName: 'Zoë <b>',
  jobId: 'j1',
  jobTitle: 'Nurse',
  companyName: 'Acme',
  recipientName: 'Ann',
  senderName: 'Maya',
};
const candidates = [{ name: 'Zoë <b>', occupation: 'Nurse', url: 'https://p.example/resumes/t/c?a=1&b=2' }];

test.each([
  ['Ann Lee <Ann@Client.example>', { name: 'Ann Lee', email: 'ann@client.example' }],
  ['"Lee, Ann" <ann@client.example>', { name: 'Lee, Ann', email: 'ann@client.example' }],
  [' ann@client.example ', { name: '', email: 'ann@client.example' }],
])('%s', (line, recipient) => {
  expect(recipientFrom(line)).toEqual(recipient);
});

test('subjects hold values as text, and keep other brackets', () => {
  expect(fillSubject('[candidateName] for [jobTitle] at [companyName] [urgent]', values)).toBe(
    'Zoë <b> for Nurse at Acme [urgent]',
  );
});

test('bodies hold escaped values, and the links also without a place for them', () => {
  const link = '<ul><li><a href="https://p.example/resumes/t/c?a=1&amp;b=2">Zoë &lt;b&gt;</a>, Nurse</li></ul>';
  expect(fillBody('<p>[candidateName]</p><p>[candidateLinks]</p>', values, candidates)).toBe(
    `<p>Zoë &lt;b&gt;</p>${link}`,
  );
  expect(fillBody('<p>Hi [recipientName]</p>', values, candidates)).toBe(`<p>Hi Ann</p>${link}`);
});
