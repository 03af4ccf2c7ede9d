import type { Job } from '@portal/domain/jobs/job';
import { clientAccessTexts as accessTexts, clientShownTexts as texts } from '@portal/domain/texts/client-connect';
import { hasProduct } from '@portal/domain/organizations/product-feature';
import { isJobInClientConnect } from '@portal/domain/client-connect/client-jobs';
import { jobCandidateSchema } from '@portal/domain/candidates/job-candidate';
import { collections } from '@portal/domain/paths/firestore-paths';
import { Badge, Button, Modal, Stack, Text } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { collection, limit, query, where } from 'firebase/firestore';
import { useState } from 'react';
import { BusyButton } from '../../components/ui/busy-button';
import { runWithNotice } from '../../components/ui/run-with-notice';
import { useData } from '../../firebase/data-provider';
import { useLiveQuery } from '../../firebase/use-live';
import { useOrganization } from '../../session/session-context';
import { ContactAccess } from './contact-access';
import { useClientConnectCalls } from './use-client-connect-calls';
import { useContactByEmail } from '../../firebase/use-portal-access';

/** A job in Client Connect: who added it, whether it is shown, and the access of its client contact. */
export function JobClientConnect({ job }: { job: Job }) {
  const organization = useOrganization();
  const [isOpen, setOpen] = useState(false);
  if (!hasProduct(organization, 'portal')) return null;
  return (
    <>
      {job.clientConnect?.addedByContactId && (
        <Badge variant="light" size="lg" tt="none">
          {texts.fromClient(job.clientConnect.addedByName)}
        </Badge>
      )}
      <JobVisibility job={job} />
      <Button
        variant="default"
        leftSection={<IconUsers size={16} aria-hidden />}
        onClick={() => {
          setOpen(true);
        }}
      >
        {accessTexts.access}
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => {
          setOpen(false);
        }}
        title={accessTexts.access}
        centered
      >
        <JobContact job={job} />
      </Modal>
    </>
  );
}

function JobVisibility({ job }: { job: Job }) {
  const { organizationId, id } = job;
  const { setJob } = useClientConnectCalls(organizationId);
  const { firestore } = useData();
  const path = collections.candidates(organizationId, id);
  const shown = useLiveQuery(
    `${path}|portal`,
    query(
      collection(firestore, path),
      where('submissionStatus.portal', '==', true),
      where('isDeleted', '==', false),
      limit(1),
    ),
    jobCandidateSchema,
  );
  if (shown.status !== 'success') return null;
  const isShown = isJobInClientConnect(job, shown.data.length);
  return (
    <BusyButton
      variant="default"
      onClick={() => runWithNotice(() => setJob(id, !isShown), { done: isShown ? texts.jobHidden : texts.jobShown })}
    >
      {isShown ? texts.hideJob : texts.showJob}
    </BusyButton>
  );
}

function JobContact({ job: { organizationId, contact, company } }: { job: Job }) {
  const email = contact.email.trim().toLowerCase();
  const found = useContactByEmail(organizationId, email);
  if (email === '') return <Text size="sm">{accessTexts.noJobContact}</Text>;
  if (found.status !== 'success') return null;
  const name = contact.name || found.data?.name || '';
  const companyName = found.data?.companyName || company;
  return (
    <Stack gap="sm">
      <Text size="sm">
        {accessTexts.jobContact}: {name ? `${name}, ${email}` : email}
      </Text>
      <ContactAccess
        organizationId={organizationId}
        contact={{ contactId: found.data?.id ?? '', email, name, companyName }}
      />
    </Stack>
  );
}
