import { documents } from '@portal/domain/paths/firestore-paths';
import { userSchema } from '@portal/domain/users/user';
import { doc } from 'firebase/firestore';
import { useData } from '../../../firebase/data-provider';
import { useLiveDocument } from '../../../firebase/use-live';

/** Any user, live; for super admins. */
export function useUser(userId: string) {
  const { firestore } = useData();
  return useLiveDocument(doc(firestore, documents.user(userId)), userSchema);
}
