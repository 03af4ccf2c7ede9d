import type { ParsedResume } from './parsed-resume';

/** How a letter opens, in the languages whose letters we meet most. */
const greeting =
  /^\s*(?:dear|to whom it may concern|sehr geehrte[rs]?|liebe[rs]?|cher|chère|madame|monsieur|estimad[oa]s?|prezad[oa]s?|gentile|egregi[oa]|geachte|beste)\b/imu;

/** A line or label that only resumes use as a heading. */
const resumeHeading =
  /^\W*(?:(?:my |professional |work |career |key )?(?:qualifications|experience|education|employment|skills|history|objective|profile|summary)|curriculum vitae|resume|résumé|lebenslauf|berufserfahrung|ausbildung|kenntnisse|formation|expérience|compétences|experiencia|formación|educación|esperienza|istruzione|werkervaring|opleiding|doświadczenie|wykształcenie)\W*(?:$|:)/imu;

/** Minimum number of known skills. Any document mentions one or two. */
const minimumSkills = 3;

/**
 * Tells a resume from an invoice, a letter or another document that was uploaded by mistake. A position is proof enough.
 * Without one, the document must name a person who can be reached and show education, skills, a certificate or a
 * resume's heading, and must not open like a letter.
 */
export function looksLikeResume(parsed: ParsedResume): boolean {
  if (parsed.work.some(({ title, companyName }) => title !== '' || companyName !== '')) return true;
  const isReachable = parsed.email !== '' || parsed.phones.length > 0;
  if (parsed.fullName === '' || !isReachable || greeting.test(parsed.text)) return false;
  return (
    parsed.education.some(({ degree, degreeType }) => degree !== '' || degreeType !== '') ||
    parsed.skills.filter(({ conceptId }) => conceptId !== '').length >= minimumSkills ||
    parsed.certifications.length > 0 ||
    resumeHeading.test(parsed.text)
  );
}
