import { storagePaths } from '@portal/domain/paths/storage-paths';
import { castOrganizations } from '@portal/domain/testing/cast';
import { table, type Table } from '../harness/table';

/**
 * What is tried on each kind of file. `describe` changes the metadata, which is what the rules call an update; to replace
 * a file is to create it anew.
 */
export const fileOperations = ['get', 'list', 'create', 'replace', 'describe', 'delete'] as const;
export type FileOperation = (typeof fileOperations)[number];

/** A kind of file, what is tried on it, and who may. */
export interface TriedFile {
  /** A file that is there. */
  stored: string;
  /** A file that is not. */
  fresh: (actorUid: string) => string;
  contentType: string;
  permits: Table;
}

const { a } = castOrganizations;
const files = (text: string) => table(text, fileOperations);

/** A file on its way in: its uploader's alone. */
export const staged: TriedFile = {
  stored: storagePaths.staged(a, 'recruiter', 'upload-1', 'resume.pdf'),
  fresh: () => storagePaths.staged(a, 'recruiter', 'upload-2', 'Resume (2).PDF'),
  contentType: 'application/pdf',
  permits: files(`
    actor                 get   list   create   replace   describe   delete
    signedOut             -     -      -        -         -          -
    stranger              -     -      -        -         -          -
    recruiter             yes   -      yes      yes       -          yes
    otherRecruiter        -     -      -        -         -          -
    admin                 -     -      -        -         -          -
    superAdmin            -     -      -        -         -          -
    foreignRecruiter      -     -      -        -         -          -
    foreignAdmin          -     -      -        -         -          -
    disabled              -     -      -        -         -          -
    disabledAdmin         -     -      -        -         -          -
    recruiterClient       -     -      -        -         -          -
    withoutRole           -     -      -        -         -          -
    withoutAccess         -     -      -        -         -          -
    withoutOrganization   -     -      -        -         -          -
    unverified            -     -      -        -         -          -
    endedSession          -     -      -        -         -          -
  `),
};

/** The same for whoever uploads under the own name: staff in their organization, super admins anywhere. */
export const stagedByOneself: TriedFile = {
  ...staged,
  fresh: (uid) => storagePaths.staged(a, uid || 'nobody', 'upload-2', 'resumes.zip'),
  permits: files(`
    actor                 get   list   create   replace   describe   delete
    signedOut             -     -      -        -         -          -
    stranger              -     -      -        -         -          -
    recruiter             yes   -      yes      yes       -          yes
    otherRecruiter        -     -      yes      -         -          -
    admin                 -     -      yes      -         -          -
    superAdmin            -     -      yes      -         -          -
    foreignRecruiter      -     -      -        -         -          -
    foreignAdmin          -     -      -        -         -          -
    disabled              -     -      -        -         -          -
    disabledAdmin         -     -      -        -         -          -
    recruiterClient       -     -      -        -         -          -
    withoutRole           -     -      -        -         -          -
    withoutAccess         -     -      -        -         -          -
    withoutOrganization   -     -      -        -         -          -
    unverified            -     -      -        -         -          -
    endedSession          -     -      -        -         -          -
  `),
};

/** Put there by functions, read by the organization's staff. */
export const resume: TriedFile = {
  stored: storagePaths.resume(a, 'job-1', 'candidate-1', 'resume.pdf'),
  fresh: () => storagePaths.resume(a, 'job-1', 'candidate-1', 'other.pdf'),
  contentType: 'application/pdf',
  permits: files(`
    actor                 get   list   create   replace   describe   delete
    signedOut             -     -      -        -         -          -
    stranger              -     -      -        -         -          -
    recruiter             yes   -      -        -         -          -
    otherRecruiter        yes   -      -        -         -          -
    admin                 yes   -      -        -         -          -
    superAdmin            yes   -      -        -         -          -
    foreignRecruiter      -     -      -        -         -          -
    foreignAdmin          -     -      -        -         -          -
    disabled              -     -      -        -         -          -
    disabledAdmin         -     -      -        -         -          -
    recruiterClient       -     -      -        -         -          -
    withoutRole           -     -      -        -         -          -
    withoutAccess         -     -      -        -         -          -
    withoutOrganization   -     -      -        -         -          -
    unverified            -     -      -        -         -          -
    endedSession          -     -      -        -         -          -
  `),
};

/** Made of the parsed resume: as the resume itself. */
export const generatedResume: TriedFile = {
  ...resume,
  stored: storagePaths.generatedResume(a, 'job-1', 'candidate-1', 'resume.pdf'),
  fresh: () => storagePaths.generatedResume(a, 'job-1', 'candidate-1', 'other.pdf'),
};

/** Beside a resume: functions write it and hand it out, nobody else touches it. */
export const attachment: TriedFile = {
  stored: storagePaths.attachment('candidate-1', 1, 'note.txt'),
  fresh: () => storagePaths.attachment('candidate-1', 2, 'other.txt'),
  contentType: 'text/plain',
  permits: files(`
    actor                 get   list   create   replace   describe   delete
    signedOut             -     -      -        -         -          -
    stranger              -     -      -        -         -          -
    recruiter             -     -      -        -         -          -
    otherRecruiter        -     -      -        -         -          -
    admin                 -     -      -        -         -          -
    superAdmin            -     -      -        -         -          -
    foreignRecruiter      -     -      -        -         -          -
    foreignAdmin          -     -      -        -         -          -
    disabled              -     -      -        -         -          -
    disabledAdmin         -     -      -        -         -          -
    recruiterClient       -     -      -        -         -          -
    withoutRole           -     -      -        -         -          -
    withoutAccess         -     -      -        -         -          -
    withoutOrganization   -     -      -        -         -          -
    unverified            -     -      -        -         -          -
    endedSession          -     -      -        -         -          -
  `),
};

/** A logo that the admin has uploaded: read by the admin's colleagues. Others upload under their own names. */
export const organizationLogo: TriedFile = {
  stored: storagePaths.organizationLogo('admin', 1, 'logo.png'),
  fresh: (uid) => storagePaths.organizationLogo(uid || 'nobody', 2, 'logo.png'),
  contentType: 'image/png',
  permits: files(`
    actor                 get   list   create   replace   describe   delete
    signedOut             -     -      -        -         -          -
    stranger              -     -      -        -         -          -
    recruiter             yes   -      -        -         -          -
    otherRecruiter        yes   -      -        -         -          -
    admin                 yes   -      yes      yes       -          -
    superAdmin            yes   -      yes      -         -          -
    foreignRecruiter      -     -      -        -         -          -
    foreignAdmin          -     -      yes      -         -          -
    disabled              -     -      -        -         -          -
    disabledAdmin         -     -      -        -         -          -
    recruiterClient       -     -      -        -         -          -
    withoutRole           -     -      -        -         -          -
    withoutAccess         -     -      -        -         -          -
    withoutOrganization   -     -      -        -         -          -
    unverified            -     -      -        -         -          -
    endedSession          -     -      -        -         -          -
  `),
};

/** A recruiter's picture: everybody gets it from a function, nobody but its owner touches it here. */
export const userPhoto: TriedFile = {
  stored: storagePaths.userPhoto('recruiter', 1, 'me.png'),
  fresh: (uid) => storagePaths.userPhoto(uid || 'nobody', 2, 'me.png'),
  contentType: 'image/png',
  permits: files(`
    actor                 get   list   create   replace   describe   delete
    signedOut             -     -      -        -         -          -
    stranger              -     -      -        -         -          -
    recruiter             -     -      yes      yes       -          yes
    otherRecruiter        -     -      yes      -         -          -
    admin                 -     -      yes      -         -          -
    superAdmin            -     -      yes      -         -          -
    foreignRecruiter      -     -      yes      -         -          -
    foreignAdmin          -     -      yes      -         -          -
    disabled              -     -      -        -         -          -
    disabledAdmin         -     -      -        -         -          -
    recruiterClient       -     -      -        -         -          -
    withoutRole           -     -      -        -         -          -
    withoutAccess         -     -      -        -         -          -
    withoutOrganization   -     -      yes      -         -          -
    unverified            -     -      -        -         -          -
    endedSession          -     -      -        -         -          -
  `),
};

export const brandLogo: TriedFile = {
  stored: storagePaths.brandLogo(a, 1, 'logo.png'),
  fresh: () => storagePaths.brandLogo(a, 2, 'logo.png'),
  contentType: 'image/png',
  permits: files(`
    actor                 get   list   create   replace   describe   delete
    signedOut             -     -      -        -         -          -
    stranger              -     -      -        -         -          -
    recruiter             yes   -      -        -         -          -
    otherRecruiter        yes   -      -        -         -          -
    admin                 yes   -      yes      yes       -          -
    superAdmin            yes   -      yes      yes       -          -
    foreignRecruiter      -     -      -        -         -          -
    foreignAdmin          -     -      -        -         -          -
    disabled              -     -      -        -         -          -
    disabledAdmin         -     -      -        -         -          -
    recruiterClient       -     -      -        -         -          -
    withoutRole           -     -      -        -         -          -
    withoutAccess         -     -      -        -         -          -
    withoutOrganization   -     -      -        -         -          -
    unverified            -     -      -        -         -          -
    endedSession          -     -      -        -         -          -
  `),
};

/** Whatever the rules do not name. */
export const elsewhere: TriedFile = {
  stored: `organizations/${a}/secret.pdf`,
  fresh: () => `organizations/${a}/other.pdf`,
  contentType: 'application/pdf',
  permits: files(`
    actor                 get   list   create   replace   describe   delete
    signedOut             -     -      -        -         -          -
    stranger              -     -      -        -         -          -
    recruiter             -     -      -        -         -          -
    otherRecruiter        -     -      -        -         -          -
    admin                 -     -      -        -         -          -
    superAdmin            -     -      -        -         -          -
    foreignRecruiter      -     -      -        -         -          -
    foreignAdmin          -     -      -        -         -          -
    disabled              -     -      -        -         -          -
    disabledAdmin         -     -      -        -         -          -
    recruiterClient       -     -      -        -         -          -
    withoutRole           -     -      -        -         -          -
    withoutAccess         -     -      -        -         -          -
    withoutOrganization   -     -      -        -         -          -
    unverified            -     -      -        -         -          -
    endedSession          -     -      -        -         -          -
  `),
};
