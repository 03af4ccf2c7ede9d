/** Texts of the resume PDF only. */
export const resumePdfTexts = {
  title: (fullName: string) => `Resume of ${fullName}`,
  presentedFor: (jobTitle: string) => `Presented for ${jobTitle}`,
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
} as const;
