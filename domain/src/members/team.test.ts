import { describe, expect, test } from '@jest/globals';
import { activeStatus } from '../access/roles';
import { integrationUserSchema, type IntegrationUser } from '../integration/integration';
import { userSchema, type User } from '../users/user';
import { teamOf } from './team';

const user = (changes: Partial<User>): User =>
  userSchema.cast({ id: 'u', email: 'ann@agency.example', ...changes }, { assert: false });
const integrated = (changes: Partial<IntegrationUser>): IntegrationUser =>
  integrationUserSchema.cast({ id: '1', email: 'ann@agency.example', ...changes }, { assert: false });

const statusOf = (person: User, others: IntegrationUser[]) => teamOf([person], others).members[0]?.activeStatus;

describe('the team of an organization with an applicant-tracking system', () => {
  test('people without an email are on neither side', () => {
    const team = teamOf([user({ email: '' })], [integrated({ email: '' })]);
    expect(team).toEqual({ members: [], integrationUsers: [] });
  });

  test('users of the system stand in the order of their addresses', () => {
    const others = [integrated({ id: '1', email: 'zoe@x.example' }), integrated({ id: '2', email: 'abe@x.example' })];
    expect(teamOf([], others).integrationUsers.map(({ id }) => id)).toEqual(['2', '1']);
  });

  test('a user is enabled as the user of the same address there is', () => {
    expect(statusOf(user({}), [integrated({ bhAuth: true })])).toBe(activeStatus.active);
    expect(statusOf(user({}), [integrated({ bhAuth: false })])).toBe(activeStatus.disabled);
  });

  test('a user who is unknown there counts as disabled, unless tied to the system', () => {
    const others = [integrated({ email: 'bob@agency.example', bhAuth: true })];
    expect(statusOf(user({}), others)).toBe(activeStatus.disabled);
    expect(statusOf(user({ bullhornMasterUserId: '77' }), others)).toBe(activeStatus.active);
  });

  test("a client's account is not measured by the system", () => {
    const others = [integrated({ email: 'bob@agency.example', bhAuth: true })];
    expect(statusOf(user({ accountType: 'recruiterClient' }), others)).toBe(activeStatus.active);
  });

  test('who is disabled stays so', () => {
    expect(statusOf(user({ activeStatus: activeStatus.disabled }), [integrated({ bhAuth: true })])).toBe(
      activeStatus.disabled,
    );
  });
});

test('in an organization without such a system, everybody is as their account is', () => {
  expect(statusOf(user({}), [])).toBe(activeStatus.active);
});
