import { escapeHtml } from '../fields/markup';
import { isEmptyHtml } from '../fields/rich-text';
import { emailToSection } from '../templates/block';
import { isSeenByViewers, type BuiltProfile } from './built-profile';

/**
 * The text that a profile gives to emails: that of the section which its template marks for them, else of the recruiter
 * notes. Sections for recruiters only are never sent, and images are not either, because they are not part of the email.
 * @returns HTML; `''` for an empty section, null when there is no section for emails.
 */
export function emailText({ completedProfile, secondColumn }: BuiltProfile): string | null {
  const section = emailToSection([...completedProfile, ...secondColumn].filter(isSeenByViewers));
  if (!section) return null;
  if (section.badges.length > 0) return `<p>${escapeHtml(section.badges.join(', '))}</p>`;
  const text = section.content.replace(/<img\b[^>]*>/gi, '');
  return isEmptyHtml(text) ? '' : text;
}
