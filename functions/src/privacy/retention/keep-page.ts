import { resolveBrand } from '@portal/domain/brands/resolve-brand';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import type { keepPageApi } from '@portal/domain/contracts/retention-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import { record } from '@portal/domain/fields/model';
import { retentionTexts } from '@portal/domain/texts/retention';
import { projectTheme } from '@portal/domain/brands/project-theme';
import type { PublicContext } from '../../runtime/route';
import { startErasure } from '../erasure';
import { candidateOfLink, openCandidateLink } from '../open-candidate-link';
import { findSamePerson } from './find-same-person';

type PageCall = typeof keepPageApi.getKeepPage;
type AnswerCall = typeof keepPageApi.answerKeepPage;

/** What the code of a link says. */
const linkSchema = record(candidateOfLink);

/** The page of a link. Changes nothing. @throws PortalError `notFound` for a forged or old link and an erased person. */
export async function getKeepPage({ code }: RequestOf<PageCall>, context: PublicContext): Promise<AnswerOf<PageCall>> {
  const { organization } = await openLink(context, code);
  return { theme: projectTheme(organization, resolveBrand(organization, '')) };
}

/** Keeps the person for the same time again, or starts the erasure. @throws PortalError see {@link getKeepPage}. */
export async function answerKeepPage(
  { code, answer }: RequestOf<AnswerCall>,
  context: PublicContext,
): Promise<AnswerOf<AnswerCall>> {
  const { store, clock } = context;
  const { candidate } = await openLink(context, code);
  const { person, candidates } = await findSamePerson({ store }, candidate);
  if (answer === 'delete') {
    await startErasure(context, candidate.organizationId, person, { uid: '', displayName: retentionTexts.candidate });
  } else {
    const keys = candidates.map(({ organizationId, jobId, id }) => ({ organizationId, jobId, candidateId: id }));
    await store.retention.mark(keys, 'keptAt', clock.now());
  }
  return { answer };
}

async function openLink(context: PublicContext, code: string) {
  const key = await openCandidateLink(context, 'keep', linkSchema, code);
  const [candidate, organization] = await Promise.all([
    context.store.candidates.get(key),
    context.store.organizations.get(key.organizationId),
  ]);
  if (!candidate || !organization) throw new PortalError('notFound', { detail: 'candidate' });
  return { candidate, organization };
}
