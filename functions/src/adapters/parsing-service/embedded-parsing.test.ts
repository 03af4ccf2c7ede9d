import { expect, test } from '@jest/globals';
import { callDeadline, callSeconds } from '../../runtime/call-deadline';
import { engineInProcess } from '../../testing/engine-in-process';

test('a job from a file keeps its sections: preferred skills are not required, benefits are no requirements', async () => {
  const text =
    'Java Developer\n\nCompany: Wren\n\nRequired qualifications\n- Docker\n\nPreferred qualifications\n- Terraform\n\nBenefits\n- Health insurance\n';
  const { parsed } = await engineInProcess.parseJob(
    { bytes: new TextEncoder().encode(text), fileName: 'job.txt' },
    { today: '2026-06-01', deadline: callDeadline(callSeconds) },
  );
  expect(parsed.skills.map(({ name, required }) => [name, required])).toEqual([
    ['Docker', true],
    ['Terraform', false],
  ]);
});
