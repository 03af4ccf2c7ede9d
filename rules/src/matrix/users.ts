import { collection, limit, orderBy, query, where } from 'firebase/firestore/lite';
import { collections } from '@portal/domain/paths/firestore-paths';
import { cast, castOrganizations } from '@portal/domain/testing/cast';
import { table } from '../harness/table';
import type { TriedCollection } from '../harness/tried-collection';

const path = collections.users();
const colleagues: TriedCollection['appQuery'] = (db) =>
  query(collection(db, path), where('organizationId', '==', castOrganizations.a), orderBy('displayName'), limit(10));

/** The recruiter's document: read by the same organization, changed by the recruiter. */
export const users: TriedCollection = {
  path,
  id: 'recruiter',
  appQuery: colleagues,
  create: () => ({ ...cast.recruiter, id: 'new-1' }),
  update: () => ({ displayName: 'R. E. Cruiter' }),
  permits: table(`
    actor                 get   list   unfiltered   group   create   update   delete
    signedOut             -     -      -            -       -        -        -
    stranger              -     -      -            -       -        -        -
    recruiter             yes   yes    -            -       -        yes      -
    otherRecruiter        yes   yes    -            -       -        -        -
    admin                 yes   yes    -            -       -        -        -
    superAdmin            yes   yes    yes          -       -        -        -
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

/** A disabled user can read their own document, and not change it. */
export const disabledUser: TriedCollection = {
  ...users,
  id: 'disabled',
  permits: table(`
    actor                 get   list   unfiltered   group   create   update   delete
    signedOut             -     -      -            -       -        -        -
    stranger              -     -      -            -       -        -        -
    recruiter             yes   yes    -            -       -        -        -
    otherRecruiter        yes   yes    -            -       -        -        -
    admin                 yes   yes    -            -       -        -        -
    superAdmin            yes   yes    yes          -       -        -        -
    foreignRecruiter      -     -      -            -       -        -        -
    foreignAdmin          -     -      -            -       -        -        -
    disabled              yes   -      -            -       -        -        -
    disabledAdmin         -     -      -            -       -        -        -
    recruiterClient       -     -      -            -       -        -        -
    withoutRole           -     -      -            -       -        -        -
    withoutAccess         -     -      -            -       -        -        -
    withoutOrganization   -     -      -            -       -        -        -
    unverified            -     -      -            -       -        -        -
    endedSession          -     -      -            -       -        -        -
  `),
};

/** A user with an unverified email reads and changes their own profile only. */
export const unverifiedUser: TriedCollection = {
  ...users,
  id: 'unverified',
  permits: table(`
    actor                 get   list   unfiltered   group   create   update   delete
    signedOut             -     -      -            -       -        -        -
    stranger              -     -      -            -       -        -        -
    recruiter             yes   yes    -            -       -        -        -
    otherRecruiter        yes   yes    -            -       -        -        -
    admin                 yes   yes    -            -       -        -        -
    superAdmin            yes   yes    yes          -       -        -        -
    foreignRecruiter      -     -      -            -       -        -        -
    foreignAdmin          -     -      -            -       -        -        -
    disabled              -     -      -            -       -        -        -
    disabledAdmin         -     -      -            -       -        -        -
    recruiterClient       -     -      -            -       -        -        -
    withoutRole           -     -      -            -       -        -        -
    withoutAccess         -     -      -            -       -        -        -
    withoutOrganization   -     -      -            -       -        -        -
    unverified            yes   -      -            -       -        yes      -
    endedSession          -     -      -            -       -        -        -
  `),
};

/** A super admin belongs to no organization, so no staff read the document. */
export const superAdminUser: TriedCollection = {
  ...users,
  id: 'super-admin',
  permits: table(`
    actor                 get   list   unfiltered   group   create   update   delete
    signedOut             -     -      -            -       -        -        -
    stranger              -     -      -            -       -        -        -
    recruiter             -     yes    -            -       -        -        -
    otherRecruiter        -     yes    -            -       -        -        -
    admin                 -     yes    -            -       -        -        -
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
