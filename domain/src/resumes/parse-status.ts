/** Status of parsing a job or a resume. */
export const parseStatuses = ['notParsed', 'parsing', 'parsed', 'failed'] as const;
export type ParseStatus = (typeof parseStatuses)[number];
