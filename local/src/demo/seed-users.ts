import { activeStatus } from '@portal/domain/access/roles';
import { defaultBrandName } from '@portal/domain/constants/application';
import { dayMs } from '@portal/domain/constants/time';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { userSchema } from '@portal/domain/users/user';
import { firestore } from '@portal/functions/store/firestore';
import { getAuth } from 'firebase-admin/auth';
import { Timestamp } from 'firebase-admin/firestore';
import { demoAccounts, demoPassword, type DemoAccount } from './accounts';
import { createRandom } from '../documents/random';
import { createKeyedAccount } from './keyed-account';
import { lastWorkingTime, workingTime } from './working-time';

/** Makes the demo accounts: sign-in, user document, membership. */
export async function seedUsers(now: number): Promise<void> {
  for (const account of demoAccounts) {
    const random = createRandom('demo-user', account.uid);
    const createdAt = workingTime(now - random.int(100, 160) * dayMs, random);
    // Some were active today, others weeks ago.
    const activityAt = lastWorkingTime(now - random.pick([1, 3, 5, 26, 50, 24 * 9, 24 * 20]) * 3_600_000);
    await seedPerson(account, Timestamp.fromMillis(createdAt), Timestamp.fromMillis(activityAt));
  }
}

async function seedPerson(account: DemoAccount, createdAt: Timestamp, activityAt: Timestamp): Promise<void> {
  const { uid, email, name, organizationId } = account;
  await createKeyedAccount(getAuth(), {
    uid,
    email,
    password: demoPassword,
    displayName: name,
    emailVerified: !account.isUnverified,
  });
  const db = firestore();
  const batch = db.batch();
  batch.set(db.doc(documents.user(uid)), {
    ...userSchema.cast({
      id: uid,
      email,
      displayName: name,
      userRoles: account.userRoles,
      organizationId,
      accountType: account.accountType ?? 'recruiter',
      activeStatus: account.isDisabled ? activeStatus.disabled : activeStatus.active,
      isVerified: !account.isUnverified,
      emailVerified: !account.isUnverified,
      selectedBrand: account.selectedBrand ?? defaultBrandName,
      termsAgreement: true,
      profile: {
        title: account.title,
        phone: '+1 503 555 01' + String(10 + (name.length % 80)),
        address: { address1: '410 Mill Street', city: 'Portland', state: 'OR', zip: '97205' },
      },
      userProducts: { accessStatus: { core: { hasPassword: true, invited: true } } },
    }),
    createdAt,
    activityAt,
  });
  if (organizationId) {
    const member = { userId: uid, email, displayName: name, photoURL: '', createdAt };
    batch.set(db.doc(`${collections.teamMembers(organizationId)}/${uid}`), member);
  }
  await batch.commit();
}
