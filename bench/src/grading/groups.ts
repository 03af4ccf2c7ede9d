import { fitPersona } from '@portal/local/documents/fit-persona';
import type { Job } from '@portal/local/documents/jobs/job-types';
import { makeJob } from '@portal/local/documents/jobs/make-job';
import { jobStyles, renderJobDescription } from '@portal/local/documents/jobs/render-job';
import { makePersona } from '@portal/local/documents/persona';
import { seniorities, type Persona, type Seniority } from '@portal/local/documents/persona-types';
import { professionOf, professions } from '@portal/local/documents/professions/index';
import type { Profession } from '@portal/local/documents/professions/profession';
import { createRandom } from '@portal/local/documents/random';
import { makeResume } from '@portal/local/documents/render-resume';
import { makeStyle } from '@portal/local/documents/style';
import type { ParsedJob } from '@portal/domain/jobs/parsed-job';
import type { ParsedResume } from '@portal/domain/resumes/parsed-resume';
import type { Engine } from '../engine';

/** Candidates of a job by how a recruiter would sort them before reading closely. */
export const candidateGroups = ['strong', 'plausible', 'neighbour', 'stranger'] as const;
export type CandidateGroup = (typeof candidateGroups)[number];

/** A parsed job with parsed candidates whose group is known by how they were made. */
export interface GroupedCandidates {
  job: ParsedJob;
  candidates: { group: CandidateGroup; resume: ParsedResume }[];
}

const offLevel: Readonly<Record<Seniority, Seniority>> = {
  entry: 'senior',
  mid: 'entry',
  senior: 'mid',
  lead: 'mid',
  executive: 'senior',
};

function near(one: Profession, other: Profession): boolean {
  return (
    one.id === other.id ||
    one.neighbours.includes(other.id) ||
    other.neighbours.includes(one.id) ||
    one.sectors.some((sector) => other.sectors.includes(sector))
  );
}

function personas(job: Job, profession: Profession, seed: string, today: string): [CandidateGroup, Persona][] {
  const random = createRandom(seed, 'groups');
  const person = (of: Profession, seniority: Seniority, name: string): Persona =>
    makePersona({ seed: `${seed}/${name}`, profession: of, country: 'US', quality: 'plain', seniority, today });
  const stranger = random.pick(professions.filter((one) => !near(one, profession)));
  return [
    ['strong', fitPersona(person(profession, job.seniority, 'strong'), job, 1)],
    ['strong', fitPersona(person(profession, job.seniority, 'strong2'), job, 0.9)],
    ['plausible', fitPersona(person(profession, offLevel[job.seniority], 'plausible'), job, 0.5)],
    ['plausible', fitPersona(person(profession, offLevel[job.seniority], 'plausible2'), job, 0.4)],
    ['neighbour', person(professionOf(random.pick(profession.neighbours)), job.seniority, 'neighbour')],
    ['stranger', person(stranger, job.seniority, 'stranger')],
    ['stranger', person(random.pick(professions.filter((one) => !near(one, profession))), 'mid', 'stranger2')],
  ];
}

/** Makes and parses a job of every profession with candidates of every group. */
export async function groupedCandidates(
  engine: Engine,
  { seed, rounds, today }: { seed: string; rounds: number; today: string },
): Promise<GroupedCandidates[]> {
  const made: GroupedCandidates[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const profession of professions) {
      const key = `${seed}/${String(round)}/${profession.id}`;
      const random = createRandom(key, 'job');
      const seniority = random.pick(seniorities.slice(0, 4));
      const job = makeJob({ seed: key, profession, seniority, country: 'US' });
      const style = makeStyle(key, 'polished', { hidden: [], contactInPageHeader: false });
      const candidates = [];
      for (const [group, persona] of personas(job, profession, key, today)) {
        const { bytes, fileName } = await makeResume(persona, { format: 'txt', layout: 'plain', style });
        candidates.push({ group, resume: await engine.parseResume(bytes, fileName, today) });
      }
      const parsed = await engine.parseJob(renderJobDescription(job, random.pick(jobStyles)));
      made.push({ job: parsed, candidates });
    }
  }
  return made;
}
