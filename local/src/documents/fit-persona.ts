import type { Job } from './jobs/job-types';
import type { Persona } from './persona-types';
import { createRandom } from './random';

/**
 * Gives a persona skills that a job requires.
 * @param share of the required skills that the person has, 0 to 1; from a half on also the required certifications.
 */
export function fitPersona(persona: Persona, job: Job, share: number): Persona {
  const random = createRandom(persona.seed, job.seed, 'fit');
  const known = random.sample(job.requiredSkills, Math.round(job.requiredSkills.length * share));
  const others = persona.skills.filter((skill) => !job.requiredSkills.includes(skill));
  const date = persona.work.at(-1)?.start ?? persona.today.slice(0, 7);
  const missing = job.certifications.filter(
    ({ name, isRequired }) => isRequired && !persona.certifications.some((held) => held.name === name),
  );
  return {
    ...persona,
    skills: [...known, ...others],
    certifications: [
      ...persona.certifications,
      ...(share >= 0.5 ? missing.map(({ name, issuer }) => ({ name, issuer, date })) : []),
    ],
  };
}
