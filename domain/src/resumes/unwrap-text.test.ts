import { expect, test } from '@jest/globals';
import { unwrapText } from './unwrap-text';

test.each([
  [
    'in the middle of a sentence',
    'strong in kitchen management and\ncost control.',
    'strong in kitchen management and cost control.',
  ],
  [
    'before a name',
    'Nurse with ten years at\nMercy Hospital and\nBoston Clinic',
    'Nurse with ten years at Mercy Hospital and Boston Clinic',
  ],
  ['in a word', 'Looks for a full-\ntime position', 'Looks for a full-time position'],
  ['after a comma, with other line ends', 'Docker,\r\nKubernetes', 'Docker, Kubernetes'],
])('joins a line that was broken %s', (_, broken, whole) => {
  expect(unwrapText(broken)).toBe(whole);
});

test.each([
  ['entries', 'Led a team of five\nBuilt the platform'],
  ['sentences', 'I lead teams.\nlowercase by choice'],
  ['paragraphs', 'Nurse with experience\n\nlooking for nights'],
  ['what is marked as a list', 'Tools:\n- Docker\n- Helm'],
  ['a list whose items end openly', '• Docker, Helm,\n• Kubernetes and\n• Terraform'],
  ['nothing', ''],
])('keeps breaks of %s', (_, text) => {
  expect(unwrapText(text)).toBe(text);
});
