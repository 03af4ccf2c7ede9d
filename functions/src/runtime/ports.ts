import type { SessionLocation } from '@portal/domain/events/public-viewer';
import type { ApplicantTracking } from '../adapters/ats/applicant-tracking';
import type { TextRecords } from '../adapters/dns/text-records';
import type { IdentityService } from '../adapters/identity/identity';
import type { OpenIdProviders } from '../adapters/openid/openid-providers';
import type { ParsingService } from '../adapters/parsing-service/parsing-service';
import type { VirusScanner } from '../adapters/scanning/virus-scanner';
import type { SearchService } from '../adapters/search/search-service';
import type { SingleSignOn } from '../adapters/single-sign-on/single-sign-on';
import type { WebhookCaller } from '../adapters/webhooks/webhook-caller';
import type { Writer } from '../adapters/writing/writer';
import type { Files } from '../store/files';
import type { Store } from '../store/store';
import type { Config } from './config';
import type { Logger } from './logger';

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Resolves when this many milliseconds have passed. */
  wait(milliseconds: number): Promise<void>;
}

/** Cryptographic randomness. */
export interface Random {
  /** An integer from `min` to `max`, both included. */
  integer(min: number, max: number): number;
  /** Random bytes in base64url. */
  token(bytes: number): string;
}

/** A calendar entry in a mail (RFC 6047). */
export interface CalendarPart {
  method: 'REQUEST' | 'CANCEL';
  content: string;
}

export interface MailMessage {
  to: string;
  subject: string;
  html: string;
  text: string;
  replyTo?: string;
  cc?: string;
  /** The sender that recipients see; the product itself when absent. An empty address is the product's. */
  from?: { name: string; address: string };
  /** Without angle brackets; drawn by the mail library when absent. */
  messageId?: string;
  /** An invitation that calendars understand, or its removal. */
  calendar?: CalendarPart;
  /** Further headers, such as `List-Unsubscribe`. */
  headers?: Readonly<Record<string, string>>;
}

/**
 * What became of a message: `refused` for good, such as for an unknown mailbox; `unavailable` before the server took any
 * of it, so that it may be sent again; `uncertain` when the connection ended while it was being passed on.
 */
export type Delivery =
  | { kind: 'sent' }
  | { kind: 'refused'; reason: string }
  | { kind: 'unavailable' }
  | { kind: 'uncertain' };

export interface Mail {
  /** @throws PortalError `unavailable` when the server does not take the message. */
  send(message: MailMessage): Promise<void>;
}

/** Mails to many recipients. */
export interface BulkMail {
  /** Passes on one message, and says what became of it. */
  deliver(message: MailMessage): Promise<Delivery>;
}

export interface Geolocation {
  /** Location of a network address; empty fields when unknown or too slow. Never throws. */
  locate(address: string): Promise<SessionLocation>;
}

/** Everything that handlers depend on. They receive what they need and import none of it. */
export interface Ports {
  readonly config: Config;
  readonly store: Store;
  readonly files: Files;
  readonly clock: Clock;
  readonly random: Random;
  readonly parsing: ParsingService;
  readonly mail: Mail;
  readonly bulkMail: BulkMail;
  readonly geolocation: Geolocation;
  readonly identity: IdentityService;
  readonly search: SearchService;
  readonly writer: Writer;
  readonly webhooks: WebhookCaller;
  /** Where members of agencies sign in. */
  readonly openId: OpenIdProviders;
  readonly textRecords: TextRecords;
  /** Null when the product has no key for the ats. */
  readonly tracking: ApplicantTracking | null;
  /** Null when nobody signs in through the ats. */
  readonly signOn: SingleSignOn | null;
  /** Null when files are not scanned. */
  readonly scanner: VirusScanner | null;
  readonly log: Logger;
}
