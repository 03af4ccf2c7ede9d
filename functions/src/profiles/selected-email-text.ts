import { emailText } from '@portal/domain/profiles/email-text';
import type { ProfileOwner } from '@portal/domain/profiles/profile-owner';
import { isAnonymous, redactorFor } from '../projections/anonymous-presentation';
import { toSafeHtml } from '../projections/rich-text';
import type { Ports } from '../runtime/ports';

/** What emails say by the selected profile of a candidate. */
interface SelectedEmailText {
  /** Sanitized HTML; null when the profile has no section for emails. */
  html: string | null;
  /** Whether the email must not tell who the candidate is. */
  isAnonymous: boolean;
}

/** The text for emails of a candidate's selected profile. @returns null without a profile. */
export async function selectedEmailText(
  { store }: Pick<Ports, 'store'>,
  owner: ProfileOwner,
  profileId: string,
): Promise<SelectedEmailText | null> {
  const profile = profileId === '' ? null : await store.profiles.get(owner, profileId);
  if (!profile) return null;
  const text = emailText(profile.built);
  if (!isAnonymous(profile)) return { html: text === null ? null : toSafeHtml(text), isAnonymous: false };
  const redactor = await redactorFor({ store }, owner, profile);
  return { html: text === null ? null : toSafeHtml(redactor.html(text)), isAnonymous: true };
}
