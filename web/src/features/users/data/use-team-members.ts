import { directoryUsers, directorySchema } from '@portal/domain/team/directory';
import { documents } from '@portal/domain/paths/firestore-paths';
import { doc } from 'firebase/firestore';
import { useMemo } from 'react';
import { useData } from '../../../firebase/data-provider';
import { useLiveDocument } from '../../../firebase/use-live';

/** The team members of an organization, all in one document: a list for pickers, and names by id for columns. */
export function useTeamMembers(organizationId: string) {
  const { firestore } = useData();
  const people = useLiveDocument(doc(firestore, documents.directory(organizationId)), directorySchema).data?.people;
  return useMemo(() => {
    const list = directoryUsers(people ?? {});
    const byId = new Map(list.map((colleague) => [colleague.uid, colleague]));
    return { list, nameOf: (uid: string) => byId.get(uid)?.name ?? '' };
  }, [people]);
}
