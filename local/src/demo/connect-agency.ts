import { createBullhorn } from '@portal/functions/adapters/bullhorn/bullhorn';
import { connectBullhorn } from '@portal/functions/cli/connect-bullhorn';
import { readBullhorn } from '@portal/functions/runtime/config';
import type { Logger } from '@portal/functions/runtime/logger';
import { createStore } from '@portal/functions/store/store';
import { simulatedUser, type SimulatedUser } from '../bullhorn/simulated-user';
import { demoAccounts, demoOrganizations, demoPassword } from './accounts';
import { makeAtsRecords, type AtsRecords } from './ats-records';
import { prepareProduct } from './environment';

const { alder } = demoOrganizations;

/** Keeps log lines of the connection out of the launcher's output. */
const quiet: Logger = { info: () => undefined, warn: () => undefined, error: () => undefined, with: () => quiet };

/**
 * Adds the demo agency to the simulated ATS and connects it. Runs at every start: the simulator keeps nothing, so refresh
 * tokens of earlier runs are invalid.
 */
export async function connectDemoAgency({ projectId }: { projectId: string }): Promise<void> {
  const admin = demoAccounts.find(({ organizationId, userRoles }) => organizationId === alder && userRoles.admin);
  const users = usersOfAgency();
  const owners = users.slice(0, 4).map(({ id }) => id);
  const records = await makeAtsRecords(owners, Date.now());
  await connectAgency({ projectId, username: 'alder.api', email: admin?.email ?? '', users, records });
}

/**
 * Adds a customer to the simulated ATS and connects an agency to it, with the same code as the admin command. Reads URLs
 * from the environment, see `clientEnvironment`.
 * @param options.email of the agency's admin who connects it.
 */
async function connectAgency(options: {
  projectId: string;
  username: string;
  email: string;
  users: readonly SimulatedUser[];
  records: AtsRecords;
}): Promise<void> {
  const { projectId, username, email, users, records } = options;
  prepareProduct(projectId);
  const response = await fetch(new URL(`/simulator/corporations/${username}`, process.env.BULLHORN_URL), {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password: demoPassword, users, ...records }),
  });
  if (!response.ok) throw new Error(`The applicant-tracking system answers ${response.status}.`);
  const settings = readBullhorn(process.env);
  if (!settings) throw new Error('Nothing tells where the applicant-tracking system is.');
  const tracking = createBullhorn({ ...settings, log: quiet });
  await connectBullhorn({ email, username, password: demoPassword }, { store: createStore(), tracking });
}

/** The agency's users, some without an account in the portal, one of them without an email, and one who has left. */
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
