import { fitPersona } from '@portal/local/documents/fit-persona';
import { makeJob } from '@portal/local/documents/jobs/make-job';
import type { Job } from '@portal/local/documents/jobs/job-types';
import { jobStyles, renderJobDescription } from '@portal/local/documents/jobs/render-job';
import { makePersona } from '@portal/local/documents/persona';
import type { Persona, Seniority } from '@portal/local/documents/persona-types';
import { professions, professionOf } from '@portal/local/documents/professions/index';
import type { Profession } from '@portal/local/documents/professions/profession';
import { createRandom, type Random } from '@portal/local/documents/random';
import { listVariants, makeResume, type MadeResume, type ResumeVariant } from '@portal/local/documents/render-resume';
import { makeStyle } from '@portal/local/documents/style';

/** Why a recruiter prefers one; all but the first two are hard for an engine that only counts words. */
export const pairKinds = [
  'unrelatedProfession',
  'fewerSkills',
  'neighbouringProfession',
  'otherWords',
  'keywordStuffing',
  'hiddenText',
  'tooJunior',
  'tooSenior',
  'staleSkills',
  'missingLicence',
] as const;
export type PairKind = (typeof pairKinds)[number];

export const easyKinds: readonly PairKind[] = ['unrelatedProfession', 'fewerSkills'];

/** Two resumes for a job, of which a recruiter prefers the first. */
export interface GradingPair {
  kind: PairKind;
  jobText: string;
  better: MadeResume;
  worse: MadeResume;
}

interface Scene {
  random: Random;
  seed: string;
  today: string;
  profession: Profession;
  job: Job;
  /** A person who fits the job. */
  fitting: Persona;
}

type MakePair = (scene: Scene) => { better: Persona; worse: Persona } | null;

const makers: Readonly<Record<PairKind, MakePair>> = {
  unrelatedProfession: (scene) => ({
    better: scene.fitting,
    worse: personOf(scene, unrelated(scene), scene.job.seniority),
  }),
  fewerSkills: ({ fitting, job }) => ({ better: fitting, worse: withoutSkills(fitting, job.requiredSkills.slice(2)) }),
  neighbouringProfession: (scene) => {
    const neighbour = professionOf(scene.random.pick(scene.profession.neighbours));
    const worse = personOf(scene, neighbour, scene.job.seniority);
    return { better: scene.fitting, worse: withSkills(worse, scene.job.requiredSkills.slice(0, 2)) };
  },
  otherWords: (scene) => {
    const { otherWords, neighbours } = scene.profession;
    if (!scene.job.requiredSkills.some((skill) => otherWords[skill])) return null;
    const worse = personOf(scene, professionOf(scene.random.pick(neighbours)), scene.job.seniority);
    return {
      better: rephrased(scene.fitting, otherWords),
      worse: withSkills(worse, scene.job.requiredSkills.slice(0, 2)),
    };
  },
  keywordStuffing: (scene) => {
    const worse = personOf(scene, unrelated(scene), scene.job.seniority);
    return {
      better: scene.fitting,
      worse: withSkills(worse, [...scene.job.requiredSkills, ...scene.job.preferredSkills]),
    };
  },
  hiddenText: (scene) => {
    const neighbour = professionOf(scene.random.pick(scene.profession.neighbours));
    const block = [scene.job.title, ...scene.job.requiredSkills, ...scene.job.preferredSkills].join(' ');
    const worse = personOf(scene, neighbour, scene.job.seniority);
    return {
      better: withoutSkills(scene.fitting, scene.job.requiredSkills.slice(3)),
      worse: { ...worse, summary: `${worse.summary} ${block} ${block} ${block}` },
    };
  },
  tooSenior: (scene) => {
    if (scene.job.seniority !== 'entry' && scene.job.seniority !== 'mid') return null;
    const worse = personOf(scene, scene.profession, 'executive');
    return { better: scene.fitting, worse: withSkills(worse, scene.job.requiredSkills) };
  },
  tooJunior: (scene) => {
    if (scene.job.years.min < 5) return null;
    const worse = personOf(scene, scene.profession, 'entry');
    return { better: scene.fitting, worse: withSkills(worse, scene.job.requiredSkills) };
  },
  staleSkills: (scene) => {
    if (scene.job.years.min < 2) return null;
    return { better: scene.fitting, worse: longAgo(scene) };
  },
  missingLicence: ({ fitting, job }) => {
    const required = job.certifications.filter(({ isRequired }) => isRequired).map(({ name }) => name);
    const held = fitting.certifications.filter(({ name }) => required.includes(name));
    if (held.length === 0) return null;
    return {
      better: fitting,
      worse: {
        ...fitting,
        credentials: '',
        certifications: fitting.certifications.filter((one) => !held.includes(one)),
      },
    };
  },
};

export interface PairOptions {
  seed: string;
  /** How many jobs; each has a pair of every kind that it allows. */
  count: number;
  today: string;
  /** Variants of which a pair takes one; Word and plain text when not given. */
  variants?: readonly ResumeVariant[];
}

const usualVariants = listVariants().filter(({ format }) => format === 'txt' || format === 'docx');

/** Makes pairs of resumes for jobs of all professions. Both resumes of a pair have the same layout. */
export async function* makePairs({
  seed,
  count,
  today,
  variants = usualVariants,
}: PairOptions): AsyncGenerator<GradingPair> {
  for (let index = 0; index < count; index += 1) {
    const scene = makeScene(`${seed}/${String(index)}`, index, today);
    for (const kind of pairKinds) {
      const pair = makers[kind](scene);
      if (!pair) continue;
      const style = makeStyle(`${scene.seed}/${kind}`, 'polished', { hidden: [], contactInPageHeader: false });
      const look = { ...scene.random.pick(variants), style };
      yield {
        kind,
        jobText: renderJobDescription(scene.job, scene.random.pick(jobStyles)),
        better: await makeResume(pair.better, look),
        worse: await makeResume(pair.worse, look),
      };
    }
  }
}

const steps: readonly Seniority[] = ['mid', 'senior', 'lead', 'senior', 'mid', 'entry'];

function makeScene(seed: string, index: number, today: string): Scene {
  const random = createRandom(seed, 'pairs');
  const profession = professions[index % professions.length] ?? random.pick(professions);
  const seniority = random.pick(steps);
  const job = makeJob({ seed, profession, seniority, country: 'US' });
  const base = makePersona({ seed: `${seed}/fitting`, profession, country: 'US', quality: 'plain', seniority, today });
  const fitting = fitPersona(base, job, 1);
  return { random, seed, today, profession, job, fitting };
}

function unrelated({ random, profession }: Scene): Profession {
  return random.pick(professions.filter((one) => one.id !== profession.id && !isNear(one, profession)));
}

function isNear(one: Profession, other: Profession): boolean {
  return (
    one.neighbours.includes(other.id) ||
    other.neighbours.includes(one.id) ||
    one.sectors.some((sector) => other.sectors.includes(sector))
  );
}

function personOf({ seed, today }: Scene, profession: Profession, seniority: Seniority, day = today): Persona {
  return makePersona({ seed: `${seed}/other`, profession, country: 'US', quality: 'plain', seniority, today: day });
}

function withSkills(persona: Persona, skills: readonly string[]): Persona {
  return { ...persona, skills: [...new Set([...skills, ...persona.skills])] };
}

function withoutSkills(persona: Persona, skills: readonly string[]): Persona {
  const mentions = (text: string): boolean => skills.some((skill) => text.toLowerCase().includes(skill.toLowerCase()));
  return {
    ...persona,
    skills: persona.skills.filter((skill) => !skills.includes(skill)),
    work: persona.work.map((work) => ({ ...work, bullets: work.bullets.filter((bullet) => !mentions(bullet)) })),
  };
}

/** The same person, who says the same things in other words. */
function rephrased(persona: Persona, otherWords: Readonly<Record<string, string>>): Persona {
  const rephrase = (text: string): string =>
    Object.entries(otherWords).reduce(
      (sentence, [skill, words]) => sentence.replaceAll(skill, words).replaceAll(skill.toLowerCase(), words),
      text,
    );
  return {
    ...persona,
    summary: rephrase(persona.summary),
    skills: persona.skills.map((skill) => otherWords[skill] ?? skill),
    work: persona.work.map((work) => ({ ...work, bullets: work.bullets.map(rephrase) })),
  };
}

/** A person who had the profession twelve years ago and something else ever since. */
function longAgo(scene: Scene): Persona {
  const { fitting, profession, job, today } = scene;
  const changedIn = `${String(Number(today.slice(0, 4)) - 12)}${today.slice(4)}`;
  const before = personOf(scene, profession, job.seniority, changedIn);
  const since = personOf({ ...scene, seed: `${scene.seed}/since` }, unrelated(scene), 'senior');
  const later = since.work.filter(({ start }) => start > changedIn.slice(0, 7));
  const ended = before.work.map((work) => (work.end === 'present' ? { ...work, end: changedIn.slice(0, 7) } : work));
  return {
    ...withSkills(before, job.requiredSkills),
    certifications: fitting.certifications,
    headline: since.headline,
    work: [...(later.length > 0 ? later : since.work.slice(0, 1)), ...ended],
  };
}
