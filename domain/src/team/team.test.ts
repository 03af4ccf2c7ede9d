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
  test('users without an email are left out on both sides', () => {
    const tied = user({ email: '', bullhornMasterUserId: '77' });
    const team = teamOf([user({ email: '' }), tied], [integrated({ email: '' })]);
    expect(team).toEqual({ teamMembers: [], atsUsers: [] });
  });

  test('ATS users are sorted by email', () => {
    const others = [integrated({ id: '1', email: 'zoe@x.example' }), integrated({ id: '2', email: 'abe@x.example' })];
    expect(teamOf([], others).atsUsers.map(({ id }) => id)).toEqual(['2', '1']);
  });

  test('a user is enabled when the ATS user with the same email is authorized', () => {
    expect(isDisabled(user({}), [integrated({ bhAuth: true })])).toBe(false);
    expect(isDisabled(user({}), [integrated({ bhAuth: false })])).toBe(true);
  });

  test('a user without an ATS user is disabled, unless linked to the ATS by id', () => {
    const others = [integrated({ email: 'bob@agency.example', bhAuth: true })];
    expect(isDisabled(user({}), others)).toBe(true);
    expect(isDisabled(user({ bullhornMasterUserId: '77' }), others)).toBe(false);
  });

  test('the ATS does not disable clients', () => {
    const others = [integrated({ email: 'bob@agency.example', bhAuth: true })];
    expect(isDisabled(user({ accountType: 'recruiterClient' }), others)).toBe(false);
  });

  test('a disabled user stays disabled', () => {
    expect(isDisabled(user({ activeStatus: activeStatus.disabled }), [integrated({ bhAuth: true })])).toBe(true);
  });
});

test('a team row names the user, and is disabled unless authorized', () => {
  for (const bhAuth of [true, false]) {
    const { teamMembers } = teamOf([user({ id: 'ann' })], [integrated({ bhAuth })]);
    expect(teamMembers).toMatchObject([{ id: 'ann', userId: 'ann', userExists: true, isDisabled: !bhAuth, bhAuth }]);
  }
});

test('access to the portal does not depend on the ATS', () => {
  const others = [integrated({ bhAuth: false })];
  const accessOf = (changes: Partial<User>) => teamOf([user(changes)], others).teamMembers[0]?.portalAccess;
  const invited = { accessStatus: { core: { invited: true, hasPassword: false } }, accessRights: {} };
  expect(accessOf({})).toBe('active');
  expect(accessOf({ activeStatus: activeStatus.disabled, userProducts: invited })).toBe('disabled');
  expect(accessOf({ userProducts: invited })).toBe('invited');
});

test('without an ATS, the user document alone decides', () => {
  expect(isDisabled(user({}), [])).toBe(false);
});
