import { storagePaths } from '@portal/domain/paths/storage-paths';
import { castOrganizations } from '@portal/domain/testing/cast';
import { table, type Table } from '../harness/table';

/**
 * Operations on each kind of file. `describe` changes the metadata, an update to the rules; replacing a file is a create.
 */
export const fileOperations = ['get', 'list', 'create', 'replace', 'describe', 'delete'] as const;
export type FileOperation = (typeof fileOperations)[number];

/** A kind of file, the operations tried on it, and who may do them. */
export interface TriedFile {
  /** An existing file. */
  stored: string;
  /** A missing file. */
  fresh: (actorUid: string) => string;
  contentType: string;
  permits: Table;
}

const { a } = castOrganizations;
const files = (text: string) => table(text, fileOperations);

/** A staged upload: its uploader's alone. */
export const staged: TriedFile = {
  stored: storagePaths.staged(a, 'recruiter', 'upload-1', 'resume.pdf'),
  fresh: () => storagePaths.staged(a, 'recruiter', 'upload-2', 'Resume (2).PDF'),
  contentType: 'application/pdf',
  permits: files(`
    actor                 get   list   create   replace   describe   delete
    signedOut             -     -      -        -         -          -
    stranger              -     -      -        -         -          -
    recruiter             -     -      yes      yes       -          yes
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

/** Uploads under the actor's own uid: staff in their organization, super admins anywhere. */
export const stagedByOneself: TriedFile = {
  ...staged,
  fresh: (uid) => storagePaths.staged(a, uid || 'nobody', 'upload-2', 'resumes.zip'),
  permits: files(`
    actor                 get   list   create   replace   describe   delete
    signedOut             -     -      -        -         -          -
    stranger              -     -      -        -         -          -
    recruiter             -     -      yes      yes       -          yes
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

/** Written by functions, which also serve it: metadata would give a URL that outlives the reader's access. */
export const resume: TriedFile = {
  stored: storagePaths.resume(a, 'job-1', 'candidate-1', 'resume.pdf'),
  fresh: () => storagePaths.resume(a, 'job-1', 'candidate-1', 'other.pdf'),
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

/** Generated from the parsed resume: like the resume itself. */
export const generatedResume: TriedFile = {
  ...resume,
  stored: storagePaths.generatedResume(a, 'job-1', 'candidate-1', 'resume.pdf'),
  fresh: () => storagePaths.generatedResume(a, 'job-1', 'candidate-1', 'other.pdf'),
};

/** An attachment: functions alone write and serve it. */
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

/** A logo that the admin uploaded; a function serves it. Others upload under their own uids. */
export const organizationLogo: TriedFile = {
  stored: storagePaths.organizationLogo('admin', 1, 'logo.png'),
  fresh: (uid) => storagePaths.organizationLogo(uid || 'nobody', 2, 'logo.png'),
  contentType: 'image/png',
  permits: files(`
    actor                 get   list   create   replace   describe   delete
    signedOut             -     -      -        -         -          -
    stranger              -     -      -        -         -          -
    recruiter             -     -      -        -         -          -
    otherRecruiter        -     -      -        -         -          -
    admin                 -     -      yes      yes       -          -
    superAdmin            -     -      yes      -         -          -
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

/** A recruiter's photo: served publicly by a function, written by its owner alone. */
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
    recruiter             -     -      -        -         -          -
    otherRecruiter        -     -      -        -         -          -
    admin                 -     -      yes      yes       -          -
    superAdmin            -     -      yes      yes       -          -
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

/** An image in a formatted text: written once by staff, shown wherever the text is. */
export const editorImage: TriedFile = {
  stored: storagePaths.editorImage(1, 'chart.png'),
  fresh: () => storagePaths.editorImage(2, 'chart.png'),
  contentType: 'image/png',
  permits: files(`
    actor                 get   list   create   replace   describe   delete
    signedOut             -     -      -        -         -          -
    stranger              -     -      -        -         -          -
    recruiter             -     -      yes      -         -          -
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

/** Paths that the rules do not name. */
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
