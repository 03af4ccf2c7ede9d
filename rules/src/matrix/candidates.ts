import { collection, limit, orderBy, query, serverTimestamp, where } from 'firebase/firestore/lite';
import { collections } from '@portal/domain/paths/firestore-paths';
import { castOrganizations } from '@portal/domain/testing/cast';
import { storedCandidate } from '../harness/documents';
import { table } from '../harness/table';
import type { TriedCollection } from '../harness/tried-collection';

/** Staff change candidates; functions create them, nobody deletes them. */
export const candidates: TriedCollection = {
  path: collections.candidates(castOrganizations.a, 'job-1'),
  id: 'candidate-1',
  appQuery: (db) =>
    query(
      collection(db, collections.candidates(castOrganizations.a, 'job-1')),
      where('isDeleted', '==', false),
      orderBy('sovren.weightedScore', 'desc'),
      limit(10),
    ),
  create: () => storedCandidate('new-1', 'job-1'),
  update: () => ({ isDeleted: true, activityAt: serverTimestamp() }),
  permits: table(`
    actor                 get   list   unfiltered   group   create   update   delete
    signedOut             -     -      -            -       -        -        -
    stranger              -     -      -            -       -        -        -
    recruiter             yes   yes    yes          -       -        yes      -
    otherRecruiter        yes   yes    yes          -       -        yes      -
    admin                 yes   yes    yes          -       -        yes      -
    superAdmin            yes   yes    yes          -       -        yes      -
    foreignRecruiter      -     -      -            -       -        -        -
    foreignAdmin          -     -      -            -       -        -        -
    disabled              -     -      -            -       -        -        -
    disabledAdmin         -     -      -            -       -        -        -
    recruiterClient       -     -      -            -       -        -        -
    withoutRole           -     -      -            -       -        -        -
    withoutAccess         -     -      -            -       -        -        -
    withoutOrganization   -     -      -            -       -        -        -
    unverified            -     -      -            -       -        -        -
    endedSession          -     -      -            -       -        -        -
  `),
};

/** Staff mark themselves as editing; the document is the recruiter's. */
export const candidateEditing: TriedCollection = {
  path: collections.candidateEditing(castOrganizations.a, 'job-1', 'candidate-1'),
  id: 'recruiter',
  create: () => ({ field: 'recruiterNotes', at: serverTimestamp() }),
  update: () => ({ field: 'recruiterNotes', at: serverTimestamp() }),
  permits: table(`
    actor                 get   list   unfiltered   group   create   update   delete
    signedOut             -     -      -            -       -        -        -
    stranger              -     -      -            -       -        -        -
    recruiter             yes   yes    -            -       -        yes      yes
    otherRecruiter        yes   yes    -            -       -        -        -
    admin                 yes   yes    -            -       -        -        -
    superAdmin            yes   yes    -            -       -        -        -
    foreignRecruiter      -     -      -            -       -        -        -
    foreignAdmin          -     -      -            -       -        -        -
    disabled              -     -      -            -       -        -        -
    disabledAdmin         -     -      -            -       -        -        -
    recruiterClient       -     -      -            -       -        -        -
    withoutRole           -     -      -            -       -        -        -
    withoutAccess         -     -      -            -       -        -        -
    withoutOrganization   -     -      -            -       -        -        -
    unverified            -     -      -            -       -        -        -
    endedSession          -     -      -            -       -        -        -
  `),
};
