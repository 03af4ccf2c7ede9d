import { organizationRowSchema } from '@portal/domain/organizations/organization-row';
import { collections } from '@portal/domain/paths/firestore-paths';
import { collection, limit, orderBy, query } from 'firebase/firestore';
import { useMemo } from 'react';
import { useData } from '../../../firebase/data-provider';
import { useLiveQuery } from '../../../firebase/use-live';

/** The most organizations that the picker knows. */
const maxChoices = 500;

/** All organizations to choose from, by name; for super admins. */
export function useOrganizationChoices(): { value: string; label: string }[] {
  const { firestore } = useData();
  const path = collections.organizations();
  const { data } = useLiveQuery(
    `${path}|choices`,
    query(collection(firestore, path), orderBy('name'), limit(maxChoices)),
    organizationRowSchema,
  );
  return useMemo(() => (data ?? []).map(({ id, name }) => ({ value: id, label: name })), [data]);
}
