/** What a perfect reader finds in a made resume, in the shape that the command line of the engine prints. */
export interface ResumeTruth {
  firstName: string;
  lastName: string;
  email: string;
  /** E.164. */
  phone: string;
  city: string;
  state: string;
  zipCode: string;
  /** As listed in the skills section. */
  skills: string[];
  education: {
    school: string;
    /** With its subject, as written. */
    degree: string;
    degreeName: string;
    major: string;
  }[];
  work: {
    title: string;
    companyName: string;
    /** `YYYY-MM`, or `YYYY` when the document tells no more. */
    startDate: string;
    endDate: string;
  }[];
  certifications: string[];
}
