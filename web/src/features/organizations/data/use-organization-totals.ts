import { jobStatus } from '@portal/domain/jobs/job';
import { collections } from '@portal/domain/paths/firestore-paths';
import { collection, getCountFromServer, query, where } from 'firebase/firestore';
import { useEffect, useState } from 'react';
import { useData } from '../../../firebase/data-provider';

/** Totals of what belongs to an organization. */
export interface OrganizationTotals {
  jobs: number;
  openJobs: number;
  teamMembers: number;
}

/** Counts what an organization has, without reading it; null while unknown. */
export function useOrganizationTotals(organizationId: string): OrganizationTotals | null {
  const { firestore } = useData();
  const [found, setFound] = useState<{ organizationId: string; totals: OrganizationTotals }>();
  useEffect(() => {
    let isCurrent = true;
    const jobs = collection(firestore, collections.jobs(organizationId));
    const counted = [
      jobs,
      query(jobs, where('status', '==', jobStatus.open)),
      query(collection(firestore, collections.users()), where('organizationId', '==', organizationId)),
    ].map(async (counts) => (await getCountFromServer(counts)).data().count);
    Promise.all(counted).then(
      ([all = 0, openJobs = 0, teamMembers = 0]) => {
        if (isCurrent) setFound({ organizationId, totals: { jobs: all, openJobs, teamMembers } });
      },
      // The rest of the page works without them.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [firestore, organizationId]);
  return found?.organizationId === organizationId ? found.totals : null;
}
