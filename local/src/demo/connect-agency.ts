import { connectBullhorn } from '@portal/functions/cli/connect-bullhorn';
import { ports } from '@portal/functions/runtime/context';
import { simulatedUser, type SimulatedUser } from '../bullhorn/corporations';
import { demoAccounts, demoOrganizations, demoPassword } from './accounts';
import { prepareProduct } from './environment';

const { alder } = demoOrganizations;
const username = 'alder.api';

/**
 * Makes the demo agency a customer of the simulated applicant-tracking system and connects it, by the way that an
 * operator goes. With every start: the system forgets, and a refresh token of an earlier run would count no more.
 */
export async function connectDemoAgency(options: { projectId: string; bullhornUrl: string }): Promise<void> {
  prepareProduct(options.projectId);
  const response = await fetch(new URL(`/simulator/corporations/${username}`, options.bullhornUrl), {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password: demoPassword, users: usersOfAgency() }),
  });
  if (!response.ok) throw new Error(`The applicant-tracking system answers ${response.status}.`);
  const admin = demoAccounts.find(({ organizationId, userRoles }) => organizationId === alder && userRoles.admin);
  await connectBullhorn({ email: admin?.email ?? '', username, password: demoPassword }, ports());
}

/** The agency's people, some more who have no account here, one of them without an address, and one who has left. */
function usersOfAgency(): SimulatedUser[] {
  const colleagues = demoAccounts.filter(({ organizationId }) => organizationId === alder);
  const strangers = ['Aisha Karim', 'Ben Whitlock', 'Carmen Duarte', 'Dmitri Volkov'];
  return [
    ...colleagues.map(({ name, email }, index) => simulatedUser({ id: 101 + index, name, email })),
    ...strangers.map((name, index) => {
      const address = `${name.toLowerCase().replace(' ', '.')}@alder-and-pine.example`;
      return simulatedUser({ id: 201 + index, name, email: address });
    }),
    simulatedUser({ id: 301, name: 'Front Desk' }),
    simulatedUser({ id: 302, name: 'Erin Moss', email: 'erin.moss@alder-and-pine.example', isDeleted: true }),
  ];
}
