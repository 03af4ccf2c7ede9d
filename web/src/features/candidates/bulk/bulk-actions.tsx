import { stepNames } from '@portal/domain/candidates/status-text';
import { submissionSteps } from '@portal/domain/candidates/submission-status';
import { hasProduct } from '@portal/domain/organizations/product-feature';
import { bulkTexts as texts } from '@portal/domain/texts/bulk';
import { Button, Group, Menu, Text } from '@mantine/core';
import { IconChevronDown, IconList, IconTrash } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { ProgressBar } from '../../../components/ui/progress-bar';
import { useOrganization, useSignedIn } from '../../../session/session-context';
import { ownStatuses, stepFlags } from '../data/status-choices';
import type { StatusChanges } from '../data/use-candidate-actions';
import { useBulkActions, type BulkCandidate } from './use-bulk-actions';

const AddToTearsheetDialog = lazy(() => import('./add-to-tearsheet-dialog'));

interface Props {
  candidates: readonly BulkCandidate[];
  /** Says which candidates they are, where it is not plain. */
  hint?: string;
  /** @param done for whom it was done. */
  onDone: (done: readonly string[]) => void;
}

/** What can be done to all selected candidates at once, besides submitting. */
export function BulkActions({ candidates, hint, onDone }: Props) {
  const organization = useOrganization();
  const { user } = useSignedIn();
  const { progress, setStatus, remove } = useBulkActions();
  const [isAdding, setAdding] = useState(false);
  const { jobSubmission, bhStatuses } = organization.integration.bullhorn;
  const names = stepNames(jobSubmission);
  const isMarketing =
    hasProduct(organization, 'skillsMarketing') && user.userProducts.accessRights.skillsMarketing !== false;
  const finish = async (work: Promise<readonly { id: string }[]>) => {
    onDone((await work).map(({ id }) => id));
  };
  const change = (changes: StatusChanges) => {
    void finish(setStatus(candidates, changes));
  };
  if (progress) {
    const label = texts.progress(progress.finished, progress.all);
    return (
      <Group gap="xs" wrap="nowrap" role="status">
        <ProgressBar w={120} label={label} part={progress.finished / progress.all} />
        <Text size="sm">{label}</Text>
      </Group>
    );
  }
  return (
    <>
      <Menu position="bottom-end" shadow="md" width={260}>
        <Menu.Target>
          <Button variant="default" rightSection={<IconChevronDown size={14} aria-hidden />}>
            {texts.actions(candidates.length)}
          </Button>
        </Menu.Target>
        <Menu.Dropdown mah={420} style={{ overflowY: 'auto' }}>
          {hint && <Menu.Label>{hint}</Menu.Label>}
          {isMarketing && (
            <Menu.Item
              leftSection={<IconList size={16} aria-hidden />}
              onClick={() => {
                setAdding(true);
              }}
            >
              {texts.tearsheet}
            </Menu.Item>
          )}
          <Menu.Item
            color="red"
            leftSection={<IconTrash size={16} aria-hidden />}
            onClick={() => void finish(remove(candidates))}
          >
            {texts.remove}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Label>{texts.status}</Menu.Label>
          {submissionSteps.map((step) => (
            <Menu.Item
              key={step}
              onClick={() => {
                change({ ...stepFlags[step], detail: '' });
              }}
            >
              {names[step]}
            </Menu.Item>
          ))}
          {ownStatuses(bhStatuses, []).map((detail) => (
            <Menu.Item
              key={detail}
              onClick={() => {
                change({ detail });
              }}
            >
              {detail}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {isAdding && (
        <Suspense fallback={null}>
          <AddToTearsheetDialog
            organizationId={organization.id}
            candidates={candidates}
            onClose={() => {
              setAdding(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
