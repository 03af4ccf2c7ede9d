import type { LayoutLine } from '../text/layout-line';
import { phraseKey } from '../text/normalize';

/** Parts of a job description. */
export type JobSection = 'intro' | 'about' | 'duties' | 'required' | 'preferred' | 'benefits' | 'apply';

const patterns: readonly [JobSection, RegExp][] = [
  [
    'preferred',
    /^nice$|\b(?:nice to haves?|preferred|desired|desirable|bonus|plus(?:es)?|good to have|advantageous|would be (?:great|good|nice|useful|handy|a plus)|great if|good if|even better|(?:would|might|may) help|it helps if|helpful|useful|extra points|brownie points|ideal candidate may|wunschenswert|von vorteil|pluspunkte|assets)\b/,
  ],
  [
    'benefits',
    /\b(?:benefits|perks|we offer|we give|what you get|what s in it for you|compensation|salary|our offer|why join|why work|wir bieten|nous offrons|ofrecemos|package|rewards|what you ll get|what you will get)\b/,
  ],
  [
    'required',
    /\b(?:requirements?|required|qualifications?|must haves?|what you bring|what you ll bring|what you need|what you ll need|you need|you ll need|you will need|you bring|you ll bring|we need|i need|what we re looking for|what we are looking for|what do we ask|what we ask|what we expect|what do you bring|who you are|about you|your profile|skills|experience|ideal candidate|minimum|essential(?! (?:functions|duties|job functions|responsibilities|tasks))|you have|education|licen[cs]es?|certifications?|credentials|competencies|ihr profil|dein profil|anforderungen|profil|requisitos|profil recherche|knowledge|person specification|criteria|technologies|tech stack|our stack)\b/,
  ],
  [
    'duties',
    /\b(?:responsibilities|duties|what you ll do|what you do|what you will do|you ll be doing|you will be doing|you d be doing|your role|the role|role|job description|tasks|day to day|your mission|key accountabilities|accountabilities|essential functions|aufgaben|missions|funciones|position summary|job summary|summary|about the job|about the role|about the position|overview|description|your impact|scope)\b/,
  ],
  [
    'about',
    /\b(?:about us|about the company|about|who we are|our company|(?<!\p{L} )company(?! \p{L}{3,} )|company (?:overview|profile|description|background|information|culture)|our mission|our team|the team|uber uns|our story|our values|equal opportunity|eeo|diversity)\b/u,
  ],
  ['apply', /\b(?:how to apply|apply|application|contact|next steps|bewerbung)\b/],
];

/** Words before a colon that say what a line is about. */
const labelled = /^([\p{L} '’/&-]{3,40})[:：]\s+(?=\S)/u;

/** A line of a job description with the part it belongs to. */
export interface JobLine {
  line: LayoutLine;
  section: JobSection;
  /** The line is the heading itself. */
  isHeading: boolean;
}

/** The part that words of a heading name. */
export function headingSection(text: string): JobSection | undefined {
  const key = phraseKey(text);
  return patterns.find(([, pattern]) => pattern.test(key))?.[0];
}

/** Tells for each line of a job description which part it belongs to, by its headings. */
export function jobLines(lines: readonly LayoutLine[]): JobLine[] {
  let section: JobSection = 'intro';
  return lines.map((line, index) => {
    const text = line.text.trim();
    const endsWithColon = /[:：]$/.test(text);
    const isShort = line.words.length <= 8 && text.length <= 70 && line.bulletDepth === 0 && !/[.,;]$/.test(text);
    const looksApart =
      endsWithColon ||
      line.isBold ||
      line.isUpper ||
      line.headingLevel > 0 ||
      line.relativeSize > 1.08 ||
      line.spaceBefore > 0 ||
      index === 0;
    if (isShort && looksApart && index > 0) {
      const named = headingSection(text);
      const isLabel = /[:：]\s+\S/.test(text);
      if (named && !isLabel) {
        section = named;
        return { line, section, isHeading: true };
      }
    }
    return { line, section: inlineSection(text) ?? section, isHeading: false };
  });
}

/** `Required: …` in one line is a part of its own. */
function inlineSection(text: string): JobSection | undefined {
  const label = labelled.exec(text);
  return label?.[1] ? headingSection(label[1]) : undefined;
}

/** What a line says behind the name of the part that it is, if it begins with one. */
export function withoutHeading(text: string): string {
  return inlineSection(text) ? text.replace(labelled, '') : text;
}
