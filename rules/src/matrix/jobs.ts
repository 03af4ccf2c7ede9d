import { collection, limit, orderBy, query, serverTimestamp, where } from 'firebase/firestore/lite';
import { collections } from '@portal/domain/paths/firestore-paths';
import { castOrganizations } from '@portal/domain/testing/cast';
import { newJob } from '../harness/documents';
import { table } from '../harness/table';
import type { TriedCollection } from '../harness/tried-collection';

/** Staff create and change the organization's jobs; nobody deletes one. */
export const jobs: TriedCollection = {
  path: collections.jobs(castOrganizations.a),
  id: 'job-1',
  appQuery: (db) =>
    query(
      collection(db, collections.jobs(castOrganizations.a)),
      where('status', '==', 0),
      orderBy('createdAt', 'desc'),
      limit(10),
    ),
  create: (uid) => newJob('new-1', uid),
  update: (uid) => ({ status: 1, activityAt: serverTimestamp(), changedBy: uid }),
  permits: table(`
    actor                 get   list   unfiltered   group   create   update   delete
    signedOut             -     -      -            -       -        -        -
    stranger              -     -      -            -       -        -        -
    recruiter             yes   yes    yes          -       yes      yes      -
    otherRecruiter        yes   yes    yes          -       yes      yes      -
    admin                 yes   yes    yes          -       yes      yes      -
    superAdmin            yes   yes    yes          -       yes      yes      -
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
