import {
  correctableFields,
  correctableLists,
  provenancePathOf,
  type CorrectableField,
} from '@portal/domain/corrections/correctable';
import { isUncertain } from '@portal/domain/corrections/uncertain-value';
import type { ResumeCorrections } from '@portal/domain/corrections/resume-corrections';
import type { ParsedResume } from '@portal/domain/resumes/parsed-resume';
import { doubtfulFields } from './entry-changes';

/** How many values need a check: an entry counts once, as do the parts of a name or a postal address. */
export function countDoubtful(parsed: ParsedResume, { fields }: ResumeCorrections): number {
  const names = Object.keys(correctableFields).map((name) => name as CorrectableField);
  const said = new Set(names.filter((name) => fields[name]).map(provenancePathOf));
  const paths = new Set(names.map(provenancePathOf));
  const open = [...paths].filter((path) => !said.has(path) && isUncertain(parsed.provenance[path]));
  const entries = correctableLists.flatMap((list) =>
    parsed[list].filter((_, index) => doubtfulFields(parsed, list, index).length > 0),
  );
  return open.length + entries.length;
}
