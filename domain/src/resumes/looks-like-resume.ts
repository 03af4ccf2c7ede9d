import { opensAsLetter, otherDocumentOf } from './document-kind';
import type { ParsedResume } from './parsed-resume';

/** A line or label that only resumes use as a heading. */
const resumeHeading =
  /^\W*(?:(?:my |professional |work |career |key )?(?:qualifications|experience|education|employment|skills|history|objective|profile|summary)|curriculum vitae|resume|résumé|lebenslauf|berufserfahrung|ausbildung|kenntnisse|formation|expérience|compétences|experiencia|formación|educación|esperienza|istruzione|werkervaring|opleiding|doświadczenie|wykształcenie)\W*(?:$|:)/imu;

/** Minimum number of known skills. Any document mentions one or two. */
const minimumSkills = 3;

/** Positions with a title, an employer and a time prove a career, no matter what else the document says. */
const provenPositions = 2;

/**
 * Tells a resume from an invoice, a letter, a transcript, a certificate, an advertisement or another document that was
 * uploaded by mistake. A document that says itself that it is something else is a resume only with several whole
 * positions. Otherwise one position is enough. Without one, the document must name a person who can be reached and show
 * education, skills, a certificate or a resume's heading, and must not open like a letter.
 */
export function looksLikeResume(parsed: ParsedResume): boolean {
  const whole = parsed.work.filter(
    ({ title, companyName, startDate }) => title !== '' && companyName !== '' && startDate !== '',
  );
  const isCareer =
    (whole.length >= provenPositions && resumeHeading.test(parsed.text)) || parsed.work.length > provenPositions;
  if (otherDocumentOf(parsed.text) !== null) return isCareer;
  if (parsed.work.some(({ title, companyName }) => title !== '' || companyName !== '')) return true;
  const isReachable = parsed.email !== '' || parsed.phones.length > 0;
  if (parsed.fullName === '' || !isReachable || opensAsLetter(parsed.text)) return false;
  return (
    parsed.education.some(({ degree, degreeType }) => degree !== '' || degreeType !== '') ||
    parsed.skills.filter(({ conceptId }) => conceptId !== '').length >= minimumSkills ||
    parsed.certifications.length > 0 ||
    resumeHeading.test(parsed.text)
  );
}
