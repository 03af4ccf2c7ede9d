import type { ParsedResume } from '@portal/domain/resumes/parsed-resume';
import { asWritten } from './day-first';
import type { LayoutLine } from '../../text/layout-line';

const bullet = /^• /gm;

/** Lines as one text, with a bullet before each list item, so that readers can show lists. */
export function bulletedText(lines: readonly LayoutLine[], text: string): string {
  return lines.map((line) => `${line.bulletDepth > 0 ? '• ' : ''}${asWritten(line, text)}`).join('\n');
}

/** The resume without the bullets of {@link bulletedText}, which mean nothing to the grader. */
export function withoutBullets(resume: ParsedResume): ParsedResume {
  return {
    ...resume,
    summary: { ...resume.summary, objective: resume.summary.objective.replace(bullet, '') },
    work: resume.work.map((work) => ({ ...work, description: work.description.replace(bullet, '') })),
  };
}
