import { array, boolean, number, string } from 'yup';
import { isEmail } from '@portal/domain/fields/email-address';
import { record, type Model } from '@portal/domain/fields/model';
import type { AtsSession } from '@portal/domain/users/user';
import type { TrackedUser } from '../ats/applicant-tracking';
import { read, unavailable, type BullhornSettings } from './bullhorn-http';
import { askData } from './bullhorn-request';

/** Maximum page size of the ats. */
const pageSize = 500;
/** More pages than any agency needs; stops an endless list. */
const maxPages = 40;

/** Longer ones embed images. */
const maxSignatureLength = 20_000;

const corporateUser = record({
  id: number().required(),
  masterUserID: number().nullable(),
  email: string().nullable(),
  name: string().nullable(),
  firstName: string().nullable(),
  lastName: string().nullable(),
  emailSignature: string().nullable(),
  enabled: boolean().nullable(),
});
const page = record({ total: number().nullable(), data: array().of(corporateUser).required() });

/**
 * All users of the ats that are not deleted (entity CorporateUser), page by page, ordered by id.
 * @throws SessionEnded when the session is no longer valid.
 */
export async function corporateUsers(settings: BullhornSettings, session: AtsSession): Promise<TrackedUser[]> {
  const users: TrackedUser[] = [];
  for (let pages = 0; pages < maxPages; pages += 1) {
    const query = {
      where: 'isDeleted=false',
      fields: 'id,masterUserID,email,name,firstName,lastName,emailSignature,enabled',
      orderBy: 'id',
      count: String(pageSize),
      start: String(users.length),
      showTotalMatched: 'true',
    };
    const body = await askData(settings, session, { name: 'CorporateUser', path: 'query/CorporateUser', query });
    const { data, total } = read('CorporateUser', page, body);
    users.push(...data.map(trackedUser));
    if (data.length === 0 || (typeof total === 'number' && users.length >= total)) return users;
  }
  throw unavailable('CorporateUser: more pages than there can be');
}

function trackedUser(row: Model<typeof corporateUser>): TrackedUser {
  const email = (row.email ?? '').trim().toLowerCase();
  const name = (row.name ?? '') || [row.firstName, row.lastName].filter(Boolean).join(' ');
  return {
    id: String(row.id),
    masterUserID: row.masterUserID ? String(row.masterUserID) : '',
    email: isEmail(email) ? email : '',
    name,
    emailSignature: (row.emailSignature ?? '').slice(0, maxSignatureLength),
    isEnabled: row.enabled !== false,
  };
}
