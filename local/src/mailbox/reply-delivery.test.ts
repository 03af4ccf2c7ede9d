import { expect, test } from '@jest/globals';
import { replyOf } from './reply-delivery';

const target = { domain: 'reply.portal.example', key: 'secret' };
const mail = {
  from: [{ address: 'ann@client.example', name: 'Ann' }],
  subject: 'Re: About Sue',
  text: 'Yes.',
  messageId: 'm-1@client.example',
  headers: { 'auto-submitted': 'no' },
  envelope: { to: [{ address: 'Reply+c0@Reply.portal.example' }] },
};

test('a mail to the reply domain becomes a call', () => {
  expect(replyOf(mail, target)).toEqual({
    ...{ key: 'secret', from: 'ann@client.example', to: ['Reply+c0@Reply.portal.example'], subject: 'Re: About Sue' },
    ...{ text: 'Yes.', messageId: 'm-1@client.example', autoSubmitted: 'no', precedence: '' },
  });
});

test('other mails stay in the mailbox', () => {
  expect(replyOf({ ...mail, envelope: { to: [{ address: 'ann@client.example' }] } }, target)).toBeNull();
  expect(replyOf({}, target)).toBeNull();
});
