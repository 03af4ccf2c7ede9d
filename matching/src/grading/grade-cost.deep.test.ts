import { afterAll, expect, jest, test } from '@jest/globals';
import type { ParsedResume } from '@portal/domain/resumes/parsed-resume';
import { parseJob } from '../job/parse-job';
import { resumeOf, resumeText, today } from '../testing/resume-text';
import { grade } from './grade';

/** All reading of words folds them first, from lower case, so the characters of that measure the work. */
let characters = 0;
const lowerCase = jest.spyOn(String.prototype, 'toLowerCase').mockImplementation(function counted(this: string) {
  characters += this.length;
  return this.toLocaleLowerCase('en');
});
afterAll(() => {
  lowerCase.mockRestore();
});

const job = parseJob(
  `Museum Registrar
Duties
- Install exhibitions, write labels for paintings, crate sculptures
- Courier loans abroad, photograph lacquer bowls, catalogue ceramics
Requirements
- Current AHPRA registration and a wastewater license
- Zorbing, Quillwork, Snarfle, Brindlework, Plonking
- Registered Nurse license, BLS, Microsoft Excel, Wound care
- 3+ years of experience`,
);

const sentence = (at: number): string =>
  `Task ${String(at)}: mounted galleries of paintings and dressed wounds in Epic.`;
const tasksOf = (count: number, from: number): string[] =>
  Array.from({ length: count }, (_, at) => sentence(from + at));

/** A resume with a number of positions, each with its own sentences. */
function resumeWith(positions: number, sentences: number): ParsedResume {
  const dates = '03/2020 - Present';
  const work = Array.from({ length: positions }, (_, at) => ({ title: `Curator ${String(at)}`, dates, tasks: [] }));
  const resume = resumeOf(resumeText({ work, certifications: ['BLS'] }));
  expect(resume.work).toHaveLength(positions);
  const stated = resume.work.map((one, at) => ({ ...one, description: tasksOf(sentences, at * sentences).join('\n') }));
  return { ...resume, work: stated, text: [resume.text, ...stated.map(({ description }) => description)].join('\n') };
}

function workOn(resume: ParsedResume): number {
  characters = 0;
  grade({ job, resume, today });
  return characters;
}

test('the work grows linearly with the text', () => {
  const few = workOn(resumeWith(5, 20));
  expect(few).toBeGreaterThan(5 * 20 * sentence(0).length);
  expect(workOn(resumeWith(10, 20))).toBeLessThan(few * 2.2);
  expect(workOn(resumeWith(5, 40))).toBeLessThan(few * 2.2);
});

test("the job's requirements do not multiply the work on a resume", () => {
  const resume = resumeWith(5, 40);
  const { length } = resume.text;
  expect(workOn(resume)).toBeLessThan(length * 12);
});

test('a resume of 400,000 characters is read up to the limits', () => {
  const resume = resumeWith(100, 60);
  expect(resume.text.length).toBeGreaterThan(400_000);
  expect(workOn(resume)).toBeLessThan(60_000 * 24);
});

test('the thousandth resume takes as much work as the second', () => {
  const copy = structuredClone(resumeWith(2, 5));
  workOn(structuredClone(copy));
  const second = workOn(structuredClone(copy));
  let last = 0;
  for (let at = 3; at <= 1000; at += 1) last = workOn(structuredClone(copy));
  expect(last).toBe(second);
});
