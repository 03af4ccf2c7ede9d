import type { PublicResume, ResumePage } from '@portal/domain/contracts/public-api';
import { publicResumeTexts } from '@portal/domain/texts/public-resume';
import type { ReactNode } from 'react';
import { Card } from '../components/card';
import content from '../components/content.module.css';
import { PlainText } from '../components/plain-text';
import { ProfileView } from '../../components/profile/profile-view';
import { RichText } from '../../components/profile/rich-text';
import { Tags } from '../components/tags';
import { formatDay } from '../client-connect/format';
import { ContactCard } from './contact-card';
import { formatPartialDate, formatPeriod } from '@portal/domain/resumes/format-period';
import { GradeCard } from './grade-card';
import { OriginalDocument } from './original-document';
import classes from './resume-details.module.css';
import type { ResumeAccess } from './resume-access';
import { Timeline } from './timeline';

interface Props {
  page: ResumePage;
  resume: PublicResume;
  resumeKey: ResumeAccess;
}

/** The resume with the recruiter's contact card next to it. */
export function ResumeDetails({ page, resume, resumeKey }: Props) {
  const { labels, contact, profile } = page;
  const texts = profile ? (
    <div className={classes.profile}>
      <ProfileView profile={profile} />
    </div>
  ) : (
    <ParsedTexts resume={resume} labels={labels} />
  );
  return (
    <div className={`${content.columns ?? ''} ${classes.columns ?? ''}`}>
      <div className={`${content.column ?? ''} ${classes.main ?? ''}`}>{texts}</div>
      <aside className={`${content.column ?? ''} ${classes.aside ?? ''}`} aria-label={labels.contact}>
        {contact && <ContactCard contact={contact} title={labels.contact} />}
        {resume.grade && <GradeCard grade={resume.grade} title={labels.score} />}
        <Listed title={labels.certifications} items={profile ? [] : resume.certifications}>
          <PlainList items={resume.certifications} />
        </Listed>
        <Listed title={publicResumeTexts.credentials} items={page.credentials}>
          <Credentials credentials={page.credentials} />
        </Listed>
        <Listed title={publicResumeTexts.languages} items={profile ? [] : resume.languages}>
          <PlainList items={resume.languages} />
        </Listed>
      </aside>
      {resume.document && (
        <div className={classes.document}>
          <OriginalDocument title={labels.candidateResume} document={resume.document} resumeKey={resumeKey} />
        </div>
      )}
    </div>
  );
}

/** What the resume says, when no profile was made of it. */
function ParsedTexts({ resume, labels }: { resume: PublicResume; labels: ResumePage['labels'] }) {
  return (
    <>
      {resume.recruiterNotes && (
        <Card title={labels.recruiterNotes} className={classes.notes ?? ''}>
          <RichText html={resume.recruiterNotes} />
        </Card>
      )}
      <Texts title={publicResumeTexts.summary} text={resume.objective} />
      <Listed title={labels.skills} items={resume.skills}>
        <Tags items={resume.skills} />
      </Listed>
      <Listed title={publicResumeTexts.work} items={resume.work}>
        <Timeline
          entries={resume.work.map((work) => ({
            title: work.title || work.companyName,
            subtitle: [work.title && work.companyName, work.location].filter(Boolean).join(' · '),
            period: formatPeriod(work),
            text: work.description,
          }))}
        />
      </Listed>
      <Listed title={publicResumeTexts.education} items={resume.education}>
        <Timeline
          entries={resume.education.map(({ school, degree, major, endDate }) => ({
            title: degree || major || school,
            subtitle: [degree && !degree.includes(major) ? major : '', degree || major ? school : '']
              .filter(Boolean)
              .join(' · '),
            period: formatPartialDate(endDate),
            text: '',
          }))}
        />
      </Listed>
    </>
  );
}

/** Credentials; those whose file may be opened lead to it. */
function Credentials({ credentials }: Pick<ResumePage, 'credentials'>) {
  return (
    <ul className={classes.list}>
      {credentials.map((credential, index) => (
        <li key={`${index} ${credential.kind}`} dir="auto">
          {credential.fileUrl === '' ? (
            credentialLine(credential)
          ) : (
            <a href={credential.fileUrl} target="_blank" rel="noopener noreferrer">
              {credentialLine(credential)}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

/** A credential with its last day. */
function credentialLine({ kind, expiresOn, isExpired }: ResumePage['credentials'][number]): string {
  if (expiresOn === '') return kind;
  const day = formatDay(Date.parse(`${expiresOn}T12:00:00`));
  return `${kind}, ${isExpired ? publicResumeTexts.credentialExpired(day) : publicResumeTexts.validUntil(day)}`;
}

/** A section that is omitted when it is empty. */
function Listed({ title, items, children }: { title: string; items: readonly unknown[]; children: ReactNode }) {
  return items.length > 0 && <Card title={title}>{children}</Card>;
}

function Texts({ title, text }: { title: string; text: string }) {
  return (
    text && (
      <Card title={title}>
        <PlainText text={text} />
      </Card>
    )
  );
}

function PlainList({ items }: { items: readonly string[] }) {
  return (
    <ul className={classes.list}>
      {items.map((item, index) => (
        <li key={`${index} ${item}`} dir="auto">
          {item}
        </li>
      ))}
    </ul>
  );
}
