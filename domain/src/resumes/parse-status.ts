/** How far the parsing of a job or a resume has come ("sovrenParsedStatus" in 000 §3). */
export const parseStatuses = ['notParsed', 'parsing', 'parsed', 'failed'] as const;
export type ParseStatus = (typeof parseStatuses)[number];
