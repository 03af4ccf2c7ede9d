import { string, type ObjectSchema } from 'yup';
import type { CandidateKey } from '@portal/domain/candidates/candidate-key';
import { PortalError } from '@portal/domain/errors/portal-error';
import { limitClient } from '../runtime/rate-limit';
import type { PublicContext } from '../runtime/route';
import { openCode } from '../runtime/sealed-codes';

const pageLimit = { max: 60, maxOfAll: 6_000, windowSeconds: 10 * 60 };

/** The candidate whom the code of a mailed link names. */
export const candidateOfLink = {
  organizationId: string().required(),
  jobId: string().required(),
  candidateId: string().required(),
};

/**
 * What the code of a candidate's mailed link says.
 * @param purpose for which the code was sealed.
 * @throws PortalError `notFound` for a forged or old link; `tooManyRequests`.
 */
export async function openCandidateLink<Link extends CandidateKey>(
  context: PublicContext,
  purpose: 'agreement' | 'keep' | 'application',
  schema: ObjectSchema<Link>,
  code: string,
): Promise<Link> {
  await limitClient(context, { ...pageLimit, name: `${purpose}Page` }, purpose);
  const opened = openCode(context.config, purpose, code, context.clock.now());
  if (opened.kind !== 'good' || !schema.isValidSync(opened.data)) {
    throw new PortalError('notFound', { detail: `${purpose} link` });
  }
  return schema.cast(opened.data) as Link;
}
