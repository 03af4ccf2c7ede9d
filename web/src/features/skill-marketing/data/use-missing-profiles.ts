import { skillsCandidateSchema } from '@portal/domain/ats/skills-candidate';
import { profilesApi } from '@portal/domain/contracts/profiles-api';
import { collections } from '@portal/domain/paths/firestore-paths';
import { collection, limit, query, where } from 'firebase/firestore';
import { callApi } from '../../../firebase/api-client';
import { useData } from '../../../firebase/data-provider';
import { useFirebase } from '../../../firebase/firebase-context';
import { useLiveQuery } from '../../../firebase/use-live';
import { useTotal } from '../../../firebase/use-total';

/** How many marketing candidates have no profile, 0 until counted, and what creates theirs. */
export function useMissingProfiles(organizationId: string) {
  const { auth } = useFirebase();
  const { firestore } = useData();
  const path = collections.skillsCandidates(organizationId);
  // Who was shown anonymously gets no named profile unasked.
  const missing = query(
    collection(firestore, path),
    where('isDeleted', '==', false),
    where('selectedProfileId', '==', ''),
    where('isAnonymous', '==', false),
  );
  const first = useLiveQuery(`${path}|missingProfile`, query(missing, limit(1)), skillsCandidateSchema).data?.[0];
  const count = useTotal(`${path}|missingProfiles`, missing, first?.id ?? null);
  return {
    count: first ? (count ?? 0) : 0,
    /** @param onProgress gets how many profiles were created so far. @throws PortalError */
    createAll: async (onProgress: (created: number) => void) => {
      const total = { created: 0, failed: 0 };
      let after = '';
      do {
        const step = await callApi(auth, profilesApi.createMissingProfiles, { organizationId, after }, { api: 'app' });
        total.created += step.created;
        total.failed += step.failed;
        after = step.after;
        onProgress(total.created);
      } while (after !== '');
      return total;
    },
  };
}
