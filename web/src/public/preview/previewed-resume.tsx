import type { ResumePage } from '@portal/domain/contracts/public-api';
import { publicResumeTexts } from '@portal/domain/texts/public-resume';
import { useMemo } from 'react';
import { Button } from '../components/button';
import content from '../components/content.module.css';
import { Toolbar } from '../components/toolbar';
import { Feedback } from '../feedback/feedback';
import { resumeFeedback } from '../resume/resume-feedback';
import { ResumeDetails } from '../resume/resume-details';
import { ResumeHeader } from '../resume/resume-header';

const noKey = { publicToken: '', candidateId: '', accessCode: '' };
const nothing = () => undefined;

/** The page of a candidate; it can be read and scrolled, and nothing on it pressed. */
export default function PreviewedResume({ page }: { page: ResumePage }) {
  const target = useMemo(() => resumeFeedback(page, noKey), [page]);
  const { resume, feedback } = page;
  if (!resume) return null;
  return (
    <div inert>
      <Toolbar theme={page.theme} actions={<Button>{publicResumeTexts.downloadPdf}</Button>} />
      <main className={content.content}>
        <ResumeHeader resume={resume} jobTitle={page.jobTitle} profile={null} />
        {feedback && <Feedback target={target} questions={feedback} onVoted={nothing} />}
        <ResumeDetails page={page} resume={resume} resumeKey={noKey} />
      </main>
    </div>
  );
}
