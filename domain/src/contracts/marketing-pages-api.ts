import { array, boolean, number, string } from 'yup';
import { filterResultSize } from '../constants/tearsheets';
import { gateIdentitySchema } from '../contacts/gate';
import { publicViewerSchema } from '../events/public-viewer';
import { addedAnswers, feedbackAnswersSchema } from '../feedback/feedback';
import { optionalId, requiredId } from '../fields/id';
import { list, record } from '../fields/model';
import { requiredText } from '../fields/text';
import { seconds } from '../fields/time';
import type { ShownProfile } from '../profiles/shown-profile';
import { jobVotes, profileVotes } from '../votes/vote';
import { post } from './endpoint';
import type { FeedbackForm, PublicTheme } from './public-api';

/** The gate in front of a page. */
export interface GateForm {
  title: string;
  terms: { isShown: boolean; isRequired: boolean; linkText: string; linkUrl: string };
}

/** What every marketing page has. Before the gate is passed it has nothing else. */
export interface MarketingPage {
  theme: PublicTheme;
  /** Null when there is no gate, or it is passed. */
  gate: GateForm | null;
  /** Asks the viewer before anything but votes is recorded. */
  asksConsent: boolean;
  /** Messages after feedback: custom labels or the defaults. */
  feedbackTexts: { submitted: string; submittedWithCopy: string };
}

/** A candidate's marketing profile. */
export interface ProfilePage extends MarketingPage {
  /** Null behind the gate, and when the profile no longer exists. */
  content: {
    organizationId: string;
    name: string;
    profile: ShownProfile;
    /** Null for staff. */
    feedback: FeedbackForm | null;
  } | null;
}

/** Questions after a vote on a job. */
export interface JobQuestions {
  approvePrompt: string;
  declinePrompt: string;
  /** `''` when viewers are not asked to apply. */
  applyQuestion: string;
  /** What the organization asks next to it; nothing of candidates is in it. */
  form: FeedbackForm;
}

/** A job's profile. */
export interface JobProfilePage extends MarketingPage {
  content: {
    organizationId: string;
    jobId: string;
    /** Part of the keys under which browsers store votes. */
    entityId: string;
    title: string;
    profile: ShownProfile;
    questions: JobQuestions | null;
  } | null;
}

/** A row of a public list. */
export interface ListRow {
  /** Encoded id, as in the profile's path. */
  id: string;
  name: string;
  isFavorite: boolean;
  /** Path of the profile. */
  href: string;
  /** The six slots of the card; `''` for an empty one. */
  slots: string[];
}

export interface ListFilter {
  field: string;
  label: string;
  options: { value: string; label: string }[];
}

export interface ListRange {
  field: string;
  label: string;
  minRange: number;
  maxRange: number;
  isDate: boolean;
  /** `''` for none. */
  currency: string;
}

/** A public list of candidates or jobs. */
export interface ListPage extends MarketingPage {
  content: {
    title: string;
    rows: ListRow[];
    /** All rows that the search and the filters leave. */
    total: number;
    /** Without search and filters. */
    totalOfAll: number;
    filters: ListFilter[];
    ranges: ListRange[];
    filtersText: string;
  } | null;
}

/** A candidate in JSON mode. */
export interface CandidateJson {
  fullName: string;
  city: string;
  state: string;
  occupation: string;
  profileUrl: string;
}

/** A job in JSON mode. */
export interface JobJson {
  title: string;
  id: string;
  isFavorite: boolean;
  city: string;
  state: string;
  profileUrl: string;
}

const dataCode = () => string().max(4_000).default('');
/** The link and the pass of its gate. */
const access = { data: dataCode(), gatePass: dataCode() };
const encodedId = () => string().max(400).required();
const optionalEncodedId = () => string().max(400).default('');
/** Labels the viewer as that contact; grants nothing. */
const bhcid = () => string().max(128).default('');
const searchText = () => string().max(200).default('');
const page = () => number().integer().min(1).max(1_000).default(1);

const candidateKey = { candidateId: encodedId(), ...access };
const jobKey = { jobId: encodedId(), ...access };
const listKey = { organizationId: requiredId(), tearsheetId: encodedId(), ...access };

export const maxFilterValues = 200;

/** Chosen values of a list's filters. */
export const listQueryShape = {
  text: searchText(),
  filters: list(
    record({ field: string().max(100).required(), values: list(string().max(200).required(), maxFilterValues) }),
    10,
  ),
  ranges: list(record({ field: string().max(100).required(), min: number().required(), max: number().required() }), 10),
};

/** Fields that the original calls have; the sealed code decides what they may name. */
const namedFields = {
  organizationId: optionalId(),
  senderId: optionalId(),
  isLead: boolean().default(false),
  recipentId: string().max(400).default(''),
};

/**
 * Calls of the marketing pages, part of the public API. Each carries the link's sealed code; unknown, altered, expired and
 * revoked codes all answer the same 404.
 */
export const marketingPagesApi = {
  getProfile: post(
    '/getProfile',
    record({ ...candidateKey, recipientId: optionalEncodedId(), bhcid: bhcid() }),
  ).answers<ProfilePage>(),

  getJobProfile: post(
    '/getJobProfile',
    record({ ...jobKey, recipientId: optionalEncodedId(), bhcid: bhcid() }),
  ).answers<JobProfilePage>(),

  getCandidateList: post(
    '/getCandidateList',
    record({ ...listKey, recipientId: optionalEncodedId(), bhcid: bhcid(), ...listQueryShape, page: page() }),
  ).answers<ListPage>(),

  getJobList: post(
    '/getJobList',
    record({ ...listKey, recipientId: optionalEncodedId(), bhcid: bhcid(), text: searchText(), page: page() }),
  ).answers<ListPage>(),

  getCandidateListJson: post('/getCandidateListJson', record(listKey)).answers<CandidateJson[]>(),

  getJobListJson: post('/getJobListJson', record(listKey)).answers<JobJson[]>(),

  /** Starts or extends the visit of a page. Only the first call of a session counts a view. */
  marketingEvent: post(
    '/analytics/marketing-event',
    record({
      kind: string().oneOf(['profile', 'job', 'candidates', 'jobs']).required(),
      /** Encoded id of what is shown. */
      id: encodedId(),
      ...access,
      recipientId: optionalEncodedId(),
      bhcid: bhcid(),
      viewer: publicViewerSchema,
      /** Seconds since the last call during which the viewer saw the page. */
      duration: number().min(0).max(600).default(0),
    }),
  ).answers<{ recorded: boolean }>(),

  /** A viewer's first vote counts; later ones change nothing. */
  sendProfileFeedbackVote: post(
    '/sendProfileFeedbackVote',
    record({
      ...candidateKey,
      ...namedFields,
      jobId: optionalId(),
      vote: string().oneOf(profileVotes).required(),
      viewer: publicViewerSchema,
    }),
  ).answers<{ counted: boolean }>(),

  sendJobFeedbackVote: post(
    '/sendJobFeedbackVote',
    record({ ...jobKey, ...namedFields, vote: string().oneOf(jobVotes).required(), viewer: publicViewerSchema }),
  ).answers<{ counted: boolean }>(),

  submitProfileFeedback: post(
    '/submitProfileFeedback',
    record({ ...candidateKey, answers: feedbackAnswersSchema, duration: seconds(), viewer: publicViewerSchema }),
  ).answers<{ copySent: boolean }>(),

  submitJobFeedback: post(
    '/submitJobFeedback',
    record({
      ...jobKey,
      approve: boolean().required(),
      /** The answer to the prompt of this vote. */
      message: string().trim().max(2_000).default(''),
      apply: string().oneOf(['yes', 'no', '']).default(''),
      ...addedAnswers,
      duration: seconds(),
      viewer: publicViewerSchema,
    }),
  ).answers<{ stored: boolean }>(),

  /** The first step of the gate, form-encoded. Answers the contact or lead with that email, and the pass. */
  validateEmailContactGate: post(
    '/validateEmailContactGate',
    gateIdentitySchema.shape({ organizationId: optionalId(), data: dataCode(), terms: boolean().default(false) }),
  ).answers<GateAnswer | null>(),

  /** The second step, form-encoded: creates the contact. */
  createContact: post(
    '/createContact',
    gateIdentitySchema.shape({
      firstName: requiredText(),
      lastName: requiredText(),
      organizationId: optionalId(),
      senderId: optionalId(),
      tearsheetId: string().max(400).default(''),
      candidateId: string().max(400).default(''),
      data: dataCode(),
      terms: boolean().default(false),
    }),
  ).answers<GateAnswer>(),

  /** Tells the sender that the gate has created a contact. */
  sendNewContact: post(
    '/sendNewContact',
    record({
      organizationId: optionalId(),
      candidateId: string().max(400).default(''),
      tearsheetId: string().max(400).default(''),
      contactName: string().max(400).default(''),
      contactEmail: string().max(320).default(''),
      clientCompany: string().max(200).default(''),
      senderId: optionalId(),
      ...access,
    }),
  ).answers<{ accepted: true }>(),

  /** A recipient has opened a tearsheet. */
  sendTearsheetViewed: post(
    '/sendTearsheetViewed',
    record({
      ...access,
      tearsheetId: encodedId(),
      clientContactId: string().max(400).default(''),
      organizationId: optionalId(),
      senderId: optionalId(),
      isLead: boolean().default(false),
    }),
  ).answers<{ accepted: true }>(),

  sendJobTearsheetViewed: post(
    '/sendJobTearsheetViewed',
    record({
      ...access,
      tearsheetId: encodedId(),
      candidate: string().max(400).default(''),
      organizationId: optionalId(),
      senderId: optionalId(),
    }),
  ).answers<{ accepted: true }>(),

  /**
   * Searches the published candidates of a list in the form of a search server's answer. Understands `term`, `terms`, `range`
   * and `query_string` below `bool`; the query string is words, never syntax.
   */
  searchCandidates: post(
    '/bullhorn/elasticquery/searchCandidates',
    record({
      ...access,
      index: string().max(100).default(''),
      body: record({
        size: number().integer().min(0).max(filterResultSize).default(filterResultSize),
        query: record({
          bool: record({ must: array().of(searchClauseSchema()).max(40).default([]) }).default({ must: [] }),
        }),
        // Search servers take both names.
        aggs: countedFieldSchema(),
        aggregations: countedFieldSchema(),
      }).required(),
    }),
  ).answers<{ body: ElasticAnswer }>(),
} as const;

function countedFieldSchema() {
  return record({
    uniq_data: record({ terms: record({ field: string().max(100).required() }) })
      .default(undefined)
      .optional(),
  });
}

/**
 * A clause of a search. Search servers name the field as a key (`{ term: { category: 'Health' } }`); both forms are taken.
 */
function searchClauseSchema() {
  return record({
    terms: record({ field: string().max(100).required(), values: list(string().max(400).required(), 10_000) })
      .default(undefined)
      .optional(),
    range: record({ field: string().max(100).required(), gte: number().required(), lte: number().required() })
      .default(undefined)
      .optional(),
    query_string: record({ query: searchText() }).default(undefined).optional(),
  }).transform((_clause, given: unknown) => withFieldNames(given));
}

function withFieldNames(clause: unknown): unknown {
  if (!isObject(clause)) return clause;
  const { term, terms, range } = clause;
  const one = keyed(term);
  const several = keyed(terms);
  const bounds = keyed(range);
  return {
    ...clause,
    ...(one && { terms: { field: one.field, values: [isObject(one.value) ? one.value.value : one.value] } }),
    ...(several && { terms: { field: several.field, values: several.value } }),
    ...(bounds && isObject(bounds.value) && { range: { field: bounds.field, ...bounds.value } }),
  };
}

/** The only key of an object and its value; null for the form that names its field. */
function keyed(given: unknown): { field: string; value: unknown } | null {
  if (!isObject(given) || 'field' in given) return null;
  const [[field, value] = ['', undefined], ...others] = Object.entries(given);
  return field === '' || others.length > 0 ? null : { field, value };
}

const isObject = (given: unknown): given is Record<string, unknown> =>
  typeof given === 'object' && given !== null && !Array.isArray(given);

/** Whom the gate has let in. */
export interface GateAnswer {
  id: string;
  isLead: boolean;
  /** Opens the content of the link; `''` without a link. */
  gatePass: string;
}

/** The part of a search server's answer that pages use. */
export interface ElasticAnswer {
  hits: { total: { value: number }; hits: { _source: { candidateid: string } }[] };
  aggregations: { uniq_data: { buckets: { key: string; doc_count: number }[] } };
}
