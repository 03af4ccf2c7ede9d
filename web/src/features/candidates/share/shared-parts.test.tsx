import { expect, test } from '@jest/globals';
import { jobCandidateSchema } from '@portal/domain/candidates/job-candidate';
import { newOrganization } from '@portal/domain/organizations/organization';
import { viewerProfile } from '@portal/domain/profiles/viewer-profile';
import type { Redaction } from '@portal/domain/redaction/redaction';
import { cast } from '@portal/domain/testing/cast';
import { shareTexts } from '@portal/domain/texts/candidate-page';
import { screen } from '@testing-library/react';
import { DataProvider } from '../../../firebase/data-provider';
import { FirebaseContext } from '../../../firebase/firebase-context';
import { SessionContext, type Session } from '../../../session/session-context';
import { withApp } from '../../../testing/app-for-tests';
import { fakeHandle } from '../../../testing/fake-api';
import { render } from '../../../testing/render';
import { SharedParts } from './shared-parts';

const agency = newOrganization({ id: 'agency-a', name: 'Wren Partners' });
const handle = withApp(fakeHandle({ getIdToken: () => Promise.resolve('token') }));

const redaction = (kind: Redaction['kind'], text: string, isOn = true): Redaction => ({
  ...{ kind, text, isOn, isManual: false },
  forms: [text],
});
const profiles = [
  { id: 'full', name: 'Default', isAnonymous: false, redactions: [] },
  {
    ...{ id: 'black', name: 'Blind', isAnonymous: true },
    redactions: [
      redaction('person', 'Ned Nameless'),
      redaction('email', 'ned@mail.example'),
      redaction('employer', 'Mercy Hospital', false),
    ],
  },
];

/** The list of what viewers see of a candidate whose link has this profile. */
function show(selectedProfileId: string, isAnonymous = false): string {
  const candidate = jobCandidateSchema.cast(
    { id: 'c', jobId: 'j', organizationId: agency.id, isPublic: true, public: { selectedProfileId, isAnonymous } },
    { assert: false },
  );
  const profile = profiles.find(({ id }) => id === selectedProfileId) ?? null;
  const { recruiter: user } = cast;
  const actor = { uid: user.id, organizationId: agency.id, userRoles: user.userRoles };
  const session: Session = { status: 'signedIn', user, actor, organization: agency };
  render(
    <FirebaseContext value={handle}>
      <SessionContext value={session}>
        <DataProvider>
          <SharedParts candidate={candidate} shown={viewerProfile(candidate.public, profile)} />
        </DataProvider>
      </SessionContext>
    </FirebaseContext>,
  );
  return screen.getByRole('region', { name: shareTexts.viewersSee }).textContent;
}

test('without a profile viewers see the formatted resume', () => {
  const list = show('');
  expect(list).toContain('No profile is selected: viewers see the formatted resume.');
  expect(list).toContain('Name, occupation, city, summary');
});

test('a named profile takes the place of the formatted resume', () => {
  const list = show('full');
  expect(list).toContain('Default');
  expect(list).toContain('The profile takes its place.');
  expect(list).not.toContain('Name, occupation, city, summary');
  expect(list).not.toContain('anonymous');
});

test('an anonymous profile hides the resume, the original and the score, and says what is blacked out', () => {
  const list = show('black');
  expect(list).toContain('Anonymous: Blind');
  expect(list).toContain('Blacked out: 2 texts (person, email). Not blacked out: Mercy Hospital.');
  expect(list.split('Not shown, because the candidate is anonymous.')).toHaveLength(4);
});

test.each([
  ['', true],
  ['gone', false],
  ['full', true],
] as const)('viewers see nothing of a candidate who was anonymous and has profile «%s»', (selected, wasAnonymous) => {
  const list = show(selected, wasAnonymous);
  expect(list).toContain('viewers see “Anonymous candidate” alone');
  expect(list).toContain('No file, because viewers see no profile.');
});
