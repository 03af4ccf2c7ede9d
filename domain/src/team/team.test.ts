import { describe, expect, test } from '@jest/globals';
import { activeStatus } from '../access/roles';
import { atsUserSchema, type AtsUser } from '../ats/ats-records';
import { userSchema, type User } from '../users/user';
import { teamOf } from './team';

const user = (changes: Partial<User>): User =>
  userSchema.cast({ id: 'u', email: 'ann@agency.example', ...changes }, { assert: false });
const integrated = (changes: Partial<AtsUser>): AtsUser =>
  atsUserSchema.cast({ id: '1', email: 'ann@agency.example', ...changes }, { assert: false });

const isDisabled = (person: User, others: AtsUser[]) => teamOf([person], others).teamMembers[0]?.isDisabled;

describe('the team of an organization with an applicant-tracking system', () => {
  test('people without an email are on neither side', () => {
    const tied = user({ email: '', bullhornMasterUserId: '77' });
    const team = teamOf([user({ email: '' }), tied], [integrated({ email: '' })]);
    expect(team).toEqual({ members: [], integrationUsers: [] });
  });

  test('users of the system stand in the order of their addresses', () => {
    const others = [integrated({ id: '1', email: 'zoe@x.example' }), integrated({ id: '2', email: 'abe@x.example' })];
    expect(teamOf([], others).atsUsers.map(({ id }) => id)).toEqual(['2', '1']);
  });

  test('a user is enabled as the user of the same address there is', () => {
    expect(isDisabled(user({}), [integrated({ bhAuth: true })])).toBe(false);
    expect(isDisabled(user({}), [integrated({ bhAuth: false })])).toBe(true);
  });

  test('a user who is unknown there counts as disabled, unless tied to the system', () => {
    const others = [integrated({ email: 'bob@agency.example', bhAuth: true })];
    expect(isDisabled(user({}), others)).toBe(true);
    expect(isDisabled(user({ bullhornMasterUserId: '77' }), others)).toBe(false);
  });

  test("a client's account is not measured by the system", () => {
    const others = [integrated({ email: 'bob@agency.example', bhAuth: true })];
    expect(isDisabled(user({ accountType: 'recruiterClient' }), others)).toBe(false);
  });

  test('who is disabled stays so', () => {
    expect(isDisabled(user({ activeStatus: activeStatus.disabled }), [integrated({ bhAuth: true })])).toBe(true);
  });
});

test('a line of the team says who it is, and that being disabled is the opposite of being authorised', () => {
  for (const bhAuth of [true, false]) {
    const { teamMembers: members } = teamOf([user({ id: 'ann' })], [integrated({ bhAuth })]);
    expect(members).toMatchObject([{ id: 'ann', userId: 'ann', userExists: true, isDisabled: !bhAuth, bhAuth }]);
  }
});

test('in an organization without such a system, everybody is as their account is', () => {
  expect(isDisabled(user({}), [])).toBe(false);
});
