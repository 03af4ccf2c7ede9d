/** Public page of a job, where applicants upload a resume (002 §2, §5, §8). */
export const publicJobTexts = {
  upload: 'Upload Resume',
  acceptedTypes: '.pdf, .doc or .docx',
  uploaded: 'Successfully Uploaded Resume',
  uploadFailedTitle: 'Error Uploading Resume',
  uploadFailed: 'Error uploading Resume. Please try again later.',
  closed: 'This job is no longer accepting resumes.',
  readMore: 'Read More',
  collapse: 'Collapse',
  requiredSkills: 'Required Skills',
  education: 'Education',
  salary: 'Salary',
  jobCategory: 'Job Category',
  contact: 'Contact',
  confirmationTitle: 'Thank you',
  confirmationPrompt: 'We have received your resume and will be in touch.',
} as const;
