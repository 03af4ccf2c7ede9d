import { jobSchema } from '@portal/domain/jobs/job';
import { collections } from '@portal/domain/paths/firestore-paths';
import { atsTexts } from '@portal/domain/texts/ats';
import { Button } from '@mantine/core';
import { collection, limit, query, where } from 'firebase/firestore';
import { Link, Navigate } from 'react-router';
import { Empty, LoadFailed, PageLoading } from '../../components/ui/states';
import { paths } from '../../config/paths';
import { useData } from '../../firebase/data-provider';
import { useLiveQuery } from '../../firebase/use-live';
import type { AtsVisit } from '../../session/ats-visit';

/** Screens of records that the portal knows by the id of the ATS. */
const screens: Readonly<Record<string, (id: string) => string>> = {
  Candidate: paths.skillsCandidate.href,
  ClientContact: () => paths.contacts.href(),
  Lead: () => paths.contacts.href({ isLead: true }),
  Tearsheet: (id) => paths.tearsheet.href(id, { isJobMarket: false }),
};

/** Opens the screen of a record of the ATS; records without a screen lead to the jobs. */
export function OpenAtsRecord({ organizationId, visit }: { organizationId: string; visit: AtsVisit }) {
  if (visit.entity === 'JobOrder') return <OpenJob organizationId={organizationId} id={visit.id} />;
  return <Navigate to={screens[visit.entity]?.(visit.id) ?? paths.jobs.href()} replace />;
}

function OpenJob({ organizationId, id }: { organizationId: string; id: string }) {
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
