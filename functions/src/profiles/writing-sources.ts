import { escapePattern } from '@portal/domain/fields/escape-pattern';
import type { JobDetails } from '@portal/domain/jobs/job';
import { gradeTexts } from '@portal/domain/texts/grading';
import type { SourceLine } from '@portal/domain/profiles/trace-text';
import { unwrapText } from '@portal/domain/resumes/unwrap-text';
import { toPlainText } from '../projections/rich-text';
import type { GatheredData } from './profile-data';

type GatheredWork = NonNullable<GatheredData['workHistories']>[number];

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
  const [latest] = workHistories;
  const [degree] = educations;
  const known = new Set(wanted.map((skill) => skill.toLowerCase()));
  const isWanted = (skill: string) => known.has(skill.toLowerCase());
  const ordered = [...skills.filter(isWanted), ...skills.filter((skill) => !isWanted(skill))].slice(0, namedSkills);
  const experience = months >= 12 ? `${gradeTexts.yearsFound(months / 12)} of experience` : '';
  const periods = workHistories.map(periodOf).filter(Boolean);
  const quotedPeriods = experience === '' ? '' : periods.join(', ');
  const certificates = listed(certifications.slice(0, 5).map(({ name }) => name));
  const fields = [
    ...field('occupation', [occupation, experience].filter(Boolean).join(' with '), {
      quote: [occupation, quotedPeriods].filter(Boolean).join('; '),
    }),
    ...(latest?.title
      ? field('workHistories.0', `Most recently ${[latest.title, latest.companyName].filter(Boolean).join(' at ')}`, {
          quote: listed([latest.title, latest.companyName, periodOf(latest)]),
        })
      : []),
    ...field('skills', listed(ordered), { label: 'Skills' }),
    ...(degree
      ? field('educations.0', listed([degree.degree || degree.major, degree.school]), { label: 'Education' })
      : []),
    ...field('certifications', certificates, { label: 'Certifications' }),
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
    .map((source) => ({
      ...source,
      text: minimized(source.text, names),
      ...(source.quote !== undefined && { quote: minimized(source.quote, names) }),
    }))
    .filter(({ text }) => text.trim() !== '');
}

/** What a text about a job may be based on. */
export function jobSources(
  job: Pick<JobDetails, 'jobTitle' | 'company' | 'jobDescription' | 'jobSkills' | 'address'>,
): SourceLine[] {
  const { requiredSkills } = job.jobSkills;
  const { city } = job.address;
  const place = [job.jobTitle, job.company].filter(Boolean).join(' at ');
  const sources: SourceLine[] = [
    ...field('jobTitle', [place, city].filter(Boolean).join(' in '), {
      quote: listed([job.jobTitle, job.company, city]),
    }),
    ...field('jobSkills', listed(requiredSkills.slice(0, namedSkills)), { label: 'Required skills' }),
    { kind: 'line', name: 'jobDescription', text: toPlainText(job.jobDescription) },
  ];
  return sources.filter(({ text }) => text !== '');
}

/**
 * A source that is a finished sentence, made of the values of a field.
 * @param options.label precedes the values in the sentence.
 * @param options.quote the values, where they are not the text itself.
 */
function field(name: string, text: string, { label = '', quote = text }): SourceLine[] {
  if (text === '') return [];
  return [{ kind: 'field', name, text: sentence(label === '' ? text : `${label}: ${text}`), quote }];
}

function listed(values: readonly string[]): string {
  return values.filter(Boolean).join(', ');
}

function periodOf({ startDate, endDate }: Pick<GatheredWork, 'startDate' | 'endDate'>): string {
  return [startDate, endDate].filter(Boolean).join(' – ');
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
