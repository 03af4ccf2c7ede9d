import { emailText } from '@portal/domain/profiles/email-text';
import { PortalError } from '@portal/domain/errors/portal-error';
import { redactionTexts } from '@portal/domain/texts/redaction';
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

/**
 * The text for emails of a candidate's selected profile.
 * @returns null without a profile.
 * @throws PortalError `conflict` with a message when something on the list of an anonymous profile can be read in it.
 */
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
  const html = text === null ? null : toSafeHtml(redactor.html(text));
  const [leak] = redactor.leaks(html ?? '', redactionTexts.message);
  if (leak) throw new PortalError('conflict', { userMessage: redactionTexts.notShared(leak), detail: 'leak' });
  return { html, isAnonymous: true };
}
