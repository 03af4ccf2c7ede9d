/** Dialog that shows a mail before it is sent. */
export const mailPreviewTexts = {
  title: 'Email preview',
  subject: 'Subject',
  body: 'Message',
  from: 'From',
  to: 'To',
  mail: 'Email as the recipient sees it',
  width: 'Screen',
  desktop: 'Desktop',
  phone: 'Phone',
  preview: 'Preview',
  failed: 'The email could not be shown.',
  variables: 'Names in brackets, such as [clientFirstName], are filled for each recipient.',
} as const;
