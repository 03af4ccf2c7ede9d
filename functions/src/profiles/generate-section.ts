import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { jobAiKinds, type AiKind, type AiSection, type profilesApi } from '@portal/domain/contracts/profiles-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import { escapeHtml } from '@portal/domain/fields/markup';
import { mayWriteAiTexts } from '@portal/domain/profiles/may-write-ai-texts';
import type { Organization } from '@portal/domain/organizations/organization';
import { sentencesOf, traceSentences, type SourceLine } from '@portal/domain/profiles/trace-text';
import { profileTexts } from '@portal/domain/texts/profiles';
import type { WrittenText } from '../adapters/writing/writer';
import { toPlainText } from '../projections/rich-text';
import type { StaffContext } from '../runtime/route';
import { ownerOf } from './owner-of';
import { candidateData, skillsCandidateData } from './profile-data';
import { loadProfileSubject, type ProfileSubject } from './profile-subject';
import { todayOf } from '../runtime/today';
import { candidateSources, jobSources } from './writing-sources';

type Call = typeof profilesApi.generateProfileSection;

/** Longest time that a writer has, in milliseconds. */
const maxWritingMs = 90_000;

/**
 * Writes an AI text for a preview. It is stored in a profile only when a user takes it; a job's texts are also kept with the
 * organization, for all profiles of the job.
 * @throws PortalError `permissionDenied` when the generator is not shown, or admins or the candidate have switched it off;
 *   `invalidRequest` with its message when there is no text to write from; `unavailable` when the service fails.
 */
export async function generateProfileSection(input: RequestOf<Call>, context: StaffContext): Promise<AnswerOf<Call>> {
  const { store, writer, actor, clock, log, deadline } = context;
  const subject = await loadProfileSubject(store, ownerOf(input));
  const { organization } = subject;
  if (!mayWriteAiTexts(organization, refuserOf(subject))) {
    throw new PortalError('permissionDenied', { userMessage: profileTexts.aiOff, detail: 'AI generator is off' });
  }
  const isForJob = jobAiKinds.some((kind) => kind === input.kind);
  if (isForJob !== (subject.kind === 'job'))
    throw new PortalError('invalidRequest', { detail: 'kind of another owner' });
  const { sources, job, resume } = await sourcesOf(subject, todayOf(clock));
  try {
    const written = await writer.write({
      kind: input.kind,
      instructions: instructionsFor(input.kind, organization),
      sources,
      job,
      signal: AbortSignal.timeout(Math.min(maxWritingMs, Math.max(1, deadline.remaining))),
    });
    const usage = { uid: actor.uid, kind: input.kind, writer: written.writer, time: clock.now(), ...written.usage };
    await store.events.recordAiUsage(organization.id, usage);
    const section = sectionOf(input.kind, written, { resume, sources });
    if (subject.kind === 'job')
      await store.profiles.saveJobAiContent(organization.id, subject.job.id, input.kind, section.content);
    return { generatedSection: section };
  } catch (error) {
    log.warn('ai section was not generated', { detail: PortalError.from(error).message });
    if (PortalError.from(error).kind !== 'unavailable') throw error;
    throw new PortalError('unavailable', { userMessage: profileTexts.generationFailed, cause: error });
  }
}

/** The candidate of a profile, who may refuse AI texts; null for a job. */
function refuserOf(subject: ProfileSubject): { refusesAiTexts: boolean } | null {
  if (subject.kind === 'job') return null;
  return subject.kind === 'skillsCandidate' ? subject.record : subject.subject.candidate;
}

interface Sources {
  sources: SourceLine[];
  job: SourceLine[];
  /** The resume as HTML; `''` for a job. */
  resume: string;
}

/** @param today `YYYY-MM-DD`, the end of current positions. */
async function sourcesOf(subject: ProfileSubject, today: string): Promise<Sources> {
  if (subject.kind === 'job') {
    requireText(subject.job.jobDescription, profileTexts.noJobText);
    return { sources: jobSources(subject.job), job: [], resume: '' };
  }
  if (subject.kind === 'skillsCandidate') {
    requireText(subject.record.candidate.description, profileTexts.noDescriptionText);
    const data = skillsCandidateData(subject.record);
    const sources = candidateSources(data, { months: 0, objective: '', wanted: [] });
    return { sources, job: [], resume: data.ai.generatedResume };
  }
  const { job, candidate, ...others } = subject.subject;
  const parsed = subject.parsing?.parsed;
  requireText(parsed?.text ?? '', profileTexts.noResumeText);
  requireText(job.jobDescription, profileTexts.noJobText);
  const data = candidateData({ job, candidate, ...others }, subject.parsing);
  const { requiredSkills, preferredSkills } = job.jobSkills;
  const { workMonths } = await import('@portal/matching/grading/positions/work-months');
  const sources = candidateSources(data, {
    months: parsed ? workMonths(parsed, today) : 0,
    objective: parsed?.summary.objective ?? '',
    wanted: [...requiredSkills, ...preferredSkills],
  });
  return { sources, job: jobSources(job), resume: data.ai.generatedResume };
}

function requireText(text: string, userMessage: string): void {
  const plain = toPlainText(text);
  if (plain === '' || plain === profileTexts.notAvailable) {
    throw new PortalError('invalidRequest', { userMessage, detail: 'no text to write from' });
  }
}

/** The embedded writer formats a resume as it was parsed; everything else is written sentence by sentence. */
function sectionOf(
  kind: AiKind,
  { sentences, isList, writer, usage }: WrittenText,
  { resume, sources }: Pick<Sources, 'resume' | 'sources'>,
): AiSection {
  if ((kind === 'resume' || kind === 'aiResumeFormat') && usage === null) {
    const lines = sentencesOf(toPlainText(resume));
    const known: SourceLine[] = [
      ...sources,
      ...lines.map((text): SourceLine => ({ kind: 'line', name: 'resume', text })),
    ];
    return { content: resume, sentences: traceSentences(lines, known), writer };
  }
  const html = sentences.map(({ text }) => escapeHtml(text));
  const content = isList ? `<ul>${html.map((text) => `<li>${text}</li>`).join('')}</ul>` : `<p>${html.join(' ')}</p>`;
  return { content: html.length > 0 ? content : '', sentences, writer };
}

function instructionsFor(kind: AiKind, { ai }: Organization): string {
  const { aiSummarySm, aiSummarySubmission, aiResumeFormat } = ai.instructions;
  const own: Partial<Record<AiKind, string>> = {
    aiSummarySm,
    recruiterNotesSm: aiSummarySm,
    aiSummarySubmission,
    recruiterNotes: aiSummarySubmission,
    aiResumeFormat,
    resume: aiResumeFormat,
  };
  return toPlainText(own[kind] ?? '');
}
