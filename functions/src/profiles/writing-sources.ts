import { escapePattern } from '@portal/domain/fields/escape-pattern';
import type { JobDetails } from '@portal/domain/jobs/job';
import type { SourceLine } from '@portal/domain/profiles/trace-text';
import { unwrapText } from '@portal/domain/resumes/unwrap-text';
import { toPlainText } from '../projections/rich-text';
import type { GatheredData } from './profile-data';

/** Most skills in one sentence. */
const namedSkills = 8;

const emails = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const links = /(?:https?:\/\/|www\.)\S+/gi;
const phones = /(?<![\w/])\+?\(?\d(?:[\s().-]{0,2}\d){7,14}(?![\w/])/g;

/**
 * What a text about a candidate may be based on: finished phrases from fields, and lines of the resume. Names, emails, phone
 * numbers and links are left out, because a writer does not need them and may be a service.
 * @param months months of work; 0 when unknown.
 * @param wanted skills of the job, which are named first.
 */
export function candidateSources(
  data: GatheredData,
  { months, objective, wanted }: { months: number; objective: string; wanted: readonly string[] },
): SourceLine[] {
  const {
    occupation = '',
    workHistories = [],
    educations = [],
    certifications = [],
    skills = [],
    comments = '',
  } = data;
  const years = Math.floor(months / 12);
  const [latest] = workHistories;
  const [degree] = educations;
  const known = new Set(wanted.map((skill) => skill.toLowerCase()));
  const isWanted = (skill: string) => known.has(skill.toLowerCase());
  const ordered = [...skills.filter(isWanted), ...skills.filter((skill) => !isWanted(skill))].slice(0, namedSkills);
  const experience = years > 0 ? `${years} ${years === 1 ? 'year' : 'years'} of experience` : '';
  const field = (name: string, text: string): SourceLine[] => (text === '' ? [] : [{ kind: 'field', name, text }]);
  const fields = [
    ...field('occupation', sentence([occupation, experience].filter(Boolean).join(' with '))),
    ...field(
      'workHistories.0',
      latest?.title ? sentence(`Most recently ${[latest.title, latest.companyName].filter(Boolean).join(' at ')}`) : '',
    ),
    ...field('skills', ordered.length > 0 ? sentence(`Skills: ${ordered.join(', ')}`) : ''),
    ...field(
      'educations.0',
      degree ? sentence(`Education: ${[degree.degree || degree.major, degree.school].filter(Boolean).join(', ')}`) : '',
    ),
    ...field(
      'certifications',
      certifications.length > 0
        ? sentence(
            `Certifications: ${certifications
              .slice(0, 5)
              .map(({ name }) => name)
              .join(', ')}`,
          )
        : '',
    ),
  ];
  const lines: SourceLine[] = [
    { kind: 'line', name: 'objective', text: unwrapText(objective) },
    ...workHistories.map(({ description }, index): SourceLine => ({
      kind: 'line',
      name: `workHistories.${index}.description`,
      text: toPlainText(description),
    })),
    { kind: 'line', name: 'comments', text: toPlainText(comments) },
    { kind: 'line', name: 'description', text: workHistories.length > 0 ? '' : toPlainText(data.ai.generatedResume) },
  ];
  const names = [data.candidateName, data.firstName, data.lastName].flatMap((name) =>
    name && name.length > 1 ? [name] : [],
  );
  return [...fields, ...lines]
    .map((source) => ({ ...source, text: minimized(source.text, names) }))
    .filter(({ text }) => text.trim() !== '');
}

/** What a text about a job may be based on. */
export function jobSources(
  job: Pick<JobDetails, 'jobTitle' | 'company' | 'jobDescription' | 'jobSkills' | 'address'>,
): SourceLine[] {
  const { requiredSkills } = job.jobSkills;
  const place = [job.jobTitle, job.company].filter(Boolean).join(' at ');
  const sources: SourceLine[] = [
    { kind: 'field', name: 'jobTitle', text: sentence([place, job.address.city].filter(Boolean).join(' in ')) },
    {
      kind: 'field',
      name: 'jobSkills',
      text:
        requiredSkills.length > 0
          ? sentence(`Required skills: ${requiredSkills.slice(0, namedSkills).join(', ')}`)
          : '',
    },
    { kind: 'line', name: 'jobDescription', text: toPlainText(job.jobDescription) },
  ];
  return sources.filter(({ text }) => text !== '');
}

function sentence(text: string): string {
  return text === '' || text.endsWith('.') ? text : `${text}.`;
}

function minimized(text: string, names: readonly string[]): string {
  const plain = text.replace(emails, '').replace(links, '').replace(phones, '');
  return names.reduce(
    (line, name) => line.replace(new RegExp(`(?<![\\p{L}])${escapePattern(name)}(?![\\p{L}])`, 'gu'), 'The candidate'),
    plain,
  );
}
