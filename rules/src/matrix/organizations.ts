import { collection, limit, orderBy, query, serverTimestamp, where } from 'firebase/firestore/lite';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { makeCustomTag } from '@portal/domain/tags/custom-tag';
import { customTagId } from '@portal/domain/tags/tag-collection';
import { cast, castOrganizations } from '@portal/domain/testing/cast';
import { brand, storedJobTemplate, storedOrganization, storedProfileTemplate } from '../harness/documents';
import { table } from '../harness/table';
import type { TriedCollection } from '../harness/tried-collection';

/** Read by its staff, administered by its admins, listed by super admins. */
export const organizations: TriedCollection = {
  path: collections.organizations(),
  id: castOrganizations.a,
  create: () => storedOrganization('new-1')[documents.organization('new-1')] ?? {},
  update: () => ({ phone: '555-0100', activityAt: serverTimestamp() }),
  permits: table(`
    actor                 get   list   unfiltered   group   create   update   delete
    signedOut             -     -      -            -       -        -        -
    stranger              -     -      -            -       -        -        -
    recruiter             yes   -      -            -       -        -        -
    otherRecruiter        yes   -      -            -       -        -        -
    admin                 yes   -      -            -       -        yes      -
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

/** Settings that super admins decide. */
export const platformSettings: TriedCollection = {
  path: collections.settings(castOrganizations.a),
  id: 'platform',
  update: () => ({ showAIGenerator: true, activityAt: serverTimestamp() }),
  permits: table(`
    actor                 get   list   unfiltered   group   create   update   delete
    signedOut             -     -      -            -       -        -        -
    stranger              -     -      -            -       -        -        -
    recruiter             yes   -      -            -       -        -        -
    otherRecruiter        yes   -      -            -       -        -        -
    admin                 yes   -      -            -       -        -        -
    superAdmin            yes   -      -            -       -        yes      -
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

/** Hosts of agencies: super admins look whether one is taken. */
export const hosts: TriedCollection = {
  path: collections.hosts(),
  id: 'acme',
  create: () => ({ organizationId: castOrganizations.a }),
  update: () => ({ organizationId: castOrganizations.b }),
  permits: table(`
    actor                 get   list   unfiltered   group   create   update   delete
    signedOut             -     -      -            -       -        -        -
    stranger              -     -      -            -       -        -        -
    recruiter             -     -      -            -       -        -        -
    otherRecruiter        -     -      -            -       -        -        -
    admin                 -     -      -            -       -        -        -
    superAdmin            yes   -      -            -       yes      -        -
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

/** Settings of the organization's admins. */
export const agencySettings: TriedCollection = {
  ...organizations,
  path: collections.settings(castOrganizations.a),
  id: 'agency',
  create: () => ({ activityAt: serverTimestamp() }),
  update: () => ({ 'general.chartType': 'bar', activityAt: serverTimestamp() }),
  permits: table(`
    actor                 get   list   unfiltered   group   create   update   delete
    signedOut             -     -      -            -       -        -        -
    stranger              -     -      -            -       -        -        -
    recruiter             yes   -      -            -       -        -        -
    otherRecruiter        yes   -      -            -       -        -        -
    admin                 yes   -      -            -       -        yes      -
    superAdmin            yes   -      -            -       -        yes      -
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

/** Settings that only admins read. */
export const secretSettings: TriedCollection = {
  ...organizations,
  path: collections.settings(castOrganizations.a),
  id: 'secrets',
  create: () => ({ activityAt: serverTimestamp() }),
  update: () => ({ 'integration.bullhorn.publicResume.accessCode': 'open sesame', activityAt: serverTimestamp() }),
  permits: table(`
    actor                 get   list   unfiltered   group   create   update   delete
    signedOut             -     -      -            -       -        -        -
    stranger              -     -      -            -       -        -        -
    recruiter             -     -      -            -       -        -        -
    otherRecruiter        -     -      -            -       -        -        -
    admin                 yes   -      -            -       -        yes      -
    superAdmin            yes   -      -            -       -        yes      -
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

/** Events of users: for admins; nobody changes them. */
export const usersLogs: TriedCollection = {
  path: collections.usersLogs(castOrganizations.a),
  id: 'log-1',
  permits: table(`
    actor                 get   list   unfiltered   group   create   update   delete
    signedOut             -     -      -            -       -        -        -
    stranger              -     -      -            -       -        -        -
    recruiter             -     -      -            -       -        -        -
    otherRecruiter        -     -      -            -       -        -        -
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

/** Erasures and exports: for admins; nobody changes them. */
export const privacyRuns: TriedCollection = {
  path: collections.privacyRuns(castOrganizations.a),
  id: 'run-1',
  permits: usersLogs.permits,
};

/** What the rules of retention did: for admins; nobody changes it. */
export const retentionRuns: TriedCollection = {
  path: collections.retentionRuns(castOrganizations.a),
  id: '2026-11-29',
  permits: usersLogs.permits,
};

/** Events of users without an organization: for super admins; nobody changes them. */
export const platformLogs: TriedCollection = {
  path: collections.platformLogs(),
  id: 'log-1',
  permits: table(`
    actor                 get   list   unfiltered   group   create   update   delete
    signedOut             -     -      -            -       -        -        -
    stranger              -     -      -            -       -        -        -
    recruiter             -     -      -            -       -        -        -
    otherRecruiter        -     -      -            -       -        -        -
    admin                 -     -      -            -       -        -        -
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

/** Users of the ATS: admins read, functions write. */
export const integrationUsers: TriedCollection = {
  path: collections.atsUsers(castOrganizations.a),
  id: '7',
  permits: usersLogs.permits,
};

/** The audit trail: admins read, functions write, nobody changes it. */
export const auditTrail: TriedCollection = {
  path: collections.audit(castOrganizations.a),
  id: 'entry-1',
  permits: usersLogs.permits,
};

/** Addresses of other systems: admins read, functions write. */
export const webhooks: TriedCollection = {
  path: collections.webhooks(castOrganizations.a),
  id: 'webhook-1',
  permits: usersLogs.permits,
};

/** What is to be sent to others: admins read what is their organization's, functions write. */
export const outbox: TriedCollection = {
  path: collections.outbox(),
  id: 'delivery-1',
  appQuery: (db) =>
    query(
      collection(db, collections.outbox()),
      where('organizationId', '==', castOrganizations.a),
      where('kind', '==', 'webhook'),
      orderBy('createdAt', 'desc'),
      limit(10),
    ),
  permits: usersLogs.permits,
};

/** Notes for the ATS: admins read, functions write. */
export const atsNotes: TriedCollection = {
  path: collections.atsNotes(castOrganizations.a),
  id: 'note-1',
  permits: usersLogs.permits,
};

/** Finished imports from the ATS: admins read, functions write. */
export const syncHistory: TriedCollection = {
  path: collections.syncHistory(castOrganizations.a),
  id: 'run-1',
  permits: usersLogs.permits,
};

/** The connection to the ATS: admins get their organization's, functions write. */
export const integrations: TriedCollection = {
  path: collections.integrations(),
  id: castOrganizations.a,
  permits: table(`
    actor                 get   list   unfiltered   group   create   update   delete
    signedOut             -     -      -            -       -        -        -
    stranger              -     -      -            -       -        -        -
    recruiter             -     -      -            -       -        -        -
    otherRecruiter        -     -      -            -       -        -        -
    admin                 yes   -      -            -       -        -        -
    superAdmin            yes   -      -            -       -        -        -
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

/** Changes of settings: admins add their own, nobody changes them. */
export const settingChanges: TriedCollection = {
  path: collections.settingChanges(castOrganizations.a),
  id: 'change-1',
  create: (uid) => ({
    changedBy: uid,
    changedByName: Object.values(cast).find(({ id }) => id === uid)?.displayName ?? '',
    changedAt: serverTimestamp(),
    brandKind: 'smBrands',
    brandName: 'Birch',
    before: { phone: '1' },
    after: { phone: '2' },
  }),
  permits: table(`
    actor                 get   list   unfiltered   group   create   update   delete
    signedOut             -     -      -            -       -        -        -
    stranger              -     -      -            -       -        -        -
    recruiter             -     -      -            -       -        -        -
    otherRecruiter        -     -      -            -       -        -        -
    admin                 yes   yes    -            -       yes      -        -
    superAdmin            yes   yes    -            -       yes      -        -
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

/** Brands of marketing: admins write and delete. */
export const smBrands: TriedCollection = {
  path: collections.smBrands(castOrganizations.a),
  id: 'brand-1',
  create: () => brand('new-1'),
  update: () => ({ name: 'Renamed' }),
  permits: table(`
    actor                 get   list   unfiltered   group   create   update   delete
    signedOut             -     -      -            -       -        -        -
    stranger              -     -      -            -       -        -        -
    recruiter             yes   yes    -            -       -        -        -
    otherRecruiter        yes   yes    -            -       -        -        -
    admin                 yes   yes    -            -       yes      yes      yes
    superAdmin            yes   yes    -            -       yes      yes      yes
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

/** Brands of the submission platform. */
export const brands: TriedCollection = { ...smBrands, path: collections.brands(castOrganizations.a) };
export const jmBrands: TriedCollection = { ...smBrands, path: collections.jmBrands(castOrganizations.a) };

/** Templates of profiles: admins write and delete. */
export const profileTemplates: TriedCollection = {
  path: collections.profileTemplates(castOrganizations.a),
  id: 'template-1',
  create: () => ({ ...storedProfileTemplate('new-1'), activityAt: serverTimestamp() }),
  update: () => ({ name: 'Renamed', activityAt: serverTimestamp() }),
  permits: table(`
    actor                 get   list   unfiltered   group   create   update   delete
    signedOut             -     -      -            -       -        -        -
    stranger              -     -      -            -       -        -        -
    recruiter             yes   yes    -            -       -        -        -
    otherRecruiter        yes   yes    -            -       -        -        -
    admin                 yes   yes    -            -       yes      yes      yes
    superAdmin            yes   yes    -            -       yes      yes      yes
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

export const jobTemplates: TriedCollection = {
  ...profileTemplates,
  path: collections.jobTemplates(castOrganizations.a),
  create: () => ({ ...storedJobTemplate('new-1'), activityAt: serverTimestamp() }),
};

/** Terms of fields: staff add, admins remove, nobody changes. */
export const customSkills: TriedCollection = {
  path: collections.customTags(castOrganizations.a, 'customSkills'),
  id: customTagId('arc welding'),
  create: () => makeCustomTag('customSkills', 'Pipe Fitting'),
  update: () => ({ name: 'Renamed', caseInsensitive: 'renamed', skillTitle: 'Renamed' }),
  permits: table(`
    actor                 get   list   unfiltered   group   create   update   delete
    signedOut             -     -      -            -       -        -        -
    stranger              -     -      -            -       -        -        -
    recruiter             yes   yes    -            -       yes      -        -
    otherRecruiter        yes   yes    -            -       yes      -        -
    admin                 yes   yes    -            -       yes      -        yes
    superAdmin            yes   yes    -            -       yes      -        yes
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
