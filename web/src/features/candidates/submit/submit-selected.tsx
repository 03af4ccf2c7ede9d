import { isFeatureOn } from '@portal/domain/fields/feature-flag';
import { maxSubmittedCandidates } from '@portal/domain/submissions/recipient';
import { submissionTexts } from '@portal/domain/texts/submissions';
import { Text } from '@mantine/core';
import { useOrganization } from '../../../session/session-context';
import { SubmitButton } from './submit-button';

interface Props {
  organizationId: string;
  jobId: string;
  candidateIds: string[];
}

/** Submits the selected candidates in one mail; where the organization submits one at a time, it says so instead. */
export function SubmitSelected(props: Props) {
  const { productFeature } = useOrganization();
  const count = props.candidateIds.length;
  if (count === 0) return null;
  if (count > maxSubmittedCandidates) {
    return (
      <Text size="sm" c="dimmed" role="note">
        {submissionTexts.atMost(maxSubmittedCandidates)}
      </Text>
    );
  }
  if (count > 1 && !isFeatureOn(productFeature.job.multipleCandidatesClientSubmission)) {
    return (
      <Text size="sm" c="dimmed" role="note">
        {submissionTexts.onlyOne}
      </Text>
    );
  }
  return <SubmitButton {...props} />;
}
