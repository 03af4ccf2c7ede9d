/** What a perfect parser finds in a generated resume, in the shape that the engine's command line prints. */
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
    /** `YYYY-MM`, or `YYYY` when the document states only the year. */
    startDate: string;
    endDate: string;
  }[];
  certifications: string[];
}
