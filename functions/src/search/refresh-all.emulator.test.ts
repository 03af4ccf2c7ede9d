import { expect, test } from '@jest/globals';
import { jobCandidateSchema } from '@portal/domain/candidates/job-candidate';
import { documents } from '@portal/domain/paths/firestore-paths';
import { createFirestoreSearch } from '../adapters/search/firestore-search';
import { createStore } from '../store/store';
import { freshId, read, withoutTriggers, write } from '../testing/emulator';
import { refreshAll } from './refresh-all';

// The command reads every document of the project, so no other test and no trigger may write to it.
withoutTriggers();

test('documents without search tokens get them by the command, once', async () => {
  const organizationId = freshId('organization');
  const jobId = freshId('job');
  const candidate = jobCandidateSchema.cast({
    id: freshId('candidate'),
    organizationId,
    jobId,
    fullName: 'Ömer Faruk',
    public: { organizationId, jobId, publicToken: 't', resumeLink: '/' },
  });
  const path = documents.candidate(organizationId, jobId, candidate.id);
  await write(path, JSON.parse(JSON.stringify(candidate)) as Record<string, unknown>);

  const store = createStore();
  const refreshed = async () => {
    const candidates = { seen: 0, changed: 0 };
    await refreshAll({ store, search: createFirestoreSearch(store) }, ({ kind, seen, changed }) => {
      if (kind === 'candidates') Object.assign(candidates, { seen, changed });
    });
    return candidates;
  };
  expect(await refreshed()).toEqual({ seen: 1, changed: 1 });
  expect((await read(path))?.searchTokens).toMatchObject({ omer: true });
  expect(await refreshed()).toEqual({ seen: 1, changed: 0 });
});
