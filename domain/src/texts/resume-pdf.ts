/** Words on the PDF of a resume that no page has. */
export const resumePdfTexts = {
  title: (fullName: string) => `Resume of ${fullName}`,
  presentedFor: (jobTitle: string) => `Presented for ${jobTitle}`,
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
} as const;
