import { dayMs } from '@portal/domain/constants/time';
import type { ResumePage } from '@portal/domain/contracts/public-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import { isLinkExpired } from '@portal/domain/links/link-expiry';
import { isLinkExpiryOn } from '@portal/domain/organizations/link-settings';
import { publicResumeTexts } from '@portal/domain/texts/public-resume';
import { publicResumeSettings, type ResumeSubject } from '../projections/resume-subject';
import { clientKey, keyOf, limitGuesses, limitRate, requireWithinLimit } from '../runtime/rate-limit';
import type { PublicContext } from '../runtime/route';
import { findResume, type LinkedResume } from './find-by-link';
import { isSignedInForJob } from './portal-account';
import { publicLimits } from './limits';
import { sameSecret } from './same-secret';

type OpenContext = Pick<PublicContext, 'store' | 'clock' | 'config' | 'clientIp' | 'cookies' | 'viewerPasses'>;
export interface OpenResumeRequest {
  publicToken: string;
  candidateId: string;
  accessCode: string;
}
export type ResumeState = ResumePage['state'];

/** Whether the link of this candidate has expired. */
export function isExpired({ candidate, organization, brand }: ResumeSubject, now: number): boolean {
  return isLinkExpired({
    isExpiryOn: isLinkExpiryOn(organization, brand),
    linkExpiry: candidate.public.linkExpiry?.toMillis() ?? null,
    now,
  });
}

/**
 * The access code of the resume: the job's, else the organization's; null when none is required. A job that has one keeps
 * it where only functions read it, an organization where only admins do. If it is gone, no code opens the resume.
 */
async function accessCodeOf({ store }: OpenContext, { job, organization }: ResumeSubject): Promise<string | null> {
  const { hasAccessCode, accessCode } = publicResumeSettings(job, organization);
  if (!hasAccessCode) return null;
  if (accessCode !== '') return accessCode;
  return job.integration ? await store.jobs.accessCode(job.organizationId, job.id) : '';
}

/**
 * The state of a resume for a viewer. An expired link does not check the code, so that it reveals nothing about it.
 * @throws PortalError `permissionDenied` 'Wrong access code', `tooManyRequests` as {@link isAccessCode}.
 */
export async function stateOf(context: OpenContext, subject: ResumeSubject, givenCode: string): Promise<ResumeState> {
  if (isExpired(subject, context.clock.now())) return 'expired';
  const code = await accessCodeOf(context, subject);
  if (code === null) return 'active';
  // A client contact of the job who is signed in needs no code; without a session this asks for nothing.
  if (await isSignedInForJob(context, subject)) return 'active';
  if (givenCode === '') return 'accessCodeNeeded';
  if (await isAccessCode(context, { subject, code, givenCode })) return 'active';
  throw new PortalError('permissionDenied', { userMessage: publicResumeTexts.wrongAccessCode, detail: 'access code' });
}

/**
 * Requires a resume to be open to a viewer who has opened it before.
 * @param hasEntered whether the viewer has entered this access code; nothing is counted, because nothing is guessed.
 * @throws PortalError `permissionDenied` for an expired link and for an access code that the viewer has not entered.
 */
export async function requireOpenBy(
  context: OpenContext,
  subject: ResumeSubject,
  hasEntered: (accessCode: string) => boolean,
): Promise<void> {
  if (isExpired(subject, context.clock.now())) throw new PortalError('permissionDenied', { detail: 'expired' });
  const code = await accessCodeOf(context, subject);
  if (code === null || (await isSignedInForJob(context, subject)) || (code !== '' && hasEntered(code))) return;
  throw new PortalError('permissionDenied', { detail: 'access code' });
}

/** A client IP that has entered an access code is known for this time. */
const knownViewerMs = 30 * dayMs;

/**
 * Checks an access code. Each client IP has few tries, and all of them together have few for one code, even with many
 * links. Guessing cannot lock out a client IP that has entered this code before.
 * @throws PortalError `tooManyRequests`.
 */
async function isAccessCode(
  context: OpenContext,
  { subject, code, givenCode }: { subject: ResumeSubject; code: string; givenCode: string },
): Promise<boolean> {
  const { rateLimits } = context.store;
  const [client, secret] = [clientKey(context), `${subject.organization.id}\n${code}`];
  const triesOfClient = `${client}\n${subject.candidate.id}`;
  await requireWithinLimit(context, publicLimits.wrongAccessCode, triesOfClient);
  const known = keyOf(context, { name: 'knownViewer' }, `${client}\n${secret}`);
  const isKnown = (await rateLimits.get(known, context.clock.now())) !== null;
  const guess = isKnown ? null : await limitGuesses(context, publicLimits.accessCodeGuesses, secret);
  if (code !== '' && sameSecret(givenCode.trim(), code)) {
    if (guess) await Promise.all([guess.giveBack(), rateLimits.add(known, context.clock.now() + knownViewerMs)]);
    return true;
  }
  await limitRate(context, publicLimits.wrongAccessCode, triesOfClient);
  return false;
}

/**
 * The candidate of a link that is open to this viewer now.
 * @throws PortalError `notFound` and `tooManyRequests` as {@link findResume}; `permissionDenied` for an expired link and
 *   for a missing or wrong access code.
 */
export async function openResume(context: OpenContext, key: OpenResumeRequest): Promise<LinkedResume> {
  const subject = await findResume(context, key);
  const state = await stateOf(context, subject, key.accessCode);
  if (state === 'active') return subject;
  const userMessage = state === 'expired' ? publicResumeTexts.expired : publicResumeTexts.enterAccessCode;
  throw new PortalError('permissionDenied', { userMessage, detail: state });
}
