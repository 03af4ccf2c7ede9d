import type { AiKind } from '@portal/domain/contracts/profiles-api';
import type { ProfileSection } from '@portal/domain/profiles/built-profile';
import type { ProfileOwnerKind } from '@portal/domain/profiles/profile-owner';

type Flag = keyof ProfileSection;

/** The AI text of each flagged section, by what owns the profile. */
const kinds: Readonly<Record<ProfileOwnerKind, Partial<Record<Flag, AiKind>>>> = {
  candidate: {
    isRecruiterNotes: 'recruiterNotes',
    isResume: 'resume',
    isAIResumeItem: 'aiResumeFormat',
    isAISummarySubmissionItem: 'aiSummarySubmission',
    isAISummarySmItem: 'aiSummarySm',
  },
  skillsCandidate: {
    isRecruiterNotes: 'recruiterNotesSm',
    isResume: 'resume',
    isAIResumeItem: 'aiResumeFormat',
    isAISummarySubmissionItem: 'aiSummarySubmission',
    isAISummarySmItem: 'aiSummarySm',
  },
  job: {
    isAIJobDescriptionItem: 'aiSummaryJob',
    isAIPublishedJobDescriptionItem: 'aiSummaryPublishedJobDescription',
  },
};

/** The AI text that a section can be filled with; null for none. */
export function aiKindOf(section: ProfileSection, owner: ProfileOwnerKind): AiKind | null {
  const flag = (Object.keys(kinds[owner]) as Flag[]).find((name) => section[name] === true);
  return flag === undefined ? null : (kinds[owner][flag] ?? null);
}

/** Whether the text is shown in a dialog before it is taken: where it would replace what a user wrote. */
export function needsPreview({ isResume, isRecruiterNotes }: ProfileSection): boolean {
  return isResume || isRecruiterNotes;
}
