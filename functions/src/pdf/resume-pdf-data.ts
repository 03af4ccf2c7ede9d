import type { ContactBlock, PublicResume, PublicTheme, ResumePage } from '@portal/domain/contracts/public-api';

import type { DocumentImage } from './load-image';

/** All content of a resume's PDF as plain data; the drawing accesses no database. */
export interface ResumePdfData {
  resume: Omit<PublicResume, 'document' | 'grade'>;
  /** Empty when job titles are hidden. */
  jobTitle: string;
  theme: PublicTheme;
  labels: ResumePage['labels'];
  contact: ContactBlock | null;
  logo: DocumentImage | null;
}
