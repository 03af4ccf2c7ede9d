import type { SyncRun } from '@portal/domain/ats/sync-run';
import { documents } from '@portal/domain/paths/firestore-paths';
import { firestore } from '../store/firestore';
import { freshWorld, signIn } from './test-data';
import { connectCorporation } from './simulated-bullhorn';

/** A new organization that is connected to a simulated ATS with one lead, and the beginning of an import of its leads. */
export async function leadsImport() {
  const world = freshWorld();
  const organizationId = world.a;
  const recruiter = await signIn('recruiter', world);
  const owner = { id: 9, name: 'Owner', email: 'owner@agency.example' };
  const lead = { id: 31, firstName: 'Di', lastName: 'Poe', name: 'Di Poe', email: 'di@lead.example', owner: { id: 9 } };
  const ats = await connectCorporation(recruiter.email, [owner], { rows: { Lead: [lead] } });
  return {
    organizationId,
    ats,
    begin: (run: Partial<SyncRun>) =>
      firestore()
        .doc(documents.syncRun(organizationId, 'leads'))
        .set({ organizationId, kind: 'leads', state: 'running', cursor: '', activeAt: new Date(), ...run }),
  };
}
