import type { ContactBlock, PublicResume, PublicTheme, ResumePage } from '@portal/domain/contracts/public-api';

/** A checked logo: PNG or JPEG of a harmless size. */
export interface PdfLogo {
  bytes: Uint8Array;
  format: 'png' | 'jpg';
  /** Pixels. */
  width: number;
  height: number;
}

/** All content of a resume's PDF as plain data; the drawing accesses no database. */
export interface ResumePdfData {
  resume: Omit<PublicResume, 'document' | 'grade'>;
  /** Empty when job titles are hidden. */
  jobTitle: string;
  theme: PublicTheme;
  labels: ResumePage['labels'];
  contact: ContactBlock | null;
  logo: PdfLogo | null;
}
