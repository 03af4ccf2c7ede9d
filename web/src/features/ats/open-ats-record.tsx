import { contactSchema } from '@portal/domain/contacts/contact';
import { jobSchema } from '@portal/domain/jobs/job';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { atsTexts } from '@portal/domain/texts/ats';
import { Button } from '@mantine/core';
import { collection, doc, limit, query, where } from 'firebase/firestore';
import type { ReactNode } from 'react';
import { Link, Navigate } from 'react-router';
import { Empty, LoadFailed, PageLoading } from '../../components/ui/states';
import { paths } from '../../config/paths';
import { useData } from '../../firebase/data-provider';
import { useLiveDocument, useLiveQuery } from '../../firebase/use-live';
import type { AtsVisit } from '../../session/ats-visit';

interface Visit {
  organizationId: string;
  id: string;
}

/** Opens the screen of a record of the ATS; kinds that have no screen, such as companies and placements, lead to the jobs. */
export function OpenAtsRecord({ organizationId, visit }: { organizationId: string; visit: AtsVisit }) {
  const Screen = screens[visit.entity];
  return Screen ? (
    <Screen organizationId={organizationId} id={visit.id} />
  ) : (
    <Navigate to={paths.jobs.href()} replace />
  );
}

const screens: Readonly<Record<string, (visit: Visit) => ReactNode>> = {
  JobOrder: OpenJob,
  Candidate: ({ id }) => <Navigate to={paths.skillsCandidate.href(id)} replace />,
  Tearsheet: ({ id }) => <Navigate to={paths.tearsheet.href(id, { isJobMarket: false })} replace />,
  ClientContact: (visit) => <OpenContact {...visit} isLead={false} />,
  Lead: (visit) => <OpenContact {...visit} isLead />,
};

/** Contacts have no page of their own: the list shows the one. */
function OpenContact({ organizationId, id, isLead }: Visit & { isLead: boolean }) {
  const { firestore } = useData();
  const path = isLead ? documents.lead(organizationId, id) : documents.clientContact(organizationId, id);
  const found = useLiveDocument(doc(firestore, path), contactSchema);
  if (found.status === 'loading') return <PageLoading isInside />;
  // Users who do not market candidates have no contacts.
  if (found.status === 'error') return <Navigate to={paths.jobs.href()} replace />;
  return <Navigate to={paths.contacts.href({ isLead, search: found.data?.email ?? '' })} replace />;
}

function OpenJob({ organizationId, id }: Visit) {
  const { firestore } = useData();
  const jobs = collection(firestore, collections.jobs(organizationId));
  const found = useLiveQuery(
    `${organizationId}|ats-job|${id}`,
    query(jobs, where('entityId', '==', id), limit(1)),
    jobSchema,
  );
  if (found.status === 'loading') return <PageLoading isInside />;
  if (found.status === 'error') return <LoadFailed onRetry={found.retry} />;
  const [job] = found.data;
  if (job) return <Navigate to={paths.job.href(job.id)} replace />;
  return (
    <Empty
      action={
        <Button component={Link} to={paths.jobs.href()} variant="default">
          {atsTexts.openJobs}
        </Button>
      }
    >
      {atsTexts.jobNotImported}
    </Empty>
  );
}
