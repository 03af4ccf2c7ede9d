import { degreeTypes, type DegreeType } from '@portal/domain/resumes/degree-type';

export function isDegreeType(value: string): value is DegreeType {
  return degreeTypes.some((type) => type === value);
}
