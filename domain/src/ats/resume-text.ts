import { historyEntries } from './candidate-history';
import type { SkillsCandidate } from './skills-candidate';

type Record = Pick<
  SkillsCandidate,
  'candidate' | 'primarySkills' | 'workHistories' | 'educations' | 'certifications' | 'references'
>;

/** A resume in plain text from a record of the ATS, for candidates without a file. Its description may be HTML. */
export function resumeTextOf(record: Record): string {
  const { name, email, occupation, address, description, summary, fields } = record.candidate;
  const place = [address.city, address.state].filter(Boolean).join(', ');
  const work = historyEntries(record, 'workHistories').map(
    (entry, index) =>
      `${entry.title}, ${entry.detail} (${monthOf(entry.from)} - ${monthOf(entry.to) || 'present'})\n${String(record.workHistories[index]?.comments ?? '')}`,
  );
  const education = historyEntries(record, 'educations').map(({ title, detail, to }) =>
    [title, detail, monthOf(to)].filter(Boolean).join(', '),
  );
  const skills = record.primarySkills.map((skill) => skill.name);
  const sections: [string, string[]][] = [
    ['Summary', [description, summary]],
    ['Experience', work],
    ['Education', education],
    ['Skills', [skills.join(', '), String(fields.skillSet ?? '')]],
    ['Certifications', historyEntries(record, 'certifications').map(({ title }) => title)],
  ];
  return [
    [name, occupation, place, email, String(fields.phone ?? '')].filter(Boolean).join('\n'),
    ...sections.flatMap(([heading, lines]) => {
      const filled = lines.filter((line) => line.trim() !== '');
      return filled.length === 0 ? [] : [`${heading}\n\n${filled.join('\n\n')}`];
    }),
  ].join('\n\n');
}

/** `3/2021`; `''` for what is no date. */
function monthOf(time: string | number): string {
  if (time === '') return '';
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? '' : `${date.getUTCMonth() + 1}/${date.getUTCFullYear()}`;
}
