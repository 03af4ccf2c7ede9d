import { expect, test } from '@jest/globals';
import { addWorkingDays } from './client-wait';
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
const zoe = { name: 'Zoë <b>', occupation: 'Nurse', url: 'https://p.example/resumes/t/c?a=1&b=2' };
const links = { candidates: [zoe], shortlistUrl: '' };

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
  expect(fillBody('<p>[candidateName]</p><p>[candidateLinks]</p>', values, links)).toBe(`<p>Zoë &lt;b&gt;</p>${link}`);
  expect(fillBody('<p>Hi [recipientName]</p>', values, links)).toBe(`<p>Hi Ann</p>${link}`);
});

test('several candidates have one link', () => {
  const shortlistUrl = 'https://p.example/resumes/shortlist/t';
  const candidates = [
    { name: 'Zoë <b>', occupation: 'Nurse', url: '' },
    { name: 'Anonymous candidate', occupation: '', url: '' },
  ];
  expect(fillBody('<p>[candidateLinks]</p>', values, { candidates, shortlistUrl })).toBe(
    `<ul><li>Zoë &lt;b&gt;, Nurse</li><li>Anonymous candidate</li></ul><p><a href="${shortlistUrl}">See the 2 candidates</a></p>`,
  );
});

test.each([
  ['Monday', '2026-11-23T10:00Z', 3, '2026-11-26T10:00Z'],
  ['Friday, over the weekend', '2026-11-27T10:00Z', 3, '2026-12-02T10:00Z'],
  ['Saturday', '2026-11-28T10:00Z', 1, '2026-11-30T10:00Z'],
  ['Wednesday, two weekends', '2026-11-25T10:00Z', 10, '2026-12-09T10:00Z'],
])('working days from %s', (_day, from, days, until) => {
  expect(addWorkingDays(Date.parse(from), days)).toBe(Date.parse(until));
});
