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

/** A candidate of another job. */
export interface CopySource {
  jobId: string;
  candidateId: string;
}

/** Takes candidates of other jobs over to one, one after the other; another job begins without states. */
export function useCopyCandidates(organizationId: string, jobId: string) {
  const { auth } = useFirebase();
  const { firestore } = useData();
  const [states, setStates] = useState<ReadonlyMap<string, CopyState>>(new Map());
  const [statesOf, setStatesOf] = useState(jobId);
  if (statesOf !== jobId) {
    setStatesOf(jobId);
    setStates(new Map());
  }
  const [isBusy, setBusy] = useState(false);
  const [done, setDone] = useState(0);
  /** The id that each will have: the same with every try, so that a lost answer makes no second candidate. */
  const newIds = useRef(new Map<string, string>());

  const copyOne = async (from: CopySource, onDuplicate: 'ask' | 'keep'): Promise<CopyState | null> => {
    const path = collections.candidates(organizationId, jobId);
    const place = `${jobId}/${from.candidateId}`;
    const candidateId = newIds.current.get(place) ?? doc(collection(firestore, path)).id;
    newIds.current.set(place, candidateId);
    const request = { organizationId, jobId, candidateId, from, onDuplicate };
    try {
      const { duplicates } = await callApi(auth, candidatesApi.copyCandidate, request, { api: 'app' });
      return duplicates.length > 0 ? { kind: 'duplicate' } : null;
    } catch (error) {
      return { kind: 'failed', message: PortalError.from(error).userMessage };
    }
  };

  /** @returns how many were added, and the ids of those that were not. */
  const copy = async (sources: readonly CopySource[], onDuplicate: 'ask' | 'keep') => {
    setBusy(true);
    const found = new Map<string, CopyState>();
    for (const [index, source] of sources.entries()) {
      setDone(index);
      const state = await copyOne(source, onDuplicate);
      if (state) found.set(source.candidateId, state);
    }
    // Those who were not part of this run keep theirs.
    const asked = new Set(sources.map(({ candidateId }) => candidateId));
    setStates((before) => new Map([...[...before].filter(([id]) => !asked.has(id)), ...found]));
    setBusy(false);
    return { added: sources.length - found.size, left: [...found.keys()] };
  };
  return { states, isBusy, done, copy };
}
