import type { ParsedResume } from '@portal/domain/resumes/parsed-resume';
import { findCertifications } from '../taxonomy/certifications';
import { onceFor } from '../text/once-for';
import { certificateEntry, type HeldCertificate } from './held-certificates';
import { isHeldEntry } from './holding';
import { unclaimedBlocks } from './unclaimed-lines';
import { readDescriptions } from './position-texts';
import { spanOfWords } from './evidence-span';

/** What a licence counts that may be the asked one. */
const credit = 0.3;

/** Words of a licence, whatever it is for. */
const ofLicence =
  /\b(?:licen[cs](?:e|es|ed|ure)|regist(?:er|ered|ration)|certificat(?:e|es|ion)|certified|re-?certified|cards?|tickets?|permits?|chartered|journey(?:man|woman|person)|specialist i+)\b/i;
/** Words that tell since when it is held or until when it is good. */
const inForce =
  /\b(?:since|current|valid|active|renewed|re-?certified|re-?confirmed|re-?validated|re-?sat|in good standing|good (?:for|until|through|to)|until|through)\b|\b(?:19|20)\d\d\b/i;

/** A sentence that tells more than the licence speaks of other people's as well. */
const longestSentence = 120;
const sentenceBreak = /(?<=[.!?;])\s+/;

/** Names of certificates that say nothing of the trade. */
const ofAnyTrade: ReadonlySet<string> = new Set(['journeyman-card']);

/**
 * A licence in force that is told without a name which the lists know: an entry of the resume's own list, or a sentence
 * such as `state certificate, renewed in March`.
 */
export const unnamedLicence: (resume: ParsedResume) => HeldCertificate | undefined = onceFor((resume: ParsedResume) => {
  const entries = resume.certifications.map(certificateEntry);
  const lines = [
    ...unclaimedBlocks(resume).flat(),
    ...readDescriptions(resume.work).flatMap((told) => told.split('\n')),
  ];
  const sentences = lines
    .flatMap((line) => line.split(sentenceBreak))
    .filter(({ length }) => length <= longestSentence);
  const isUnnamed = (text: string): boolean => findCertifications(text).every(({ value }) => ofAnyTrade.has(value.id));
  const text = [...entries, ...sentences.filter((sentence) => inForce.test(sentence))].find(
    (one) => ofLicence.test(one) && isHeldEntry(one) && isUnnamed(one),
  );
  return text === undefined
    ? undefined
    : { text: text.trim().slice(0, 200), credit, span: spanOfWords(resume, { phrase: text.trim() }) };
});
