import { expect, test } from '@jest/globals';
import { jobCandidateSchema } from '@portal/domain/candidates/job-candidate';
import { organizationSchema } from '@portal/domain/organizations/organization';
import { submissionTexts } from '@portal/domain/texts/submissions';
import { userSchema } from '@portal/domain/users/user';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { SessionContext } from '../../../session/session-context';
import { render } from '../../../testing/render';
import { SubmitSelected } from '../submit/submit-selected';
import { CompareTable } from './compare-table';

const candidateOf = (id: string, privateNotes: string) =>
  jobCandidateSchema.cast(
    { id, jobId: 'j', organizationId: 'o', fullName: id, summary: { privateNotes } },
    { assert: false },
  );

/** @param submitsSome whether the organization submits several candidates in one mail. */
function show(content: ReactNode, submitsSome = false) {
  const user = userSchema.cast({ id: 'u', email: 'u@a.example' }, { assert: false });
  const productFeature = { job: { multipleCandidatesClientSubmission: submitsSome ? '1' : '0' } };
  render(
    <SessionContext
      value={{
        status: 'signedIn',
        user,
        actor: { uid: 'u', organizationId: 'o', userRoles: user.userRoles },
        organization: organizationSchema.cast({ id: 'o', name: 'O', productFeature }, { assert: false }),
      }}
    >
      <MemoryRouter>{content}</MemoryRouter>
    </SessionContext>,
  );
}

test('notes are formatted text, and each candidate can be submitted', () => {
  const candidates = [candidateOf('Ann', '<p>Speaks <strong>French</strong>.</p>'), candidateOf('Bo', 'Line <b')];
  show(
    <CompareTable
      candidates={candidates.map((candidate) => ({ id: candidate.id, status: 'there', candidate, parsing: null }))}
      isJobParsed
      onRemove={() => undefined}
    />,
  );
  expect(screen.getByText('French').tagName).toBe('STRONG');
  expect(screen.queryByText(/<\/?p>/)).toBeNull();
  for (const name of ['Ann', 'Bo']) {
    expect(screen.getByRole('button', { name: `${submissionTexts.submit}: ${name}` })).not.toBeNull();
  }
});

test('several are submitted in one mail, or the screen says why not', () => {
  const both = <SubmitSelected organizationId="o" jobId="j" candidateIds={['a', 'b']} />;
  show(both);
  expect(screen.getByRole('note').textContent).toBe(submissionTexts.onlyOne);
  expect(screen.queryByRole('button')).toBeNull();
  show(both, true);
  expect(screen.getByRole('button', { name: submissionTexts.submitSome(2) })).not.toBeNull();
});
