import { degreeNames } from '@portal/domain/resumes/degree-names';
import type { DegreeType } from '@portal/domain/resumes/degree-type';
import { formatPartialDate } from '@portal/domain/resumes/format-period';
import { languageLevelNames } from '@portal/domain/texts/corrections';

const dates: readonly string[] = ['startDate', 'endDate', 'date'];

/** A field of an entry as text: dates and levels are stored as codes. Other values and unknown codes stay as they are. */
export function shownValue(field: string, value: string): string {
  if (dates.includes(field)) return formatPartialDate(value);
  if (field === 'degreeType' && Object.hasOwn(degreeNames, value)) return degreeNames[value as DegreeType];
  if (field === 'level' && value !== '' && Object.hasOwn(languageLevelNames, value)) {
    return languageLevelNames[value as keyof typeof languageLevelNames];
  }
  return value;
}
