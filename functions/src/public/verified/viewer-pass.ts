import { maxViewerPasses } from '@portal/domain/constants/public-pages';
import { dayMs } from '@portal/domain/constants/time';
import { record, type Model } from '@portal/domain/fields/model';
import { string } from 'yup';
import type { PublicContext } from '../../runtime/route';
import { openCode, sealCode } from '../../runtime/sealed-codes';
import type { RecipientLink } from '../../store/recipients';
import { clientOf } from '../../users/client-session';

/** A device asks again after this time. */
const passMs = 90 * dayMs;
const attemptMs = 15 * 60 * 1_000;

/** Who has proved to have a mailbox, at which agency; sealed, so that a pass needs no document. */
const proofSchema = record({ organizationId: string().required(), email: string().required() });
/** A request for a code; the browser keeps it sealed, so that a code works only where it was asked for. */
const attemptSchema = proofSchema.shape({ id: string().required() });
export type ViewerAttempt = Model<typeof attemptSchema>;

type SealContext = Pick<PublicContext, 'config' | 'clock'>;
type Recipient = Pick<RecipientLink, 'organizationId' | 'email' | 'contactId'>;

export function sealAttempt({ config, clock }: SealContext, attempt: ViewerAttempt): string {
  return sealCode(config, 'viewerAttempt', attempt, clock.now() + attemptMs);
}

/** @returns null for an expired, altered or foreign one, and for one of another recipient. */
export function openAttempt(
  { config, clock }: SealContext,
  sealed: string,
  recipient: Recipient,
): ViewerAttempt | null {
  const opened = openCode(config, 'viewerAttempt', sealed, clock.now());
  if (opened.kind !== 'good' || !attemptSchema.isValidSync(opened.data)) return null;
  const attempt = attemptSchema.cast(opened.data);
  return isOf(attempt, recipient) ? attempt : null;
}

/** The pass of a recipient for this browser. */
export function sealPass({ config, clock }: SealContext, { organizationId, email }: Recipient): string {
  return sealCode(config, 'viewerPass', { organizationId, email }, clock.now() + passMs);
}

/**
 * Whether the viewer has proved to be the recipient: by a pass of the browser, or by a session of Client Connect with the
 * recipient's email. A contact's link opens in the contact's session alone, which proves it.
 */
export async function isVerified(
  context: SealContext & Pick<PublicContext, 'store' | 'cookies' | 'viewerPasses'>,
  recipient: Recipient,
): Promise<boolean> {
  if (recipient.contactId !== '') return true;
  const { config, clock, viewerPasses } = context;
  const passes = viewerPasses.trim().split(/\s+/).slice(0, maxViewerPasses);
  const isPassed = passes.some((pass) => {
    const opened = openCode(config, 'viewerPass', pass, clock.now());
    return (
      opened.kind === 'good' && proofSchema.isValidSync(opened.data) && isOf(proofSchema.cast(opened.data), recipient)
    );
  });
  if (isPassed) return true;
  const client = await clientOf(context);
  return recipient.email !== '' && client?.user.email === recipient.email;
}

function isOf(proof: Model<typeof proofSchema>, { organizationId, email }: Recipient): boolean {
  return email !== '' && proof.organizationId === organizationId && proof.email === email;
}
