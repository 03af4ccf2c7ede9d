import { appApi } from '@portal/domain/contracts/app-api';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { makeCustomTag } from '@portal/domain/tags/custom-tag';
import { maxSuggestedTerms, termKinds, type TermKind } from '@portal/domain/tags/term-kinds';
import type { Auth } from 'firebase/auth';
import {
  collection,
  doc,
  endAt,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  startAt,
  type Firestore,
} from 'firebase/firestore';
import { callApi } from '../../../firebase/api-client';

/** The last character in Firestore's order: a prefix plus this one sorts after everything with the prefix. */
const afterEverything = '\uf8ff';

/** The organization's custom tags of a kind that begin with the typed text. */
export async function findCustomTags(
  firestore: Firestore,
  options: { organizationId: string; kind: TermKind; text: string },
): Promise<string[]> {
  const start = options.text.trim().toLowerCase();
  const tags = collection(firestore, collections.customTags(options.organizationId, termKinds[options.kind]));
  const found = await getDocs(
    query(tags, orderBy('caseInsensitive'), startAt(start), endAt(start + afterEverything), limit(maxSuggestedTerms)),
  );
  return found.docs.map((tag): unknown => tag.get('name')).filter((name) => typeof name === 'string');
}

/**
 * Adds a custom term of the organization. The rules let nobody overwrite a term, so a refusal means that it exists and
 * counts as success.
 */
export async function addCustomTag(
  firestore: Firestore,
  options: { organizationId: string; kind: TermKind; name: string },
): Promise<void> {
  const kept = termKinds[options.kind];
  const tag = makeCustomTag(kept, options.name);
  const stored = doc(firestore, documents.customTag(options.organizationId, kept, tag.caseInsensitive));
  try {
    await setDoc(stored, tag);
  } catch (cause) {
    const isThere = await getDoc(stored).then(
      (tag) => tag.exists(),
      () => false,
    );
    if (!isThere) throw cause;
  }
}

/** Terms of the taxonomy, from the server that holds it. */
export async function findTaxonomyTerms(
  auth: Auth,
  options: { kind: TermKind; text: string; signal: AbortSignal },
): Promise<string[]> {
  const { kind, text, signal } = options;
  return (await callApi(auth, appApi.suggestTerms, { kind, text }, { api: 'app', signal })).names;
}
