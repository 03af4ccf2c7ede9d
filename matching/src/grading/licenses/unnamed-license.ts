import type { ParsedJob } from '@portal/domain/jobs/parsed-job';
import { findCertifications } from '../../taxonomy/certifications';
import { meaningSimilarity, meaningOf, specificityOf, type Meaning } from '../../taxonomy/related-professions';
import { memoizeByObject } from '../../text/memoize-by-object';
import { stemsOf } from '../../text/stem';
import { certificateEntry, type HeldCertificate } from './held-certificates';
import { isHeldEntry } from './holding';
import type { ImpersonalResume } from '../impersonal-resume';
import { unclaimedBlocks } from '../positions/unclaimed-lines';
import { readDescriptions } from '../positions/position-texts';
import { spanOfWords } from '../evidence-span';

/** Credit of a license that may be the required one, and of one that names its issuer or purpose. */
const credit = { any: 0.3, near: 0.75 };
/** Specific words shared with the job's description of its license that rule out chance. */
const shared = { words: 2, specificity: 4 };

/** Words for a license of any kind. */
const ofLicense =
  /\b(?:licen[cs](?:e|es|ed|ure)|regist(?:er|ered|ration|ry)|certificat(?:e|es|ion)|certified|re-?certified|credentials?|accredited|accreditation|roll|cards?|tickets?|permits?|chartered|journey(?:man|woman|person)|specialist i+|qualified (?:status|since)|admitted to (?:the )?(?:bar|roll|practi[cs]e)|called to the bar)\b/i;
/** Words that state since when it is held or until when it is valid. */
const inForce =
  /\b(?:since|current|valid|active|renewed|paid up|in date|re-?certified|re-?confirmed|re-?validated|re-?sat|in good standing|good (?:for|until|through|to)|until|through)\b|\b(?:19|20)\d\d\b/i;

const month = /\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\b/gi;

/** A longer sentence may be about other people's licenses; its parts are read one by one. */
const maxSentenceLength = 120;
const partBreak = /[,;:]\s/;
/** `U.S. Courts` starts no sentence. */
const sentenceBreak = /(?<=[.!?;])(?<!\b\p{Lu}\.)\s+/u;

/** Residence papers and other documents that are no work license; they must not affect a grade. */
const notOfWork =
  /\b(?:green card|residen\w*|refugee|asylum|citizen\w*|naturali[sz]\w*|immigra\w*|work permit|visa|passport|gym|vot\w+|discharge\w*|marriage|birth|church|disab\w*)\b/i;

/** Certificates whose name says nothing about the trade. */
const ofAnyTrade: ReadonlySet<string> = new Set(['journeyman-card']);

interface StatedLicense {
  text: string;
  stems: ReadonlySet<string>;
  meaning: Meaning;
}

/**
 * Valid licenses stated without a listed name: entries of the certificate list, and sentences such as `state
 * certificate, renewed in March`.
 */
const statedLicenses: (resume: ImpersonalResume) => readonly StatedLicense[] = memoizeByObject(
  (resume: ImpersonalResume) => {
    const entries = resume.certifications.map(certificateEntry);
    const lines = [
      ...unclaimedBlocks(resume).flat(),
      ...resume.summary.objective.split('\n'),
      ...readDescriptions(resume.work).flatMap((stated) => stated.split('\n')),
    ];
    const sentences = lines
      .flatMap((line) => line.split(sentenceBreak))
      .flatMap((sentence) => (sentence.length <= maxSentenceLength ? [sentence] : sentence.split(partBreak)))
      .filter((sentence) => sentence.length <= maxSentenceLength && inForce.test(sentence));
    const isUnnamed = (text: string): boolean =>
      findCertifications(text).every(({ value }) => ofAnyTrade.has(value.id));
    return [...entries, ...sentences]
      .filter((one) => ofLicense.test(one) && !notOfWork.test(one) && isHeldEntry(one) && isUnnamed(one))
      .map((text) => {
        const stems = stemsOf(text.replace(month, ' '));
        return { text, stems, meaning: meaningOf(stems) };
      });
  },
);

/** Characters around a license's name that describe it in a job. */
const around = 160;
const clauseBreak = /[;\n]|(?<=[a-z)])[.!?](?:\s|$)/;

/** The job's own description of each required license: `issued by the Office of the State Fire Marshal`. */
export const wordsOfLicenses: (job: ParsedJob) => readonly ReadonlySet<string>[] = memoizeByObject((job: ParsedJob) =>
  job.certifications.map(({ name }, index) => {
    const place = job.provenance[`certifications.${String(index)}.name`];
    const before = place ? job.text.slice(Math.max(0, place.start - around), place.start) : '';
    const behind = place ? job.text.slice(place.end, place.end + around) : '';
    const text = [before.split(clauseBreak).at(-1), name, behind.split(clauseBreak)[0]].join(' ');
    return new Set(
      [...stemsOf(text)].filter((stem) => (specificityOf(stem) ?? 0) >= shared.specificity && !ofLicense.test(stem)),
    );
  }),
);

/** Named licenses of another kind: `CPR card`, `DZ licence`. */
const abbreviation = /\b[A-Z]{3,}\b|\b[A-Z]{2} (?:licen|card|ticket|certif)/;
/** A license this dissimilar, in words this specific, belongs to another field. */
const otherField = { below: 0.15, specificity: 8 };

/** Whether nothing in a stated license points to another field. */
function mayBe({ text, stems, meaning }: StatedLicense, asked: Meaning): boolean {
  if (abbreviation.test(text)) return false;
  const isSpecific = [...stems].some(
    (stem) => !ofLicense.test(stem) && (specificityOf(stem) ?? 0) >= otherField.specificity,
  );
  return !isSpecific || meaningSimilarity(meaning, asked) >= otherField.below;
}

/**
 * A valid license in a resume that may be the required one.
 * @param asked The job's description of its license.
 * @param isOfTheWork Whether the person does the job's work, which makes the license most likely the right one.
 */
export function unnamedLicense(
  resume: ImpersonalResume,
  asked: ReadonlySet<string>,
  isOfTheWork: boolean,
): HeldCertificate | undefined {
  const stated = statedLicenses(resume);
  const isSimilar = ({ stems }: StatedLicense): boolean =>
    [...stems].filter((stem) => asked.has(stem)).length >= shared.words;
  const near = stated.find(isSimilar);
  const item = near ?? (isOfTheWork ? stated.find((one) => mayBe(one, meaningOf(asked))) : undefined);
  return (
    item && {
      text: item.text.trim().slice(0, 200),
      credit: near ? credit.near : credit.any,
      span: spanOfWords(resume, { phrase: item.text.trim() }),
    }
  );
}
