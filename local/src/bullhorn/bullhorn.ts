import { join } from 'node:path';
import type { Ports } from '../launcher/ports';
import type { ProcessKeeper, Program } from '../launcher/process-keeper';
import { localSecrets } from '../launcher/secrets';
import { untilAnswers } from '../launcher/until-answers';
import { repositoryRoot } from '../repository';

/** The product's client id at the simulator; the secret comes from {@link localSecrets}. */
export const bullhornClientId = 'portal';

/** Environment variables that point the functions at the simulated ATS. */
export function bullhornEnvironment({ bullhorn }: Pick<Ports, 'bullhorn'>): Record<string, string> {
  return {
    BULLHORN_URL: `http://127.0.0.1:${bullhorn}/rest-services`,
    BULLHORN_ISSUER: `http://127.0.0.1:${bullhorn}/oauth`,
    BULLHORN_CLIENT_ID: bullhornClientId,
  };
}

/** Starts the ATS simulator and waits until it answers. It ends with its keeper. */
export async function startBullhorn(keeper: ProcessKeeper, ports: Pick<Ports, 'bullhorn'>): Promise<Program> {
  const server = keeper.start({
    name: 'bullhorn',
    command: process.execPath,
    args: ['--import', import.meta.resolve('tsx'), join(import.meta.dirname, 'main.ts')],
    cwd: repositoryRoot,
    env: {
      ...process.env,
      ...bullhornEnvironment(ports),
      BULLHORN_CLIENT_SECRET: localSecrets().BULLHORN_CLIENT_SECRET,
      PORT: String(ports.bullhorn),
    },
  });
  await untilAnswers(`http://127.0.0.1:${ports.bullhorn}/`, server);
  return server;
}
