import { activitySchema, type Activity } from '@portal/domain/events/activity';
import { collection, limit, orderBy, query } from 'firebase/firestore';
import { useState } from 'react';
import { useData } from './data-provider';
import { useLiveQuery, type Live } from './use-live';

const step = 25;
/** The rules list no more. */
const most = 475;

/**
 * The newest activities of a collection, live, a page at a time.
 * @param path of a collection of activities.
 */
export function useActivities(path: string): { live: Live<Activity[]>; hasMore: boolean; onMore: () => void } {
  const { firestore } = useData();
  const [shown, setShown] = useState(step);
  // One more than is shown tells whether there are more.
  const live = useLiveQuery(
    `${path}|${shown}`,
    query(collection(firestore, path), orderBy('date', 'desc'), limit(shown + 1)),
    activitySchema,
  );
  // While a longer list is loading, the shorter one stays.
  const [last, setLast] = useState(live);
  if (live.status === 'success' && live !== last) setLast(live);
  const known = live.status === 'loading' && last.status === 'success' ? last : live;
  const found = known.data?.length ?? 0;
  return {
    live: known.status === 'success' ? { ...known, data: known.data.slice(0, shown) } : known,
    hasMore: found > shown && shown < most,
    onMore: () => {
      setShown(Math.min(most, shown + step));
    },
  };
}
