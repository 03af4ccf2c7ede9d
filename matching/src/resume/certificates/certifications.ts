import type { ParsedCertification } from '@portal/domain/resumes/parsed-resume';
import { findCertifications } from '../../taxonomy/certifications';
import { isKnownCity, isState } from '../../text/place-names';
import type { LayoutLine } from '../../text/layout-line';
import { phraseKey } from '../../text/normalize';
import { recordProvenance, type Found, type ProvenanceMap } from '../../text/span';
import { joinBlockNames, linesUnderNames } from './certificate-blocks';
import {
  areInColumns,
  certificateItems,
  isCertificateHead,
  isDetailLine,
  joinCertificateLines,
  rhythmicDetails,
  sureDetails,
} from './certificate-lines';
import { readCertificateText } from './certificate-name';
import { areIssued } from './issued-entries';
import type { ListItem } from '../skills/list-items';
import type { Section } from '../sections/section';
import { barSlashes } from '../lines/slash-separators';
import type { ColumnWidths } from '../lines/wrapped-lines';

/** A certificate or license with its position. */
export interface FoundCertification {
  value: ParsedCertification;
  found: Found;
}

/** State codes are also names of certificates. */
const maxCodeLength = 3;

const licenceWords =
  /\b(?:licen[cs]e[ds]?|licensure|registration|registered|bar admission|admitted|permit|cdl|endorsement|clearance)\b/i;
const notCertificate =
  /^(?:available|references(?: .*)?|n\/a|none|details|active|current|valid|expires?\b.*|issued\b.*|credential id\b.*|see credential|show credential|\d+)$/i;

function read(item: ListItem, lineStart: number, isForeign: boolean, isIssued: boolean): FoundCertification | null {
  const { name, issuer, date } = readCertificateText(item.text, isIssued);
  if (name.length < 2 || name.length > 110 || notCertificate.test(name) || name.split(' ').length > 14) return null;
  const concept = findCertifications(name)[0]?.value;
  if (isForeign && !concept) return null;
  if (!concept && name.length > maxCodeLength && (isState(name) || isKnownCity(name))) return null;
  const offset = Math.max(0, item.text.indexOf(name));
  const start = lineStart + item.start + offset;
  const value: ParsedCertification = {
    name,
    conceptId: concept?.id ?? '',
    kind: concept?.kind ?? (licenceWords.test(name) ? 'license' : 'certification'),
    issuer,
    date,
  };
  const isVerbatim = item.text.includes(name);
  const end = isVerbatim ? start + name.length : lineStart + item.end;
  return {
    value,
    found: { value: name, start: isVerbatim ? start : lineStart + item.start, end, confidence: concept ? 0.95 : 0.7 },
  };
}

/** The lines that name certificates, without lines of details. */
function namedLines(lines: readonly LayoutLine[], details: ReadonlySet<LayoutLine>): LayoutLine[] {
  const named: LayoutLine[] = [];
  lines.forEach((line, index) => {
    if (!details.has(line) && !isDetailLine(line, lines[index - 1], named[named.length - 1])) named.push(line);
  });
  return named;
}

/**
 * Reads certificates and licenses: each entry of their sections, and known names in sections that mix them with
 * something else.
 */
export function readCertifications(sections: readonly Section[], widths: ColumnWidths): FoundCertification[] {
  const result = new Map<string, FoundCertification>();
  for (const section of sections) {
    const isOwn = section.kind === 'certifications';
    if (!isOwn && !section.also.includes('certifications')) continue;
    const source = joinBlockNames(
      section.lines.filter((line) => !isCertificateHead(line)),
      widths,
    );
    const even = sureDetails(source);
    const whole = even.size > 0 ? source : joinCertificateLines(source, widths);
    const lines = barSlashes(whole, 'certifications');
    const details = even.size > 0 ? even : new Set([...rhythmicDetails(lines), ...linesUnderNames(lines)]);
    const named = namedLines(lines, details);
    const areColumns = areInColumns(named);
    const entries = named.flatMap((line) =>
      certificateItems(line, areColumns).map((item) => ({ item, start: line.start })),
    );
    const isIssued = areIssued(entries.map(({ item }) => item.text));
    for (const { item, start } of entries) {
      const certification = read(item, start, !isOwn, isIssued);
      if (!certification) continue;
      const key = phraseKey(certification.value.name);
      if (!result.has(key)) result.set(key, certification);
    }
  }
  return [...result.values()].slice(0, 100);
}

/** Records the position of each certificate. */
export function recordCertifications(map: ProvenanceMap, certifications: readonly FoundCertification[]): void {
  certifications.forEach(({ found }, index) => {
    recordProvenance(map, `certifications.${index}.name`, found);
  });
}
