import { isSchoolName } from '../education/school-names';

/** Words of bodies that students run. */
const ofStudents =
  /\b(?:students?|undergraduates?|campus|freshm[ae]n|fraternity|sorority|studierende|étudiante?s|estudiantes|studenti)\b(?! (?:loan|housing|health|services|affairs|travel|union building))/i;
/** Words of bodies that are those of students in a school. */
const body = /\b(?:club|society|chapter|association|union|council|senate|team|committee|league|verein|asociación)\b/i;

/** Whether an employer is a body of students, whose offices are no management of staff: `Chess Society, Hill College`. */
export const isStudentBody = (employer: string): boolean =>
  body.test(employer) && (ofStudents.test(employer) || isSchoolName(employer.replace(body, '')));
