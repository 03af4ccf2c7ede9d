import { string } from 'yup';
import { agreementScopes } from '@portal/domain/candidates/agreement';
import type { agreementApi, agreementPageApi } from '@portal/domain/contracts/agreement-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { isEmail } from '@portal/domain/fields/email-address';
import { record } from '@portal/domain/fields/model';
import { dayMs } from '@portal/domain/constants/time';
import { publicLinks } from '@portal/domain/links/public-links';
import { agreementTexts } from '@portal/domain/texts/agreement';
import { resolveBrand } from '@portal/domain/brands/resolve-brand';
import { decideAgreement } from '../candidates/candidate-agreement';
import { siteUrl } from '../links/agency-host';
import { projectTheme } from '@portal/domain/brands/project-theme';
import { projectMailTheme } from '../projections/project-theme';
import { once } from '../runtime/rate-limit';
import type { PublicContext, StaffContext } from '../runtime/route';
import { sealCode } from '../runtime/sealed-codes';
import { candidateOfLink, openCandidateLink } from './open-candidate-link';

type AskCall = typeof agreementApi.askAgreement;
type RecordCall = typeof agreementApi.recordAgreement;
type PageCall = typeof agreementPageApi.getAgreementPage;
type AnswerCall = typeof agreementPageApi.answerAgreement;

/** What the code of a link says. */
const linkSchema = record({
  ...candidateOfLink,
  scope: string().oneOf(agreementScopes).required(),
});
/** A candidate can withdraw for as long as this. */
const linkLifetimeMs = 3 * 365 * dayMs;

const askLimit = { name: 'askAgreement', max: 1, windowSeconds: 60 } as const;

/**
 * Mails a candidate a link with which they agree to be represented.
 * @throws PortalError `notFound`; `conflict` without an email; `tooManyRequests` within a minute of the last mail.
 */
export async function askAgreement(input: RequestOf<AskCall>, context: StaffContext): Promise<AnswerOf<AskCall>> {
  const { store, config, clock, actor, mail } = context;
  const { organizationId, jobId, candidateId, scope } = input;
  const { candidate, job, organization } = await subjectOf(context, input);
  if (!isEmail(candidate.email)) throw new PortalError('conflict', { userMessage: agreementTexts.noEmail });
  await once(context, askLimit, `${organizationId}\n${jobId}\n${candidateId}`, async () => {
    const link = { organizationId, jobId, candidateId, scope };
    const code = sealCode(config, 'agreement', link, clock.now() + linkLifetimeMs);
    const { agreementMail } = await import('../mail/agreement-mail');
    const content = await agreementMail({
      theme: projectMailTheme(organization, resolveBrand(organization, ''), config.publicBaseUrl),
      name: candidate.firstName || candidate.fullName,
      scope,
      jobTitle: scope === 'job' ? job.jobTitle : '',
      url: siteUrl(config, organization) + publicLinks.agreement(code),
    });
    await mail.send({ ...content, to: candidate.email, replyTo: actor.email });
  });
  const keepsState = candidate.agreement.state === 'given';
  await store.agreements.set(
    [{ organizationId, jobId, candidateId }],
    { ...(keepsState ? {} : { state: 'asked', scope }), askedAt: clock.now(), by: actor.displayName },
    { eventType: 'agreementAsked', userId: actor.uid, actorName: actor.displayName, candidateName: candidate.fullName },
  );
  return { sentTo: candidate.email };
}

/**
 * Records what a candidate has said, with source and date.
 * @throws PortalError `notFound`; `invalidRequest` for a date in the future.
 */
export async function recordAgreement(
  input: RequestOf<RecordCall>,
  context: StaffContext,
): Promise<AnswerOf<RecordCall>> {
  const { scope, state, decidedAt, note } = input;
  if (decidedAt > context.clock.now() + dayMs) {
    throw new PortalError('invalidRequest', { userMessage: agreementTexts.future });
  }
  const { candidate } = await subjectOf(context, input);
  const answer = { scope, state, decidedAt, note, source: 'staff', by: context.actor.displayName } as const;
  return { candidates: await decideAgreement(context, candidate, answer) };
}

/** The page of a link. Changes nothing. @throws PortalError `notFound` for a forged or old link. */
export async function getAgreementPage(
  { code }: RequestOf<PageCall>,
  context: PublicContext,
): Promise<AnswerOf<PageCall>> {
  const { candidate, job, organization, scope } = await openAgreement(context, code);
  return {
    theme: projectTheme(organization, resolveBrand(organization, '')),
    scope,
    jobTitle: scope === 'job' ? job.jobTitle : '',
    state: candidate.agreement.state,
  };
}

/** The candidate agrees or withdraws. @throws PortalError `notFound` for a forged or old link. */
export async function answerAgreement(
  { code, answer }: RequestOf<AnswerCall>,
  context: PublicContext,
): Promise<AnswerOf<AnswerCall>> {
  const { candidate, scope } = await openAgreement(context, code);
  if (candidate.agreement.state !== answer) {
    await decideAgreement(context, candidate, {
      ...{ state: answer, scope, source: 'link', note: '', by: '' },
      decidedAt: context.clock.now(),
    });
  }
  return { state: answer };
}

async function openAgreement(context: PublicContext, code: string) {
  const link = await openCandidateLink(context, 'agreement', linkSchema, code);
  return { ...(await subjectOf(context, link)), scope: link.scope };
}

async function subjectOf(
  { store }: Pick<StaffContext, 'store'>,
  key: { organizationId: string; jobId: string; candidateId: string },
) {
  const [candidate, job, organization] = await Promise.all([
    store.candidates.get({ organizationId: key.organizationId, jobId: key.jobId, candidateId: key.candidateId }),
    store.jobs.get(key.organizationId, key.jobId),
    store.organizations.get(key.organizationId),
  ]);
  if (!candidate || !job || !organization) throw new PortalError('notFound', { detail: 'candidate' });
  return { candidate, job, organization };
}
