import { string } from 'yup';
import { formTexts } from '../texts/form';
import { record, type Model } from '../fields/model';

const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** First labels of hosts that the portal keeps for itself, or that viewers would take for the portal. */
export const reservedSubdomains: readonly string[] = (
  'www,api,app,client,admin,portal,mail,smtp,imap,ftp,ns1,ns2,status,support,help,login,auth,account,accounts,billing,' +
  'assets,static,cdn,docs,blog,reply,root,test,staging,dev,localhost'
).split(',');

/** First label of a host name; `''` when there is none. */
export function subdomain() {
  return string()
    .trim()
    .lowercase()
    .max(63)
    .matches(label, { excludeEmptyString: true, message: formTexts.subdomain })
    .notOneOf(reservedSubdomains, formTexts.subdomainReserved)
    .default('');
}

/** Which organization has a host, `hosts/{subdomain}`. It keeps the host for its old links. */
export const hostSchema = record({ organizationId: string().required() });
export type Host = Model<typeof hostSchema>;

/** Whether a text can be the first label of an agency's host. */
export function isSubdomain(value: string): boolean {
  return label.test(value) && !reservedSubdomains.includes(value);
}
