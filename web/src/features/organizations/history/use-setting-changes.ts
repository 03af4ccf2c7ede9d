import { settingChangeSchema, shownSettingChanges } from '@portal/domain/organizations/setting-change';
import { collections } from '@portal/domain/paths/firestore-paths';
import { collection, limit, orderBy, query } from 'firebase/firestore';
import { useData } from '../../../firebase/data-provider';
import { useLiveQuery } from '../../../firebase/use-live';

/** The newest changes of an organization's settings, live. */
export function useSettingChanges(organizationId: string) {
  const { firestore } = useData();
  const path = collections.settingChanges(organizationId);
  return useLiveQuery(
    path,
    query(collection(firestore, path), orderBy('changedAt', 'desc'), limit(shownSettingChanges)),
    settingChangeSchema,
  );
}
