import { minuteMs } from '@portal/domain/constants/time';
import { number } from 'yup';
import { neverEnds } from '@portal/domain/access/session';
import { sessionsApi } from '@portal/domain/contracts/sessions-api';
import { record } from '@portal/domain/fields/model';
import { idleTexts } from '@portal/domain/texts/idle';
import { onIdTokenChanged, signOut, type Auth } from 'firebase/auth';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { callApi } from '../firebase/api-client';
import { useFirebase } from '../firebase/firebase-context';
import { signInByToken } from '../firebase/sign-in';
import { dueAction } from './session-use';

const signsOfLife = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart'] as const;
const checkMs = 1_000;

const endClaims = record({ endsAt: number().default(neverEnds), latestEnd: number().default(neverEnds) });

/**
 * Ends the session of a user who has not been active for as long as the organization says: warns a minute before, then signs
 * out. The session cookie stays, and so does the screen, behind the dialog that asks for the password. The token itself ends
 * at the same time, so a browser without this page is refused as well.
 */
export default function IdleEnd({ idleMinutes }: { idleMinutes: number }) {
  const { auth } = useFirebase();
  const [warnedEnd, setWarnedEnd] = useState<number | null>(null);
  const isAsking = useRef(false);
  const continueNow = useCallback(async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    try {
      const { token } = await callApi(auth, sessionsApi.continueSession, {}, { api: 'app' });
      await signInByToken(auth, token);
    } catch {
      // Offline, or over already: the next check decides.
    } finally {
      isAsking.current = false;
    }
  }, [auth]);

  useEffect(() => {
    let activeAt = Date.now();
    let ends: { endsAt: number; latestEnd: number } | null = null;
    const stopListening = onIdTokenChanged(auth, () => {
      void endsOfSession(auth).then((next) => {
        ends = next;
      });
    });
    const note = () => {
      activeAt = Date.now();
    };
    const check = () => {
      if (!ends || isAsking.current) return;
      const now = Date.now();
      const due = dueAction({ now, activeAt, ...ends, idleMs: idleMinutes * minuteMs });
      setWarnedEnd(due === 'warn' ? ends.endsAt : null);
      if (due === 'continue') void continueNow();
      if (due === 'end') {
        ends = null;
        void signOut(auth);
      }
    };
    for (const sign of signsOfLife) window.addEventListener(sign, note, { passive: true, capture: true });
    const timer = window.setInterval(check, checkMs);
    return () => {
      stopListening();
      window.clearInterval(timer);
      for (const sign of signsOfLife) window.removeEventListener(sign, note, { capture: true });
    };
  }, [auth, idleMinutes, continueNow]);

  return (
    // Above dialogs that are open.
    <Modal
      opened={warnedEnd !== null}
      onClose={() => void continueNow()}
      zIndex={340}
      title={idleTexts.title}
      centered
      withCloseButton={false}
    >
      <Stack gap="md">
        <Text size="sm">{idleTexts.lead}</Text>
        <Group justify="flex-end">
          <Button data-autofocus onClick={() => void continueNow()}>
            {idleTexts.stay}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

/** When the session ends by its token, which is newer in all pages once one has continued it. */
async function endsOfSession(auth: Auth) {
  const result = await auth.currentUser?.getIdTokenResult().catch(() => null);
  if (!result) return null;
  const { endsAt, latestEnd } = endClaims.cast(result.claims, { stripUnknown: true, assert: false });
  return { endsAt, latestEnd: Math.max(endsAt, latestEnd) };
}
