import { describe, expect, test } from '@jest/globals';
import { cast, castOrganizations } from '@portal/domain/testing/cast';
import { fakePorts } from '../testing/fake-ports';
import { activeTeamMember, firstActiveTeamMember, type Workplace } from './active-team-member';

const { store } = fakePorts();
const at = (createdBy: string, ofCandidate?: string): Workplace => ({
  job: { organizationId: castOrganizations.a, createdBy },
  ...(ofCandidate === undefined ? {} : { candidate: { createdBy: ofCandidate } }),
});
const idOf = async (uid: string, where: Workplace = at(cast.recruiter.id)) =>
  (await activeTeamMember(store, where, uid))?.id ?? null;

describe('a team member', () => {
  test.each([cast.recruiter.id, cast.otherRecruiter.id, cast.admin.id])('is %s', async (uid) => {
    expect(await idOf(uid)).toBe(uid);
  });

  test.each([
    ['somebody of another organization', cast.foreignRecruiter.id],
    ['somebody who was removed from the organization', cast.withoutOrganization.id],
    ['somebody who was disabled', cast.disabled.id],
    ['a super admin who has no part in it', cast.superAdmin.id],
    ['somebody who never was', 'nobody'],
    ['no one', ''],
    ['a document below a person', `${cast.recruiter.id}/private/integration`],
    ['half a path', `${cast.recruiter.id}/private`],
    ['what the database keeps for itself', '__reserved__'],
  ])('is not %s', async (_who, uid) => {
    expect(await idOf(uid)).toBeNull();
    expect(await idOf(uid, at(cast.recruiter.id, cast.recruiter.id))).toBeNull();
  });

  test('includes the super admin who created the job or the candidate, and no other creator', async () => {
    const { superAdmin, foreignRecruiter } = cast;
    expect(await idOf(superAdmin.id, at(superAdmin.id))).toBe(superAdmin.id);
    expect(await idOf(superAdmin.id, at(cast.recruiter.id, superAdmin.id))).toBe(superAdmin.id);
    expect(await idOf(foreignRecruiter.id, at(foreignRecruiter.id, foreignRecruiter.id))).toBeNull();
  });
});

test('takes the first who is still active', async () => {
  const uids = ['', cast.foreignRecruiter.id, cast.disabled.id, cast.otherRecruiter.id, cast.recruiter.id];
  expect((await firstActiveTeamMember(store, at(cast.recruiter.id), uids))?.id).toBe(cast.otherRecruiter.id);
  expect(await firstActiveTeamMember(store, at(cast.recruiter.id), uids.slice(0, 3))).toBeNull();
});
