import type { ContactBlock, PublicResume, PublicTheme, ResumePage } from '@portal/domain/contracts/public-api';

/** A logo that has been looked at: PNG or JPEG of a harmless size. */
export interface PdfLogo {
  bytes: Uint8Array;
  format: 'png' | 'jpg';
  /** Pixels. */
  width: number;
  height: number;
}

/** Everything on the PDF of a resume, as plain data: the drawing knows no database. */
export interface ResumePdfData {
  resume: Omit<PublicResume, 'document' | 'grade'>;
  /** Empty when titles are hidden. */
  jobTitle: string;
  theme: PublicTheme;
  labels: ResumePage['labels'];
  contact: ContactBlock | null;
  logo: PdfLogo | null;
}
