import { ownTimeZone } from '@portal/domain/interviews/time-zone';
import { documents } from '@portal/domain/paths/firestore-paths';
import type { User } from '@portal/domain/users/user';
import { doc, updateDoc } from 'firebase/firestore';
import { useEffect } from 'react';
import { useData } from '../firebase/data-provider';

/** Stores the time zone of this browser with the user, so that clients see the user's times. Failures are silent. */
export function useStoredTimeZone({ id, timeZone }: Pick<User, 'id' | 'timeZone'>, isImpersonation: boolean): void {
  const { firestore } = useData();
  const own = ownTimeZone();
  useEffect(() => {
    if (isImpersonation || own === timeZone) return;
    // Without it nothing is lost: the next visit retries.
    updateDoc(doc(firestore, documents.user(id)), { timeZone: own }).catch(() => undefined);
  }, [firestore, id, own, timeZone, isImpersonation]);
}
