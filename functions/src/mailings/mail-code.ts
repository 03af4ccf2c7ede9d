import { boolean, string } from 'yup';
import { record, type Model } from '@portal/domain/fields/model';
import { encodeId } from '../links/encoded-ids';
import type { Ports } from '../runtime/ports';
import { openCode, sealCode } from '../runtime/sealed-codes';

/** What the links of a mail say: whose mail it is, and what kind. */
const mailCodeSchema = record({
  organizationId: string().required(),
  contactId: string().required(),
  isLead: boolean().required(),
  type: string().oneOf(['sm', 'jm']).required(),
  senderId: string().default(''),
  /** Empty in a preview or test. */
  mailingId: string().default(''),
  recipientId: string().default(''),
});
export type MailCode = Model<typeof mailCodeSchema>;

/** Unsubscribing has to work as long as somebody keeps the mail. */
const lifeMs = 10 * 365 * 24 * 60 * 60 * 1_000;

/** Seals the code of a mail's links. */
export function mailCode({ config, clock }: Pick<Ports, 'config' | 'clock'>, code: MailCode): string {
  return sealCode(config, 'mail', code, clock.now() + lifeMs);
}

/** Opens a mail's code; null for an altered or foreign one. */
export function openMailCode({ config, clock }: Pick<Ports, 'config' | 'clock'>, code: string): MailCode | null {
  const opened = openCode(config, 'mail', code, clock.now());
  return opened.kind === 'good' ? mailCodeSchema.cast(opened.data, { assert: false }) : null;
}

/** URL of the page that unsubscribes the recipient of a mail. @param code sealed, which names the mailing. */
export function unsubscribeUrl(
  { config }: Pick<Ports, 'config'>,
  { organizationId, contactId, isLead, type, senderId }: MailCode,
  code: string,
): string {
  const salt = type === 'sm' ? 'SkillsMarketing' : 'JobMarketing';
  const encoded = encodeId(config, salt, { organizationId, id: contactId });
  const path = ['unsubscribe', type, organizationId, encoded, senderId].map(encodeURIComponent).join('/');
  const query = new URLSearchParams({ ...(isLead ? { isLead: '1' } : {}), code }).toString();
  return `${config.publicBaseUrl}/${path}?${query}`;
}
