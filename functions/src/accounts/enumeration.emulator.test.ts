import { expect, test } from '@jest/globals';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { authenticationApi } from '@portal/domain/contracts/authentication-api';
import { documents } from '@portal/domain/paths/firestore-paths';
import { PortalError } from '@portal/domain/errors/portal-error';
import { cast } from '@portal/domain/testing/cast';
import { freshId, makeAccount, write } from '../testing/emulator';
import { actorFor } from '../testing/fake-ports';
import { handlerContext } from '../testing/handler-context';
import { movableClock } from '../testing/movable-clock';
import { captchaChallenge } from './captcha';
import { encryptCode } from './invite-codes';
import { sendReset } from './send-reset';
import { sendUserCreatePasswordEmail } from './send-user-create-password-email';
import { sendUserEmailLoginLink } from './send-user-email-login-link';
import { signInWithPassword } from './sign-in-with-password';

/**
 * Neither the answers nor their timing reveal whether an email has an account. The handlers run in the test itself, on the
 * real database and auth service, because network noise could hide a difference.
 */

/** Pairs of a known and an unknown email, tried alternately. */
const pairs = 15;
/** A smaller difference of medians is not measurable over a network, and test order alone causes as much. */
const minMs = 3;

/**
 * Id prefix of known users, which sorts last. The emulator scans a collection by id until it finds a match, so a user among
 * those of other tests would be found earlier than a scan without a match ends; the service has an index.
 */
const lastOfAll = 'zzzz-known';

interface Told {
  ms: number;
  said: string;
}

/** What a refusal waits for passes at once, and counts as if it had been waited for. */
const clock = movableClock();

async function tell(act: () => Promise<unknown>): Promise<Told> {
  const startedAt = clock.now();
  const said = await act().then(
    (answer) => JSON.stringify(answer),
    (error: unknown) => JSON.stringify(PortalError.from(error).toAnswer()),
  );
  return { ms: clock.now() - startedAt, said };
}

const visitorContext = () => handlerContext(null, { clock });
const adminContext = () => handlerContext(actorFor('foreignAdmin'), { clock });

async function solvedCaptcha(of: ReturnType<typeof visitorContext>): Promise<string> {
  const challenge = (await captchaChallenge({}, of)) as unknown as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey, counterStart: 150 });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

/** Prepares the call for an email; the preparation is not measured. */
const calls: [string, (email: string) => Promise<() => Promise<unknown>>][] = [
  [
    'signing in',
    (email) => {
      const visitor = visitorContext();
      return Promise.resolve(() => signInWithPassword({ email, password: 'Wrong-password-1', captcha: '' }, visitor));
    },
  ],
  [
    'asking for a new password',
    async (email) => {
      const visitor = visitorContext();
      const captcha = await solvedCaptcha(visitor);
      return () => sendReset({ email, captcha }, visitor);
    },
  ],
  [
    'an admin who asks for a new password of somebody elsewhere',
    (email) => {
      const admin = adminContext();
      return Promise.resolve(() => sendReset({ email, captcha: '' }, admin));
    },
  ],
  [
    'an admin who asks for a sign-in link of somebody elsewhere',
    (email) => {
      const admin = adminContext();
      const input = authenticationApi.sendUserEmailLoginLink.request.cast({ userEmail: email });
      return Promise.resolve(() => sendUserEmailLoginLink(input, admin));
    },
  ],
  [
    'an admin who seals an invitation for somebody elsewhere and opens it',
    (email) => {
      const [admin, visitor] = [adminContext(), visitorContext()];
      const organization = { organizationId: 'other', logoUrl: '', primaryColor: '', name: '' };
      const invite = { userEmail: email, timestamp: admin.clock.now(), organization };
      const { code } = encryptCode({ code: invite }, admin);
      const input = authenticationApi.sendUserCreatePasswordEmail.request.cast({ userEmail: email, code });
      return Promise.resolve(() => sendUserCreatePasswordEmail(input, visitor));
    },
  ],
];

test.each(calls)('%s does not reveal who has an account', async (_name, prepare) => {
  const [known, unknown]: [Told[], Told[]] = [[], []];
  for (let pair = 0; pair <= pairs; pair += 1) {
    const { uid, email } = await makeAccount(lastOfAll);
    await write(documents.user(uid), { ...cast.recruiter, id: uid, email });
    const tries = [
      { list: known, act: await prepare(email) },
      { list: unknown, act: await prepare(`${freshId('nobody')}@example.com`) },
    ];
    // Alternates the order, so that warm-up affects both.
    if (pair % 2 === 1) tries.reverse();
    for (const { list, act } of tries) {
      const told = await tell(act);
      if (pair > 0) list.push(told);
    }
  }
  expect(new Set([...known, ...unknown].map(({ said }) => said)).size).toBe(1);
  const [a, b] = [known.map(({ ms }) => ms), unknown.map(({ ms }) => ms)];
  const isTold = Math.abs(median(a) - median(b)) > minMs && isApart(a, b);
  expect({ known: median(a), unknown: median(b), isTold }).toMatchObject({ isTold: false });
});

function median(values: readonly number[]): number {
  return values.toSorted((x, y) => x - y)[Math.floor(values.length / 2)] ?? 0;
}

/** Whether 90% of one list exceed 90% of the other, which does not happen by chance with fifteen pairs. */
function isApart(a: readonly number[], b: readonly number[]): boolean {
  const wins = a.flatMap((x) => b.map((y) => (x > y ? 1 : 0))).reduce<number>((sum, win) => sum + win, 0);
  const share = wins / (a.length * b.length);
  return share > 0.9 || share < 0.1;
}
