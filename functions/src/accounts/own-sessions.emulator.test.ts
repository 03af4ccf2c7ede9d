import { expect, test } from '@jest/globals';
import { documents } from '@portal/domain/paths/firestore-paths';
import { PortalError } from '@portal/domain/errors/portal-error';
import { cast } from '@portal/domain/testing/cast';
import { maxEndedSessions, maxListedSessions, type ListedSession } from '@portal/domain/users/user-session';
import { firestore } from '../store/firestore';
import { call, makeAccount, read, redeemed, tokenOf, write } from '../testing/emulator';
import { actorFor } from '../testing/fake-ports';
import { handlerContext, movableClock } from '../testing/handler-context';
import { mailsTo } from '../testing/mailbox';
import { endSession, listSessions } from './own-sessions';
import { signInWithPassword } from './sign-in-with-password';

const browsers = {
  laptop: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0.0.0 Safari/537.36',
  phone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Version/18.6 Mobile/15E148 Safari/604.1',
};
const places = {
  boston: { city: 'Boston', region: 'MA', country: 'United States' },
  nowhere: { city: '', region: '', country: '' },
};

async function person() {
  const made = await makeAccount('sessions');
  await write(documents.user(made.uid), { ...cast.recruiter, id: made.uid, email: made.email });
  const clock = movableClock();
  const signIn = async (userAgent: string, place: keyof typeof places = 'boston') => {
    const geolocation = { locate: () => Promise.resolve(places[place]) };
    const context = handlerContext(null, { clock, userAgent, geolocation });
    const answer = await signInWithPassword({ email: made.email, password: made.password, captcha: '' }, context);
    return await redeemed(answer.kind === 'signedIn' ? answer.token : '');
  };
  const self = (sessionId = '', sessionEpoch = 0) =>
    handlerContext({ ...actorFor('recruiter'), uid: made.uid, email: made.email, sessionId, sessionEpoch }, { clock });
  return { ...made, clock, signIn, self };
}
const list = async (token: string) =>
  (await call<{ sessions: ListedSession[] }>('/api/app/listSessions', { body: {}, token })).body.data.sessions;
const end = (sessionId: string, token: string) => call('/api/app/endSession', { body: { sessionId }, token });
const works = async (token: string) => (await call('/api/app/verifyUserToken', { token })).status === 200;

test('a user sees the sessions with device and place, and ends one without the others', async () => {
  const { signIn } = await person();
  const [laptop, phone] = [await signIn(browsers.laptop), await signIn(browsers.phone)];
  const sessions = await list(laptop);
  expect(sessions).toMatchObject([
    { browser: 'Safari', system: 'iOS', city: 'Boston', method: 'password', isOwn: false },
    { browser: 'Chrome', system: 'Windows', country: 'United States', isOwn: true },
  ]);
  expect(JSON.stringify(sessions)).not.toContain('sessionEpoch');
  expect(await end(sessions[0]?.id ?? '', laptop)).toMatchObject({ status: 200 });
  expect([await works(phone), await works(laptop)]).toEqual([false, true]);
  expect(await list(laptop)).toMatchObject([{ isOwn: true }]);
});

test('nobody ends the session of another user, and ending all empties the lists', async () => {
  const [ann, ben] = [await person(), await person()];
  const [ofAnn, ofBen] = [await ann.signIn(browsers.laptop), await ben.signIn(browsers.laptop)];
  const [session] = await list(ofAnn);
  expect(await end(session?.id ?? '', ofBen)).toMatchObject({ status: 404 });
  expect(await works(ofAnn)).toBe(true);
  const other = await ann.signIn(browsers.phone);
  await end(session?.id ?? '', other);
  expect(await read(documents.user(ann.uid))).toMatchObject({ endedSessions: [session?.id] });
  await call('/api/app/signOutEverywhere', { body: {}, token: other });
  expect(await read(documents.user(ann.uid))).toMatchObject({ endedSessions: [] });
  expect(await works(ofAnn)).toBe(false);
  expect(await list(await tokenOf(ann.uid))).toEqual([]);
});

test('a sign-in from a new device is mailed, from a known one and the first one are not', async () => {
  const { email, signIn } = await person();
  await signIn(browsers.laptop);
  await signIn(browsers.laptop);
  await signIn(browsers.phone);
  const mails = await mailsTo(email, 1, 'New sign-in to your account');
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('Safari, iOS, Boston, United States');
  // A known browser in another country is a new device.
  await signIn(browsers.laptop, 'nowhere');
  expect(await mailsTo(email, 2, 'New sign-in to your account')).toHaveLength(2);
});

test('the lists are bounded', async () => {
  const { uid, signIn, self } = await person();
  const token = await signIn(browsers.laptop);
  const [session] = await list(token);
  const many = Array.from({ length: maxEndedSessions }, (_, index) => `ended-${index}`);
  await firestore().doc(documents.user(uid)).update({ endedSessions: many });
  const refusal = endSession({ sessionId: session?.id ?? '' }, self('other')).catch(
    (error: unknown) => PortalError.from(error).kind,
  );
  expect(await refusal).toBe('conflict');
  for (let count = 0; count < maxListedSessions; count += 1) await signIn(browsers.laptop);
  expect((await listSessions({}, self())).sessions).toHaveLength(maxListedSessions);
});
