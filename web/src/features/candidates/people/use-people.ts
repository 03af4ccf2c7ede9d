import {
  agencyPersonSchema,
  candidacyMark,
  marksField,
  type CandidacyFilter,
} from '@portal/domain/candidates/agency-person';
import { dayMs } from '@portal/domain/constants/time';
import { collections } from '@portal/domain/paths/firestore-paths';
import { collection } from 'firebase/firestore';
import { useMemo, useState } from 'react';
import type { TableState } from '../../../components/grid/table-model';
import { useData } from '../../../firebase/data-provider';
import { useStoredTable } from '../../../firebase/use-stored-table';

/** Columns that people read are sorted as they are shown. */
const byLanguage = ['fullName', 'occupation', 'address.city'];

/** What the people of the list must be. */
export interface PeopleFilter extends CandidacyFilter {
  /** Added in the last days; null for any time. */
  days: number | null;
}

/** A live page of the people in an organization's jobs. */
export function usePeople(organizationId: string, { days, ...filter }: PeopleFilter, state: TableState) {
  const { firestore } = useData();
  const [now] = useState(() => Date.now());
  const mark = candidacyMark(filter);
  const filters = useMemo(() => (mark === '' ? [] : [{ field: marksField, key: mark, value: true }]), [mark]);
  const since = useMemo(
    () => (days === null ? undefined : { field: 'addedAt', from: now - days * dayMs }),
    [days, now],
  );
  return useStoredTable({
    state,
    collection: collection(firestore, collections.agencyPeople(organizationId)),
    filters,
    isFound: mark !== '',
    since,
    schema: agencyPersonSchema,
    byLanguage,
    searched: { kind: null, organizationId, jobId: '' },
  });
}
