import { expect, test } from '@jest/globals';
import type { AiKind } from '@portal/domain/contracts/profiles-api';
import { createEmbeddedWriter } from './embedded-writer';

const lines = [
  "We're hiring: Senior Frontend Engineer, Booking",
  'Wayfare Lines · Newark, NJ · On-site · Full-time',
  'Wayfare Lines sells rail and ferry tickets in nine countries.',
  '* Lead the new booking flow from prototype to launch',
  '$125,000 - $156,000 per year, in two installments',
  'What the team of this job needs:',
];
const write = (kind: AiKind) =>
  createEmbeddedWriter().write({
    kind,
    instructions: '',
    sources: [
      { kind: 'field', name: 'jobTitle', text: 'Engineer at Wayfare Lines.' },
      { kind: 'line', name: 'jobDescription', text: lines.join('\n') },
    ],
    job: [],
    signal: new AbortController().signal,
  });

test('a paragraph has whole sentences, each with the line that it was taken from', async () => {
  const { sentences } = await write('aiSummaryJob');
  expect(sentences.map(({ text, source }) => [text, source?.quote])).toEqual([
    ['Engineer at Wayfare Lines.', 'Engineer at Wayfare Lines.'],
    ['Wayfare Lines sells rail and ferry tickets in nine countries.', lines[2]],
    ['Lead the new booking flow from prototype to launch.', 'Lead the new booking flow from prototype to launch'],
  ]);
});

test('a list keeps its lines as they are', async () => {
  const { sentences } = await write('aiSummaryPublishedJobDescription');
  expect(sentences.map(({ text }) => text)).toContain('Lead the new booking flow from prototype to launch');
});
