import { degreeTypes, type DegreeType } from '@portal/domain/resumes/degree-type';

/** Whether a text that came from outside is one of our types of degrees. */
export function isDegreeType(value: string): value is DegreeType {
  return degreeTypes.some((type) => type === value);
}
