import { escapeHtml } from '../fields/markup';
/** Groups of variables in the template editor, in the order in which they are listed (001 §3). */
export const variableGroups = {
  address: ['address.address1', 'address.address2', 'address.city', 'address.state', 'address.zipCode'],
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

/** Entities of the applicant-tracking system whose fields are variables as well, with their prefix (001 §3). */
export const variablePrefixes = {
  Candidate: 'candidate',
  JobSubmission: 'submission',
  Placement: 'placement',
  JobOrder: 'jobOrder',
} as const;

/** Groups whose members come as a list: a section that uses one repeats and holds no single variable. */
const listGroups = ['educations', 'references', 'certifications', 'workHistories'] as const;

const placeholder = /\[([A-Za-z][\w.]{0,99})\]/g;

/** The variables that a text names, each once, in order. */
export function variablesIn(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(placeholder), (match) => match[1] ?? ''))];
}

/** Is this a variable with one value, not a member of a list? */
export function isSingleVariable(variable: string, known: ReadonlySet<string>): boolean {
  return known.has(variable) && !listGroups.some((group) => variable.startsWith(`${group}.`));
}

/** May people edit the section in a profile (001 §5)? AI sections always, others when they name a known single variable. */
export function isEditableSection(
  section: { content: string; isAI: boolean },
  knownVariables: ReadonlySet<string>,
): boolean {
  return section.isAI || variablesIn(section.content).some((variable) => isSingleVariable(variable, knownVariables));
}

/** Values that a placeholder may take; times in milliseconds since 1970 or as ISO 8601. */
export type VariableValue = string | number | boolean | null | undefined;

/**
 * Fills the placeholders of a section (001 §1). Values are escaped: the section is HTML and they are text. A variable
 * whose name holds `date` is shown as MM/DD/YYYY; one without a value leaves nothing.
 * @param valueOf looks a variable up; undefined for one that is not known.
 */
export function fillPlaceholders(content: string, valueOf: (variable: string) => VariableValue): string {
  return content.replace(placeholder, (_, variable: string) => escapeHtml(formatValue(variable, valueOf(variable))));
}

function formatValue(variable: string, value: VariableValue): string {
  if (value === null || value === undefined) return '';
  return /date/i.test(variable) ? formatDate(value) : String(value);
}

/** Month first, in universal time, so that a birthday is the same day everywhere; what is no date stays as it is. */
function formatDate(value: string | number | boolean): string {
  const date = typeof value === 'boolean' || value === '' ? null : new Date(value);
  if (date === null || Number.isNaN(date.getTime())) return String(value);
  const [year, month, day] = date.toISOString().slice(0, 10).split('-');
  return `${month ?? ''}/${day ?? ''}/${year ?? ''}`;
}
