import { InterviewLists } from '../../../features/interviews/components/interview-lists';
import { useOrganization, useSignedIn } from '../../../session/session-context';

/** /app/interviews. */
export function Component() {
  const { id } = useOrganization();
  const { user } = useSignedIn();
  return <InterviewLists organizationId={id} userId={user.id} />;
}
