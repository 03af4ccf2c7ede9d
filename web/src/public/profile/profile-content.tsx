import type { ProfilePage } from '@portal/domain/contracts/marketing-pages-api';
import { publicProfileTexts } from '@portal/domain/texts/public-profile';
import { useCallback, useMemo, useState } from 'react';
import { Panel } from '../components/panel';
import { Feedback } from '../feedback/feedback';
import { useMarketingTracking } from '../marketing/use-marketing-tracking';
import { PageTitle } from '../marketing/page-title';
import type { PageAccess } from '../marketing/use-page-access';
import { isStaff } from '../viewer/is-staff';
import classes from '../marketing/marketing.module.css';
import { profileFeedback } from './profile-feedback';
import { ProfileView } from '../../components/profile/profile-view';

interface Props {
  page: ProfilePage;
  /** Encoded id. */
  candidateId: string;
  access: PageAccess;
  isTracked: boolean;
}

/** A marketing profile with its vote and questions, on its own page and next to a list. */
export function ProfileContent({ page, ...props }: Props) {
  const { content } = page;
  if (!content) return <Panel icon="file" title={publicProfileTexts.gone} />;
  return <ShownContent page={page} content={content} {...props} />;
}

type ShownProps = Props & { content: NonNullable<ProfilePage['content']> };

function ShownContent({ page, content, candidateId, access, isTracked }: ShownProps) {
  const [hasVoted, setVoted] = useState(false);
  const questions = isStaff(document.cookie) ? null : content.feedback;
  useMarketingTracking({ kind: 'profile', id: candidateId }, access, isTracked && !hasVoted);
  const onVoted = useCallback(() => {
    setVoted(true);
  }, []);
  const target = useMemo(
    () => profileFeedback(content, page.feedbackTexts, candidateId, access),
    [content, page.feedbackTexts, candidateId, access],
  );
  return (
    <div className={classes.profile}>
      <PageTitle title={content.name} profile={content.profile} />
      {questions && <Feedback target={target} questions={questions} onVoted={onVoted} />}
      <ProfileView profile={content.profile} side="marketing" />
    </div>
  );
}
