import { marketingApi } from '@portal/domain/contracts/marketing-api';
import { collections } from '@portal/domain/paths/firestore-paths';
import { tearsheetSchema } from '@portal/domain/tearsheets/tearsheet';
import { bulkTexts as texts } from '@portal/domain/texts/bulk';
import { ownTearsheetTexts } from '@portal/domain/texts/marketing';
import { Button, Modal, Select, Stack } from '@mantine/core';
import { collection, limit, query, where } from 'firebase/firestore';
import { useState } from 'react';
import { Link } from 'react-router';
import { BusyButton } from '../../../components/ui/busy-button';
import { Loaded } from '../../../components/ui/loaded';
import { runWithNotice } from '../../../components/ui/run-with-notice';
import { Empty } from '../../../components/ui/states';
import { paths } from '../../../config/paths';
import { callApi } from '../../../firebase/api-client';
import { useData } from '../../../firebase/data-provider';
import { useFirebase } from '../../../firebase/firebase-context';
import { useLiveQuery } from '../../../firebase/use-live';
import type { BulkCandidate } from './use-bulk-actions';

/** Most tearsheets to choose from. */
const maxOffered = 200;

interface Props {
  organizationId: string;
  candidates: readonly BulkCandidate[];
  onClose: () => void;
}

/** Puts candidates of jobs on a tearsheet of the portal. */
export default function AddToTearsheetDialog({ organizationId, candidates, onClose }: Props) {
  const { auth } = useFirebase();
  const { firestore } = useData();
  const [tearsheetId, setTearsheetId] = useState<string | null>(null);
  const path = collections.tearsheets(organizationId);
  const tearsheets = useLiveQuery(
    `${path}|own`,
    query(collection(firestore, path), where('source', '==', 'portal'), limit(maxOffered)),
    tearsheetSchema,
  );
  const add = async () => {
    let added = 0;
    const isAdded = await runWithNotice(
      async () => {
        for (const jobId of new Set(candidates.map((candidate) => candidate.jobId))) {
          const candidateIds = candidates.flatMap((candidate) => (candidate.jobId === jobId ? [candidate.id] : []));
          const request = { organizationId, tearsheetId: tearsheetId ?? '', jobId, candidateIds };
          added += (await callApi(auth, marketingApi.addJobCandidates, request, { api: 'app' })).added;
        }
      },
      { done: () => ownTearsheetTexts.added(added) },
    );
    if (isAdded) onClose();
  };
  return (
    <Modal opened onClose={onClose} title={texts.tearsheet} closeButtonProps={{ 'aria-label': texts.close }}>
      <Loaded live={tearsheets}>
        {(own) =>
          own.length === 0 ? (
            <Empty
              action={
                <Button component={Link} to={paths.tearsheets.href()}>
                  {texts.toTearsheets}
                </Button>
              }
            >
              {texts.noTearsheets}
            </Empty>
          ) : (
            <Stack gap="sm">
              <Select
                searchable
                data-autofocus
                label={texts.chooseTearsheet}
                data={own
                  .map(({ id, name }) => ({ value: id, label: name }))
                  .sort((a, b) => a.label.localeCompare(b.label))}
                value={tearsheetId}
                onChange={setTearsheetId}
              />
              <BusyButton variant="filled" disabled={tearsheetId === null} onClick={add}>
                {texts.add}
              </BusyButton>
            </Stack>
          )
        }
      </Loaded>
    </Modal>
  );
}
