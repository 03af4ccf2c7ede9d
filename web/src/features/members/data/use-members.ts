import { teamMemberSchema } from '@portal/domain/members/team-member';
import { collections } from '@portal/domain/paths/firestore-paths';
import { collection, limit, orderBy, query } from 'firebase/firestore';
import { useMemo } from 'react';
import { useData } from '../../../firebase/data-provider';
import { useLiveQuery } from '../../../firebase/use-live';

/** The most colleagues that pickers and name columns know. */
const maxMembers = 200;

/** The colleagues of an organization: a list for pickers, and names by id for columns. */
export function useMembers(organizationId: string) {
  const { firestore } = useData();
  const path = collections.teamMembers(organizationId);
  const members = useLiveQuery(
    `${path}|${maxMembers}`,
    query(collection(firestore, path), orderBy('displayName'), limit(maxMembers)),
    teamMemberSchema,
  );
  const data = members.data;
  return useMemo(() => {
    const byId = new Map((data ?? []).map((member) => [member.userId, member]));
    return {
      list: data ?? [],
      nameOf: (uid: string) => byId.get(uid)?.displayName ?? '',
    };
  }, [data]);
}
