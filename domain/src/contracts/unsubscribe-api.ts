import { boolean, number, string } from 'yup';
import { email } from '../fields/email';
import { optionalId, requiredId } from '../fields/id';
import { list, record } from '../fields/model';
import type { PublicTheme } from './public-api';
import { get, post } from './endpoint';

/** The path of an unsubscribe page. The recipient's id is encoded. */
const pathShape = {
  unsubType: string().oneOf(['sm', 'jm']).required(),
  organizationId: requiredId(),
  recipientId: string().max(400).required(),
  senderId: optionalId(),
  isLead: boolean().default(false),
};

/** The unsubscribe page, and what mail programs and mail services call; part of the public API. */
export const unsubscribeApi = {
  /** Brand and texts of the page. Changes nothing. */
  getUnsubscribePage: post('/getUnsubscribePage', record(pathShape)).answers<UnsubscribePage>(),

  /** Unsubscribes the recipient from mails of this kind. */
  unsubscribe: post('/unsubscribe', record(pathShape)).answers<{ isConfirmed: boolean }>(),

  /** One click in a mail program (RFC 8058): a POST to the URL of the header `List-Unsubscribe`. */
  unsubscribeByHeader: post('/unsubscribeByHeader', record({ code: string().max(1_000).required() })).answers<{
    unsubscribed: true;
  }>(),

  /** Notifies the sender that somebody has unsubscribed. */
  sendUnsubscribe: post(
    '/sendUnsubscribe',
    record({ clientContact: email().required(), organizationId: requiredId(), senderId: optionalId() }),
  ).answers<{ notified: true }>(),

  /** The image that records an open. */
  mailOpened: get('/mailOpened', record({ code: string().max(1_000).required() })).answers<never>(),

  /** Records a click and leads to the page. */
  mailClicked: get('/mailClicked', record({ code: string().max(1_000).required() })).answers<never>(),

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
  question: string;
  button: string;
  confirmation: string;
}
