import { cityLine } from '../contact';
import type { Job } from './job-types';

/** Styles of job descriptions. */
export const jobStyles = ['corporate', 'prose', 'terse', 'startup'] as const;
export type JobStyle = (typeof jobStyles)[number];

/** Writes a job description as plain text, ready to paste. */
export function renderJobDescription(job: Job, style: JobStyle): string {
  const writers: Readonly<Record<JobStyle, (job: Job) => string[]>> = { corporate, prose, terse, startup };
  return `${writers[style](job).join('\n')}\n`;
}

function corporate(job: Job): string[] {
  const { degree, contact } = job;
  return [
    job.title,
    '',
    `Company: ${job.company}`,
    `Location: ${place(job)} (${remoteWords[job.remote]})`,
    `Employment type: ${job.employment}`,
    ...(job.salary ? [`Salary: ${pay(job)}`] : []),
    '',
    'About us',
    job.about,
    '',
    'Responsibilities',
    ...job.responsibilities.map(bullet),
    '',
    'Required qualifications',
    ...(degree?.isRequired ? [bullet(degreeText(job))] : []),
    ...(job.years.min > 0 ? [bullet(`${experience(job)} of relevant experience`)] : []),
    ...(job.managementYears === null
      ? []
      : [bullet(`At least ${String(job.managementYears)} years of management experience`)]),
    ...job.requiredSkills.map(bullet),
    ...certifications(job, true).map((name) => bullet(name)),
    '',
    'Preferred qualifications',
    ...(degree && !degree.isRequired ? [bullet(degreeText(job))] : []),
    ...job.preferredSkills.map((skill) => bullet(`Experience with ${skill}`)),
    ...certifications(job, false).map(bullet),
    '',
    'Benefits',
    ...job.benefits.map(bullet),
    ...(contact ? ['', `Contact: ${contact.name}, ${contact.email}, ${contact.phone.asWritten}`] : []),
  ];
}

function prose(job: Job): string[] {
  const { degree, contact, company, title } = job;
  const required = certifications(job, true);
  const nice = [...job.preferredSkills, ...certifications(job, false)];
  return [
    `${company} is looking for ${article(title)} ${title} in ${place(job)}. ${job.about}`,
    '',
    `In this ${job.employment.toLowerCase()} position, which is ${remoteWords[job.remote].toLowerCase()}, you will ${sentenceList(job.responsibilities.map(lowerFirst))}.`,
    '',
    [
      job.years.min > 0
        ? `You bring ${experience(job)} of experience in a similar position`
        : 'People who have just finished their training are welcome',
      `and are good at ${sentenceList(job.requiredSkills)}.`,
      degree
        ? `${upperFirst(article(degree.name))} ${degreeName(job)} is ${degree.isRequired ? 'required' : 'a plus'}.`
        : '',
      job.managementYears === null ? '' : `You have led people for at least ${String(job.managementYears)} years.`,
      required.length > 0 ? `You must hold ${sentenceList(required)}.` : '',
      `It would be nice if you knew ${sentenceList(nice)}.`,
    ]
      .filter(Boolean)
      .join(' '),
    '',
    `${job.salary ? `We pay ${pay(job)}. ` : ''}We offer ${sentenceList(job.benefits)}.`,
    ...(contact
      ? ['', `Questions? Write to ${contact.name} at ${contact.email} or call ${contact.phone.asWritten}.`]
      : []),
  ];
}

function terse(job: Job): string[] {
  const { degree, contact } = job;
  return [
    `JOB: ${job.title}`,
    `CLIENT: ${job.company}`,
    `LOC: ${place(job)} / ${remoteWords[job.remote]}`,
    `TYPE: ${job.employment}`,
    ...(job.salary ? [`RATE: ${pay(job)}`] : []),
    `EXP: ${job.years.min > 0 ? experience(job) : 'entry level'}${job.managementYears === null ? '' : `, ${String(job.managementYears)}+ yrs management`}`,
    `MUST HAVE: ${job.requiredSkills.join(', ')}`,
    ...(certifications(job, true).length > 0 ? [`LICENSE/CERT: ${certifications(job, true).join('; ')}`] : []),
    ...(degree ? [`EDU: ${degreeName(job)}${degree.isRequired ? '' : ' preferred'}`] : []),
    `NICE TO HAVE: ${[...job.preferredSkills, ...certifications(job, false)].join(', ')}`,
    `DUTIES: ${job.responsibilities.join('. ')}.`,
    ...(contact ? [`SEND RESUMES TO: ${contact.name} ${contact.email} ${contact.phone.asWritten}`] : []),
  ];
}

function startup(job: Job): string[] {
  const { degree, contact } = job;
  return [
    `We're hiring: ${job.title}`,
    `${job.company} · ${place(job)} · ${remoteWords[job.remote]} · ${job.employment}`,
    '',
    job.about,
    '',
    "What you'll do",
    ...job.responsibilities.map((text) => `* ${text}`),
    '',
    "What you'll need",
    ...(job.years.min > 0 ? [`* ${experience(job)} doing this for real`] : ["* Curiosity - we'll teach you the rest"]),
    ...(job.managementYears === null ? [] : [`* ${String(job.managementYears)}+ years managing a team`]),
    ...job.requiredSkills.map((skill) => `* ${skill}`),
    ...certifications(job, true).map((name) => `* ${name} (required)`),
    ...(degree?.isRequired ? [`* ${degreeText(job)}`] : []),
    '',
    'Bonus points',
    ...(degree && !degree.isRequired ? [`* ${degreeText(job)}`] : []),
    ...[...job.preferredSkills, ...certifications(job, false)].map((skill) => `* ${skill}`),
    '',
    'What you get',
    ...(job.salary ? [`* ${pay(job)}`] : []),
    ...job.benefits.map((text) => `* ${upperFirst(text)}`),
    ...(contact ? ['', `Say hi: ${contact.name} <${contact.email}>`] : []),
  ];
}

const remoteWords: Readonly<Record<Job['remote'], string>> = { onsite: 'On-site', hybrid: 'Hybrid', remote: 'Remote' };

function place({ location }: Job): string {
  const line = cityLine({ ...location, street: '' }, { withZip: false });
  return location.country === 'US' ? line : `${line}, ${location.countryName}`;
}

function experience({ years: { min, max } }: Job): string {
  return max === null ? `${String(min)}+ years` : `${String(min)}-${String(max)} years`;
}

function pay({ salary }: Job): string {
  if (!salary) return '';
  const symbol = { USD: '$', GBP: '£', EUR: '€' }[salary.currency];
  const money = (value: number): string => {
    const amount = value.toLocaleString('en-US', Number.isInteger(value) ? {} : { minimumFractionDigits: 2 });
    return symbol ? symbol + amount : `${amount} ${salary.currency}`;
  };
  return `${money(salary.min)} - ${money(salary.max)} per ${salary.frequency}`;
}

function degreeName({ degree }: Job): string {
  if (!degree) return '';
  return degree.majors.length > 0 ? `${degree.name} in ${degree.majors.join(' or ')}` : degree.name;
}

function degreeText(job: Job): string {
  return `${degreeName(job)} or equivalent`;
}

function certifications(job: Job, isRequired: boolean): string[] {
  return job.certifications.filter((one) => one.isRequired === isRequired).map(({ name }) => name);
}

function bullet(text: string): string {
  return `- ${upperFirst(text)}`;
}

/** `an` before vowels and before abbreviations that are spoken with one: `an RN`. */
function article(text: string): string {
  return /^([AEIO]|U[^SNT]|[FHLMNRSX][A-Z]\b|MBA)/.test(text) && !/^(One|Eu)/.test(text) ? 'an' : 'a';
}

function sentenceList(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.slice(-1).join('')}`;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
