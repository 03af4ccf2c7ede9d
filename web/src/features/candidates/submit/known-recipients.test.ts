import { expect, test } from '@jest/globals';
import { contactSchema } from '@portal/domain/contacts/contact';
import { candidateRecipientSchema, recipientFrom } from '@portal/domain/submissions/recipient';
import { Timestamp } from 'firebase/firestore';
import { knownRecipients, recipientLine } from './known-recipients';

const recipient = (name: string, email: string, sentAt: number, changes: object = {}) =>
  candidateRecipientSchema.cast({ id: email, name, email, sentAt: Timestamp.fromMillis(sentAt), ...changes });
const contact = (name: string, email: string, changes: object = {}) =>
  contactSchema.cast({ id: email, name, email, ...changes });

test('who had a submission comes first, the latest first, then the job’s client contact and the others; each email once', () => {
  const used = [recipient('Old', 'old@c.example', 1), recipient('New', 'New@c.example', 2)];
  const contacts = [
    contact('Zoe', 'zoe@c.example'),
    contact('Amy', 'amy@c.example'),
    contact('Other', 'new@c.example'),
  ];
  expect(knownRecipients(used, contacts, { name: 'Boss', email: 'boss@c.example' }).map(recipientLine)).toEqual([
    'New <new@c.example>',
    'Old <old@c.example>',
    'Boss <boss@c.example>',
    'Amy <amy@c.example>',
    'Zoe <zoe@c.example>',
  ]);
});

test('whom mails do not reach is not offered', () => {
  const used = [recipient('Lost', 'lost@c.example', 1, { isDelivered: false }), recipient('Gone', 'gone@c.example', 2)];
  const contacts = [contact('Gone', 'gone@c.example', { hasBounced: true }), contact('', 'plain@c.example')];
  expect(knownRecipients(used, contacts).map(recipientLine)).toEqual(['plain@c.example']);
});

test('a name with a comma stays one recipient', () => {
  const line = recipientLine({ name: 'Doe, Jane; MD', email: 'jane@c.example' });
  expect(line).not.toMatch(/[,;]/);
  expect(recipientFrom(line)).toEqual({ name: 'Doe Jane MD', email: 'jane@c.example' });
});
