/** The made-up candidate of previews. */
export const sampleCandidateTexts = {
  name: 'Ada Byron',
  occupation: 'Registered Nurse',
  place: 'Columbus, OH',
  jobTitle: 'Charge Nurse, ICU',
  summary: 'Nine years on medical and intensive care wards, three of them as charge nurse.',
  skills: ['Critical care', 'Ventilators', 'Triage', 'Team leadership'],
  certification: 'CCRN',
  work: {
    title: 'Charge Nurse',
    companyName: 'Riverside Hospital',
    location: 'Columbus, OH',
    description: 'Leads twelve nurses on night shifts.',
  },
} as const;
