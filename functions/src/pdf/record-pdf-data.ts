/** A readable list of records as plain data. */
export interface RecordPdfData {
  title: string;
  subtitle: string;
  /** Says that lines were left out. */
  short: string;
  sections: { title: string; entries: { title: string; lines: string[] }[] }[];
}
