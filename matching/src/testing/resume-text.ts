import type { ParsedResume } from '@portal/domain/resumes/parsed-resume';
import { documentFromText } from '../document-from-text';
import { parseResume } from '../resume/parse-resume';

/** The date of all tests of the engine. */
export const today = '2026-06-01';

/** Parses a plain-text resume. */
export function resumeOf(text: string): ParsedResume {
  return parseResume(documentFromText(text), { today });
}

/** A position in test resumes. */
export interface PositionText {
  title: string;
  company?: string;
  dates: string;
  tasks?: readonly string[];
}

/** Writes a plain-text resume from its parts. */
export function resumeText(parts: {
  name?: string;
  summary?: string;
  work: readonly PositionText[];
  education?: string;
  skills?: readonly string[];
  certifications?: readonly string[];
  languages?: string;
}): string {
  const lines = [parts.name ?? 'Robin Example', 'robin@example.com | (512) 555-0142 | Austin, TX 78701', ''];
  if (parts.summary) lines.push('SUMMARY', parts.summary, '');
  lines.push('EXPERIENCE');
  for (const { title, company = 'Example Company Inc.', dates, tasks = [] } of parts.work) {
    lines.push(`${title} | ${company} | ${dates}`, ...tasks.map((task) => `• ${task}`), '');
  }
  if (parts.education) lines.push('EDUCATION', parts.education, '');
  if (parts.certifications) lines.push('CERTIFICATIONS', ...parts.certifications.map((name) => `• ${name}`), '');
  if (parts.skills) lines.push('SKILLS', parts.skills.join(', '), '');
  if (parts.languages) lines.push('LANGUAGES', parts.languages);
  return lines.join('\n');
}
