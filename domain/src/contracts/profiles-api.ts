import { boolean, number, string } from 'yup';
import { optionalId, requiredId } from '../fields/id';
import { list, record } from '../fields/model';
import { optionalText, richText } from '../fields/text';
import { profileOwnerSchema } from '../profiles/profile-owner';
import type { BuildInput } from '../profiles/build-profile';
import type { BuiltProfile } from '../profiles/built-profile';
import type { ProfileFile } from '../profiles/profile-file';
import type { VersionCause } from '../profiles/profile-history';
import { maxRedactions, redactionSchema, type Leak } from '../redaction/redaction';
import type { RedactionRules } from '../redaction/redactor';
import { templateSides } from '../templates/choose-template';
import type { GeneratedPdf } from './documents-api';
import { post } from './endpoint';

/** Most sections that one save changes. */
const maxChanges = 120;

const ofProfile = () => profileOwnerSchema().shape({ profileId: requiredId() });

/** AI texts of a candidate, and those of a job. */
export const candidateAiKinds = [
  'recruiterNotes',
  'resume',
  'aiSummarySm',
  'aiSummarySubmission',
  'aiResumeFormat',
  'recruiterNotesSm',
] as const;
export const jobAiKinds = ['aiSummaryJob', 'aiSummaryPublishedJobDescription'] as const;
export type AiKind = (typeof candidateAiKinds)[number] | (typeof jobAiKinds)[number];

/** A sentence of an AI text, and where it comes from; null marks a sentence without a source. */
export interface TracedSentence {
  text: string;
  source: { kind: 'field' | 'line'; name: string; quote: string } | null;
}

/** An AI text to preview. It is stored only when the user takes it. */
export interface AiSection {
  /** Sanitized HTML. */
  content: string;
  sentences: TracedSentence[];
  /** Who wrote it: `embedded`, or the name of the configured model. */
  writer: string;
}

/** A section that somebody else saved first. Nothing of it was stored; the user decides. */
export interface SectionConflict {
  key: string;
  /** As it is stored now. */
  content: string;
  revision: number;
  editedBy: string;
}

/** A version of a profile that can be restored: the last of several saves of one sitting. */
export interface ProfileVersion {
  revision: number;
  editedBy: string;
  editorName: string;
  /** Milliseconds since 1970. */
  savedAt: number;
  cause: VersionCause;
  /** Titles of the sections that differ from the version before; null for the oldest. */
  changedSections: string[] | null;
}

/** A candidate or job whose data may fill the preview of a template. */
export interface PreviewSubject {
  jobId: string;
  candidateId: string;
  name: string;
  /** The candidate's job, or the job's company; `''` for none. */
  detail: string;
}

/**
 * Calls of staff about profiles: of a candidate of a job, of a marketing candidate, and of a job. The profiles themselves
 * are listened to in Firestore, see `profilesPath`.
 */
export const profilesApi = {
  /**
   * Creates a profile from its data and template and selects it unless another is selected. With `isDefault` it refreshes the
   * default profile, whose edited sections stay, and selects it, unless an anonymous one is selected.
   */
  createProfile: post(
    '/createProfile',
    profileOwnerSchema().shape({
      name: optionalText(),
      /** `''` for the one that applies, see `chooseTemplate`. */
      templateId: optionalId(),
      /** The data that fills it: the fields of the record, or the text of the resume. */
      source: string().oneOf(['fields', 'resume']).default('fields'),
      /** Refreshes the profile named `Default`, or creates it. */
      isDefault: boolean().default(false),
    }),
  ).answers<{ profileId: string; revision: number }>(),

  /**
   * Creates and selects the default profile of marketing candidates who have none, some with each call, in the order of
   * their ids. Candidates who were shown anonymously stay without one.
   */
  createMissingProfiles: post(
    '/createMissingProfiles',
    record({
      organizationId: requiredId(),
      /** Goes on after this candidate; `''` begins. */
      after: optionalId(),
    }),
  ).answers<{
    created: number;
    failed: number;
    /** The last candidate that was read; `''` when none is left. */
    after: string;
  }>(),

  /**
   * Saves the name and sections. A section that somebody else has saved since is not stored, but answered as a conflict; all
   * others are stored.
   */
  saveProfile: post(
    '/saveProfile',
    ofProfile().shape({
      /** `''` keeps the name. */
      name: optionalText(),
      changes: list(
        record({
          key: string().max(100).required(),
          content: richText(),
          /** The section's revision that the user has seen. */
          revision: number().integer().min(0).required(),
        }),
        maxChanges,
      ),
    }),
  ).answers<{ revision: number; conflicts: SectionConflict[] }>(),

  /** Builds the profile again from current data, with the chosen template, else the one that applies now. Edited sections stay. */
  formatProfile: post(
    '/formatProfile',
    ofProfile().shape({
      /** `''` for the one that applies, see `chooseTemplate`; null keeps the profile's. */
      templateId: optionalId().nullable().default(null),
      /** Whether somebody only opened it: without its template it stays as it is. */
      isOpened: boolean().default(false),
    }),
  ).answers<{ revision: number }>(),

  /**
   * Selects the profile that viewers see; `''` selects none. An anonymous profile is checked first, and refused while anything
   * on its list can be read. Viewers of an anonymous candidate stay without the name, unless their links are closed.
   */
  chooseProfile: post(
    '/chooseProfile',
    profileOwnerSchema().shape({
      profileId: optionalId(),
      /** Closes the links that show an anonymous profile, so that a named one can be shown by new links. */
      closesLinks: boolean().default(false),
    }),
  ).answers<{ profileId: string }>(),

  /** The latest candidates or jobs, and the data of a chosen one or of the latest for the preview of a template. */
  previewTemplate: post(
    '/previewTemplate',
    profileOwnerSchema().shape({ side: string().oneOf(templateSides).required() }),
  ).answers<{
    subjects: PreviewSubject[];
    /** Whose data it is; null when there is nobody. */
    shown: Pick<PreviewSubject, 'jobId' | 'candidateId'> | null;
    input: BuildInput | null;
  }>(),

  /** Deletes a profile with its history; idempotent. */
  deleteProfile: post('/deleteProfile', ofProfile()).answers<{ deleted: true }>(),

  /** The versions of a profile, newest first. */
  listProfileVersions: post('/listProfileVersions', ofProfile()).answers<{ versions: ProfileVersion[] }>(),

  /** What a version shows. */
  getProfileVersion: post(
    '/getProfileVersion',
    ofProfile().shape({ version: number().integer().min(0).required() }),
  ).answers<{ built: BuiltProfile }>(),

  /** Restores a version as a new one; nothing is lost. */
  restoreProfile: post(
    '/restoreProfile',
    ofProfile().shape({ version: number().integer().min(0).required() }),
  ).answers<{ revision: number }>(),

  /** Writes an AI text for a preview. */
  generateProfileSection: post(
    '/generateProfileSection',
    profileOwnerSchema().shape({
      kind: string()
        .oneOf([...candidateAiKinds, ...jobAiKinds])
        .required(),
    }),
  ).answers<{ generatedSection: AiSection }>(),

  /** Publishes attachments of the candidate and shows them in a section. */
  addProfileFiles: post(
    '/addProfileFiles',
    ofProfile().shape({ key: string().max(100).required(), fileIds: list(requiredId(), 50).min(1) }),
  ).answers<{ files: ProfileFile[]; revision: number }>(),

  /** A short-lived URL of a file that a section shows. */
  openProfileFile: post('/openProfileFile', ofProfile().shape({ path: string().max(1_000).required() })).answers<{
    url: string;
    fileName: string;
    contentType: string;
  }>(),

  /** Removes a file from a section; every URL of it stops working. */
  removeProfileFile: post(
    '/removeProfileFile',
    ofProfile().shape({ key: string().max(100).required(), path: string().max(1_000).required() }),
  ).answers<{ revision: number }>(),

  /** The profile as PDF, as viewers see it. */
  generateProfilePdf: post('/generateProfilePdf', ofProfile()).answers<GeneratedPdf>(),

  /** The profile as a Word document, as viewers see it. */
  generateProfileWord: post('/generateProfileWord', ofProfile()).answers<GeneratedPdf>(),

  /** What identifies the candidate in a profile, from record, resume and the profile's texts; of an anonymous one its own list. */
  findIdentifyingTexts: post('/findIdentifyingTexts', ofProfile()).answers<RedactionRules>(),

  /** Creates an anonymous copy, with everything blacked out that is on the list. */
  createAnonymousProfile: post(
    '/createAnonymousProfile',
    ofProfile().shape({
      /** The switched list; null for the one that is found. */
      redactions: list(redactionSchema, maxRedactions).nullable().default(null),
    }),
  ).answers<{ profileId: string; leaks: Leak[] }>(),

  /** Changes the list of an anonymous profile, which is blacked out again by it. */
  saveRedactions: post(
    '/saveRedactions',
    ofProfile().shape({ redactions: list(redactionSchema, maxRedactions) }),
  ).answers<{ revision: number; leaks: Leak[] }>(),
} as const;
