import { certificationConcept, findCertifications, licensesOf } from '../../taxonomy/certifications';
import { occupationsOfTitle } from '../../taxonomy/occupations';
import type { JobLine } from '../job-sections';

const licensed = /\b(?:licen[cs]ed|registered|certified|chartered)\s+((?:[\p{L}-]+ ?){1,4})/giu;

/** A license that a job requires through its profession, with its span. */
export interface ProfessionLicense {
  conceptId: string;
  name: string;
  start: number;
  end: number;
}

/**
 * The license that the law requires for a job's profession, where the job asks for a licensed person: `must be a
 * licensed dental hygienist`.
 * @returns null when the job does not ask, or the profession needs none.
 */
export function licenseOfProfession(lines: readonly JobLine[], title: string): ProfessionLicense | null {
  const profession = occupationsOfTitle(title)[0]?.id ?? '';
  const [conceptId] = licensesOf(profession);
  const concept = conceptId === undefined ? undefined : certificationConcept(conceptId);
  if (!concept) return null;
  for (const { line, section } of lines) {
    if (section === 'about' || section === 'benefits') continue;
    for (const match of line.text.slice(0, 1500).matchAll(licensed)) {
      const isNamed = findCertifications(match[0]).length > 0;
      if (isNamed || occupationsOfTitle(match[1] ?? '')[0]?.id !== profession) continue;
      const start = line.start + match.index;
      return { conceptId: concept.id, name: concept.label, start, end: start + match[0].trimEnd().length };
    }
  }
  return null;
}
