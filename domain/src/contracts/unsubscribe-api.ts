import { boolean, number, string } from 'yup';
import { email } from '../fields/email';
import { optionalId, requiredId } from '../fields/id';
import { list, record } from '../fields/model';
import type { PublicTheme } from './public-api';
import { get, post } from './endpoint';

const maxCode = 1_000;

/** The code in a link that people open: a damaged one of any length leads to a page, so it is never invalid. */
const linkCode = () =>
  string()
    .transform((code: unknown) => (typeof code === 'string' ? code.slice(0, maxCode) : ''))
    .default('');

/** The path of an unsubscribe page. The recipient's id is encoded. */
const pathShape = {
  unsubType: string().oneOf(['sm', 'jm']).required(),
  organizationId: requiredId(),
  recipientId: string().max(400).required(),
  senderId: optionalId(),
  isLead: boolean().default(false),
  /** The code of the mail whose link was pressed; `''` for a link without one. */
  code: string().max(maxCode).default(''),
};

/** The unsubscribe page, and what mail programs and mail services call; part of the public API. */
export const unsubscribeApi = {
  /** Brand and texts of the page. Changes nothing. */
  getUnsubscribePage: post('/getUnsubscribePage', record(pathShape)).answers<UnsubscribePage>(),

  /** Unsubscribes the recipient from mails of this kind, or with `isAll` from all of the organization. */
  unsubscribe: post('/unsubscribe', record({ ...pathShape, isAll: boolean().default(false) })).answers<{
    isConfirmed: boolean;
  }>(),

  /** One click in a mail program (RFC 8058): a POST to the URL of the header `List-Unsubscribe`. */
  unsubscribeByHeader: post('/unsubscribeByHeader', record({ code: string().max(maxCode).required() })).answers<{
    unsubscribed: true;
  }>(),

  /** The same URL opened in a browser: leads to the unsubscribe page, where a person decides. */
  openUnsubscribe: get('/unsubscribeByHeader', record({ code: linkCode() })).answers<never>(),

  /** Notifies the sender that somebody has unsubscribed. */
  sendUnsubscribe: post(
    '/sendUnsubscribe',
    record({ clientContact: email().required(), organizationId: requiredId(), senderId: optionalId() }),
  ).answers<{ notified: true }>(),

  /** The image that records an open. */
  mailOpened: get('/mailOpened', record({ code: linkCode() })).answers<never>(),

  /** Records a click and leads to the page. */
  mailClicked: get('/mailClicked', record({ code: linkCode() })).answers<never>(),

  /** Bounces and complaints, as the mail service reports them. */
  mailEvents: post(
    '/mailEvents',
    record({
      key: string().max(200).required(),
      events: list(
        record({
          event: string().oneOf(['hardBounce', 'softBounce', 'complaint']).required(),
          /** Message id of the mail, or its recipient's email. */
          messageId: string().max(300).default(''),
          email: email(),
          at: number().min(0).default(0),
        }),
        500,
      ),
    }),
  ).answers<{ recorded: number }>(),
} as const;

/** Projection of the unsubscribe page. */
export interface UnsubscribePage {
  theme: PublicTheme;
  /** From what one unsubscribes, and the choice of all mails; both name the agency. */
  about: string;
  all: string;
  question: string;
  button: string;
  confirmation: string;
}
