import type { ParsedJob } from '@portal/domain/jobs/parsed-job';
import { documentFromText } from '../document-from-text';
import { jobLines } from '../job/job-sections';
import { findCertifications } from '../taxonomy/certifications';
import { findLanguages } from '../taxonomy/languages';
import { tellingOf } from '../taxonomy/related-words';
import { findSkills } from '../taxonomy/skills';
import { layoutLines } from '../text/layout-line';
import { onceFor } from '../text/once-for';
import { plainWords, stemOf } from '../text/stem';

/** Something a job describes in words that no taxonomy holds: `map outcrop`. */
export interface AskedPhrase {
  text: string;
  /** Its telling words with their weights. */
  words: readonly { stem: string; weight: number }[];
  weight: number;
  required: boolean;
}

const longestJob = 20_000;
const mostPhrases = 12;
const mostWords = 8;
/** Phrases need a word as telling as this. */
const leastTelling = 5;
const breaks = /[,;:•()\n]|\s[-–—]\s|(?<=[a-z])[.!?](?:\s|$)|\b(?:and|or|with|for|including)\b/i;
const notWork =
  /\d|\b(?:years?|degree|bachelor|master|diploma|license[ds]?|licen[cs]es?|certifi\w+|salary|pay|bonus|shifts?|nights?|weekends?|hours?|benefits|experience|required|preferred|plus|equivalent|location|remote|hybrid|office|company|apply|parking|mission|culture|lunch|holidays?|full[- ]time|part[- ]time|permanent|time off|days|grow\w*|opportunit\w*|someone|people who)\b/i;

/** `You will titrate drips` asks to titrate drips. */
const opening = /^(?:(?:you|we|they)(?:'ll| will| are| should)?|will|must|should|can|able to|ability to|to)\s+/i;
/** What is told of the employer, not asked of a candidate. */
const isSaid = /\b(?:is|are|was|were|have|has|had|we|our|us|you|your|it|they|their|i)\b|['’]s\s/iu;

/** What a job describes beside the skills that the taxonomy knows, the most telling first. */
export const askedPhrases: (job: ParsedJob) => readonly AskedPhrase[] = onceFor(readPhrases);

function readPhrases(job: ParsedJob): AskedPhrase[] {
  const phrases = new Map<string, AskedPhrase>();
  const listed = new Set(job.skills.map((skill) => (skill.asWritten || skill.name).toLowerCase()));
  const title = job.title.toLowerCase();
  const lines = jobLines(layoutLines(documentFromText(job.text.slice(0, longestJob))));
  const hasParts = lines.some(({ section }) => section === 'duties' || section === 'required');
  for (const { line, section, isHeading } of lines) {
    if (section === 'intro' && hasParts && line.bulletDepth === 0) continue;
    if (isHeading || section === 'about' || section === 'benefits' || section === 'apply') continue;
    if (title !== '' && line.text.toLowerCase().includes(title) && line.words.length < 12) continue;
    for (const raw of line.text.split(breaks)) {
      const phrase = phraseOf(raw, section !== 'preferred');
      if (phrase && !listed.has(phrase.text.toLowerCase())) phrases.set(phrase.text.toLowerCase(), phrase);
    }
  }
  return [...phrases.values()].sort((a, b) => b.weight - a.weight).slice(0, mostPhrases);
}

function phraseOf(raw: string, required: boolean): AskedPhrase | null {
  const text = raw.trim().replace(opening, '');
  const stems = [...new Set(plainWords(text).map(stemOf))];
  if (stems.length === 0 || stems.length > mostWords || notWork.test(text) || isSaid.test(text)) return null;
  if (findSkills(text).length > 0 || findCertifications(text).length > 0 || findLanguages(text).length > 0) return null;
  const words = stems.flatMap((stem) => {
    const telling = tellingOf(stem) ?? 0;
    return telling >= 3 ? [{ stem, weight: telling }] : [];
  });
  const best = Math.max(0, ...words.map(({ weight }) => weight));
  const isTold = words.length > 1 ? best >= leastTelling : best >= leastTelling + 2;
  return !isTold ? null : { text, words, weight: best / 9, required };
}
