import { isProofRecent } from '@portal/domain/access/session';
import { PortalError } from '@portal/domain/errors/portal-error';
import { needProof } from '@portal/domain/organizations/protected-settings';
import type { SettingValues } from '@portal/domain/organizations/setting-change';
import type { Auth } from 'firebase/auth';
import { useFirebase } from '../../../firebase/firebase-context';
import { useRecentProof } from '../../../session/recent-proof';

/**
 * Runs a save of settings. Where one of them is protected, users first prove who they are, unless they did lately: the
 * rules would refuse the save.
 */
export function useSettingsProof(): (changes: SettingValues, save: () => Promise<void>) => Promise<void> {
  const { auth } = useFirebase();
  const withRecentProof = useRecentProof();
  return (changes, save) =>
    withRecentProof(async () => {
      if (needProof(Object.keys(changes))) await requireRecentProof(auth);
      await save();
    });
}

/** The save itself takes a moment. */
const savingMs = 30_000;

async function requireRecentProof(auth: Auth): Promise<void> {
  const claims = (await auth.currentUser?.getIdTokenResult())?.claims;
  const provedAt = Number(claims?.provedAt ?? 0);
  if (!isProofRecent({ provedAt }, Date.now() + savingMs)) throw new PortalError('proofRequired');
}
