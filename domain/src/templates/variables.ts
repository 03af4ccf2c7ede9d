import { escapeHtml } from '../fields/markup';
import { present } from '../resumes/present';
import { publicResumeTexts } from '../texts/public-resume';

/** Groups of variables in the template editor, in display order. */
export const variableGroups = {
  address: [
    'address.address1',
    'address.address2',
    'address.city',
    'address.state',
    'address.stateName',
    'address.zipCode',
  ],
  educations: [
    'educations.school',
    'educations.degree',
    'educations.major',
    'educations.startDate',
    'educations.endDate',
  ],
  references: ['references.name', 'references.companyName', 'references.phone', 'references.email'],
  skills: ['skills'],
  specialties: ['specialties'],
  certifications: ['certifications.name', 'certifications.issuer', 'certifications.date'],
  workHistories: [
    'workHistories.title',
    'workHistories.companyName',
    'workHistories.startDate',
    'workHistories.endDate',
    'workHistories.description',
  ],
  attachments: ['attachments'],
  resume: ['resume'],
  recruiterContact: ['recruiter.name', 'recruiter.address', 'recruiter.email', 'recruiter.phone'],
  aiSummaries: ['ai.aiSummarySubmissionSection', 'ai.aiSummarySmSection', 'ai.aiResumeSection', 'ai.recruiterNotes'],
} as const;
export type VariableGroup = keyof typeof variableGroups;

/** Entities of the ATS whose fields are variables, and their prefix. */
export const variablePrefixes = {
  Candidate: 'candidate',
  JobSubmission: 'submission',
  Placement: 'placement',
  JobOrder: 'jobOrder',
} as const;

/** Groups with list values: a section that uses one repeats, and has no single variable. */
export const listGroups = ['educations', 'references', 'certifications', 'workHistories'] as const;

/** A variable in a text. */
export const placeholder = /\[([A-Za-z][\w.]{0,99})\]/g;

/** The variables in a text, each once, in order. */
export function variablesIn(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(placeholder), (match) => match[1] ?? ''))];
}

/** Whether a known variable has one value instead of a list. */
export function isSingleVariable(variable: string, known: ReadonlySet<string>): boolean {
  return known.has(variable) && !listGroups.some((group) => variable.startsWith(`${group}.`));
}

/** Whether users may edit the section in a profile: AI sections, and those with a known single variable. */
export function isEditableSection(
  section: { content: string; isAI: boolean },
  knownVariables: ReadonlySet<string>,
): boolean {
  return section.isAI || variablesIn(section.content).some((variable) => isSingleVariable(variable, knownVariables));
}

/** Value of a placeholder; times in milliseconds since 1970 or ISO 8601. */
export type VariableValue = string | number | boolean | null | undefined;

/**
 * Fills the placeholders of an HTML section with escaped values. Variables with `date` in their name are shown as
 * MM/DD/YYYY; a missing value becomes empty.
 * @param valueOf the value of a variable; undefined for an unknown one.
 */
export function fillPlaceholders(content: string, valueOf: (variable: string) => VariableValue): string {
  return content.replace(placeholder, (_, variable: string) => escapeHtml(formatValue(variable, valueOf(variable))));
}

/** A value as text: dates by the name of the variable, see {@link fillPlaceholders}. */
export function formatValue(variable: string, value: VariableValue): string {
  if (value === null || value === undefined) return '';
  return /date/i.test(variable) ? formatDate(value) : String(value);
}

const partialDate = /^(\d{4})(?:-(0[1-9]|1[0-2]))?$/;

/**
 * MM/DD/YYYY in UTC, so that a birthday is the same day everywhere. A date without a day or month shows none: `03/2019`,
 * `2019`. Other texts are unchanged.
 */
function formatDate(value: string | number | boolean): string {
  if (value === present) return publicResumeTexts.present;
  const [, onlyYear, onlyMonth] = typeof value === 'string' ? (partialDate.exec(value) ?? []) : [];
  if (onlyYear) return [onlyMonth, onlyYear].filter(Boolean).join('/');
  const date = typeof value === 'boolean' || value === '' ? null : new Date(value);
  if (date === null || Number.isNaN(date.getTime())) return String(value);
  const [year, month, day] = date.toISOString().slice(0, 10).split('-');
  return `${month ?? ''}/${day ?? ''}/${year ?? ''}`;
}
