import { candidatesApi } from '@portal/domain/contracts/candidates-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import { collections } from '@portal/domain/paths/firestore-paths';
import { collection, doc } from 'firebase/firestore';
import { useRef, useState } from 'react';
import { callApi } from '../../../firebase/api-client';
import { useData } from '../../../firebase/data-provider';
import { useFirebase } from '../../../firebase/firebase-context';

/** Why a chosen candidate was not taken over. */
export type CopyState = { kind: 'duplicate' } | { kind: 'failed'; message: string };

/** Takes candidates of one job over to another, one after the other. */
export function useCopyCandidates({
  organizationId,
  jobId,
  from,
}: Record<'organizationId' | 'jobId' | 'from', string>) {
  const { auth } = useFirebase();
  const { firestore } = useData();
  const [states, setStates] = useState<ReadonlyMap<string, CopyState>>(new Map());
  const [isBusy, setBusy] = useState(false);
  /** The id that each will have: the same with every try, so that a lost answer makes no second candidate. */
  const newIds = useRef(new Map<string, string>());

  const copyOne = async (id: string, onDuplicate: 'ask' | 'keep'): Promise<CopyState | null> => {
    const path = collections.candidates(organizationId, jobId);
    const candidateId = newIds.current.get(id) ?? doc(collection(firestore, path)).id;
    newIds.current.set(id, candidateId);
    const request = { organizationId, jobId, candidateId, from: { jobId: from, candidateId: id }, onDuplicate };
    try {
      const { duplicates } = await callApi(auth, candidatesApi.copyCandidate, request, { api: 'app' });
      return duplicates.length > 0 ? { kind: 'duplicate' } : null;
    } catch (error) {
      return { kind: 'failed', message: PortalError.from(error).userMessage };
    }
  };

  /** @returns how many were added, and the ids of those that were not. */
  const copy = async (ids: readonly string[], onDuplicate: 'ask' | 'keep') => {
    setBusy(true);
    const found = new Map<string, CopyState>();
    for (const id of ids) {
      const state = await copyOne(id, onDuplicate);
      if (state) found.set(id, state);
    }
    setStates(found);
    setBusy(false);
    return { added: ids.length - found.size, left: [...found.keys()] };
  };
  return { states, isBusy, copy };
}
