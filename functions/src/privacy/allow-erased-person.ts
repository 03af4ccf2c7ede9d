import type { privacyApi } from '@portal/domain/contracts/privacy-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { storagePaths } from '@portal/domain/paths/storage-paths';
import { hashesOf } from '../candidates/erased-people';
import type { StaffContext } from '../runtime/route';

type Call = typeof privacyApi.allowErasedPerson;

/** Takes an email off the list of erased people, so that its person can be imported and added again. */
export async function allowErasedPerson(
  { organizationId, email }: RequestOf<Call>,
  context: StaffContext,
): Promise<AnswerOf<Call>> {
  const { store, files } = context;
  const hashes = hashesOf(context, organizationId, { email }, 'all');
  const known = await store.erasedPeople.known(organizationId, hashes);
  for (const hash of hashes) await files.remove(storagePaths.erasedPerson(organizationId, hash));
  await store.erasedPeople.remove(organizationId, hashes);
  return { wasErased: known.size > 0 };
}
