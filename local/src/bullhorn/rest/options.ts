import { asText } from '../data/as-text';
import type { Database } from '../data/database';
import { entities } from '../data/entities';
import { ApiError } from './api-error';

interface Option {
  value: string;
  label: string;
}

const listOf = (...values: readonly string[]): readonly Option[] => values.map((value) => ({ value, label: value }));

/** Option lists of select fields, with the values that the vendor's demo corporations have. */
export const optionLists: Readonly<Record<string, readonly Option[]>> = {
  CandidateStatus: listOf('New Lead', 'Active', 'Passive', 'Placed', 'Inactive', 'Archive'),
  ClientContactStatus: listOf('Active', 'Prospect', 'Passive', 'Archive'),
  LeadStatus: listOf('New Lead', 'Contacted', 'Qualifying', 'Converted', 'Archive'),
  JobStatus: listOf('Accepting Candidates', 'Interviewing', 'Offer Out', 'Placed', 'On Hold', 'Archive'),
  EmploymentType: listOf('Direct Hire', 'Contract', 'Contract To Hire', 'Part-Time'),
  JobResponseStatus: listOf(
    'New Lead',
    'Submitted',
    'Sent to Account Manager',
    'Client Submission',
    'Interview Scheduled',
    'Offer Extended',
    'Placed',
    'Client Rejected',
  ),
  PlacementStatus: listOf('Submitted', 'Approved', 'Completed', 'Terminated'),
  NoteAction: listOf(
    '---General---',
    'Outbound Call',
    'Inbound Call',
    'Left Message',
    'Email',
    'Meeting',
    'Resume Viewed',
    'Resume Feedback',
    'Unsubscribed',
  ),
};

const maxOptions = 300;

/** `GET options/{type}`: values of a select field, or records of an entity by name. */
export function listOptions(database: Database, type: string, parameters: URLSearchParams): object {
  const all = optionLists[type] ?? optionsOfEntity(database, type);
  const filter = (parameters.get('filter') ?? '').toLowerCase();
  const isWordStart = filter.startsWith('*');
  const wanted = isWordStart ? filter.slice(1) : filter;
  const found = all.filter(({ label }) => {
    const text = label.toLowerCase();
    return text.startsWith(wanted) || (isWordStart && text.includes(` ${wanted}`));
  });
  const start = Number(parameters.get('start') ?? 0);
  const count = Math.min(Number(parameters.get('count') ?? 20), maxOptions);
  return { data: found.slice(start, start + count) };
}

function optionsOfEntity(database: Database, type: string) {
  const entity = entities.get(type);
  if (!entity) throw new ApiError(404, 'errors.optionTypeNotFound', `Unknown option type '${type}'.`);
  return [...database.all(type)].map((row) => ({
    value: row.id,
    label: asText(row.name ?? row.title ?? row.id),
  }));
}

/** `GET settings/{names}`. */
export function readSettings(names: readonly string[], apiUserId: number): object {
  const settings: Readonly<Record<string, unknown>> = {
    corporationId: 1,
    corporationName: 'Simulated corporation',
    userId: apiUserId,
    deptId: 1,
    allDeptIds: [1],
    allPrivateLabelIds: [1],
    locale: 'en-US',
    currencyFormat: 'USD',
    commentActionList: optionLists.NoteAction?.map(({ value }) => value),
    jobResponseStatusList: optionLists.JobResponseStatus?.map(({ value }) => value),
    leadAndOpportunityEnabled: true,
  };
  if (names.length === 0) {
    return {
      data: Object.entries(settings).map(([name, value]) => ({
        name,
        valueUrl: `settings/${name}`,
        valueType: typeof value,
        isArray: Array.isArray(value),
      })),
    };
  }
  return Object.fromEntries(names.map((name) => [name, settings[name] ?? null]));
}
