import type { AiKind, AiSection } from '@portal/domain/contracts/profiles-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import { profileTexts } from '@portal/domain/texts/profiles';
import { notifications } from '@mantine/notifications';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ProfileCalls } from '../data/use-profile-calls';

/** Writes AI texts, one at a time; the user may cancel, and leaving the section cancels, too. */
export function useAiText(generate: ProfileCalls['generate']) {
  const [isGenerating, setGenerating] = useState(false);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);
  /** @returns null when it failed, which is shown, or was canceled. */
  const write = useCallback(
    async (kind: AiKind): Promise<AiSection | null> => {
      const own = new AbortController();
      controller.current = own;
      setGenerating(true);
      try {
        return (await generate({ kind }, own.signal)).generatedSection;
      } catch (error) {
        if (!own.signal.aborted) notifications.show({ color: 'red', message: messageOf(error) });
        return null;
      } finally {
        if (!own.signal.aborted) setGenerating(false);
      }
    },
    [generate],
  );
  const cancel = () => {
    controller.current?.abort();
    setGenerating(false);
  };
  return { isGenerating, write, cancel };
}

/** The server's message; one without a meaning for the user is replaced. */
function messageOf(error: unknown): string {
  return error instanceof PortalError && error.kind !== 'internal' && error.kind !== 'unavailable'
    ? error.userMessage
    : profileTexts.generationFailed;
}
