import type { JobCandidate } from '@portal/domain/candidates/job-candidate';
import { statusText, stepNames } from '@portal/domain/candidates/status-text';
import { currentSubmissionStatus, submissionSteps } from '@portal/domain/candidates/submission-status';
import { candidatePageTexts } from '@portal/domain/texts/candidate-page';
import { Button, Menu, ScrollArea } from '@mantine/core';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { useOrganization } from '../../../session/session-context';
import { ownStatuses, stepFlags } from '../data/status-choices';
import { useCandidateActions } from '../data/use-candidate-actions';

/** The submission step of the candidate, and the organization's own statuses. */
export function StatusMenu({ candidate }: { candidate: JobCandidate }) {
  const { setStatus } = useCandidateActions();
  const { jobSubmission, bhStatuses } = useOrganization().integration.bullhorn;
  const names = stepNames(jobSubmission);
  const { submissionStatus } = candidate;
  const shown = statusText(candidate.submissionStatus, jobSubmission);
  const current = currentSubmissionStatus(submissionStatus);
  const statuses = ownStatuses(bhStatuses, [submissionStatus.detail]);
  const check = (isChosen: boolean) =>
    isChosen ? <IconCheck size={14} aria-hidden /> : <span style={{ width: 14 }} />;
  return (
    <Menu position="bottom-end" shadow="md" width={260}>
      <Menu.Target>
        <Button
          variant="default"
          maw="100%"
          rightSection={<IconChevronDown size={14} aria-hidden />}
          aria-label={`${candidatePageTexts.status}: ${shown}`}
        >
          {shown}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {submissionSteps.map((step) => (
          <Menu.Item
            key={step}
            leftSection={check(step === current)}
            onClick={() => void setStatus(candidate, stepFlags[step])}
          >
            {names[step]}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <ScrollArea.Autosize mah={300}>
          {['', ...statuses].map((detail) => (
            <Menu.Item
              key={detail}
              leftSection={check(detail === submissionStatus.detail)}
              onClick={() => void setStatus(candidate, { detail })}
            >
              {detail || candidatePageTexts.noStatus}
            </Menu.Item>
          ))}
        </ScrollArea.Autosize>
      </Menu.Dropdown>
    </Menu>
  );
}
