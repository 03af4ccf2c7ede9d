import type { Leak, Redaction } from '@portal/domain/redaction/redaction';
import { mergeRedactions } from '@portal/domain/redaction/redaction';
import { manualRedaction } from '@portal/domain/redaction/find-identifiers';
import type { RedactionRules } from '@portal/domain/redaction/redactor';
import { formTexts } from '@portal/domain/texts/form';
import { redactionTexts as texts } from '@portal/domain/texts/redaction';
import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useCallback, useEffect, useState } from 'react';
import { BusyButton } from '../../../components/ui/busy-button';
import { runWithNotice } from '../../../components/ui/run-with-notice';
import { LoadFailed, RowsLoading } from '../../../components/ui/states';
import type { ProfileCalls } from '../data/use-profile-calls';
import type { OwnedProfile } from '../data/use-profiles';
import classes from './redaction.module.css';
import { RedactedPreview } from './redacted-preview';
import { RedactionList } from './redaction-list';

interface Props {
  /** A named profile, of which a copy is made, or an anonymous one, whose list is changed. */
  profile: OwnedProfile;
  calls: ProfileCalls;
  onShow: (profileId: string) => void;
  onClose: () => void;
}

type State =
  | { step: 'loading' | 'failed' }
  | { step: 'choosing'; rules: RedactionRules }
  | { step: 'made'; count: number; leaks: Leak[] };

/**
 * What identifies the candidate, each text in its place: black by default, switched and added by hand. Then the copy is made
 * from what is left, and the outcome of its check is shown until the user closes the dialog.
 */
export function RedactionDialog({ profile: given, calls, onShow, onClose }: Props) {
  // The page behind the dialog may show another profile meanwhile: the new copy.
  const [profile] = useState(given);
  const [state, setState] = useState<State>({ step: 'loading' });
  const { id, isAnonymous } = profile;
  const find = useCallback(() => {
    calls.findIdentifying({ profileId: id }).then(
      (rules) => {
        setState({ step: 'choosing', rules });
      },
      () => {
        setState({ step: 'failed' });
      },
    );
  }, [calls, id]);
  useEffect(find, [find]);
  const change = (redactions: readonly Redaction[]) => {
    setState((now) => (now.step === 'choosing' ? { step: 'choosing', rules: { ...now.rules, redactions } } : now));
  };
  const finish = (redactions: readonly Redaction[]) =>
    runWithNotice(
      async () => {
        const request = { profileId: id, redactions: [...redactions] };
        const made = isAnonymous ? { ...(await calls.redact(request)), profileId: id } : await calls.anonymize(request);
        setState({ step: 'made', count: redactions.filter(({ isOn }) => isOn).length, leaks: made.leaks });
        onShow(made.profileId);
      },
      { done: isAnonymous ? texts.saved : texts.made },
    );
  return (
    <Modal opened onClose={onClose} title={texts.title} centered size={state.step === 'choosing' ? 1160 : 'lg'}>
      <Stack>
        {state.step === 'loading' && <RowsLoading rows={3} />}
        {state.step === 'failed' && <LoadFailed onRetry={find} />}
        {state.step === 'choosing' && (
          <>
            <Text size="sm">{texts.hint}</Text>
            <div className={classes.panes}>
              <RedactionList built={profile.source ?? profile.built} rules={state.rules} onChange={change} />
              <RedactedPreview
                built={profile.source ?? profile.built}
                rules={state.rules}
                onAdd={(text) => {
                  change(mergeRedactions([manualRedaction(text)], state.rules.redactions));
                }}
              />
            </div>
          </>
        )}
        {state.step === 'made' && <Outcome count={state.count} leaks={state.leaks} />}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {state.step === 'made' ? formTexts.close : formTexts.cancel}
          </Button>
          {state.step === 'choosing' && (
            <BusyButton variant="filled" onClick={() => finish(state.rules.redactions)}>
              {isAnonymous ? texts.save : texts.make}
            </BusyButton>
          )}
        </Group>
      </Stack>
    </Modal>
  );
}

function Outcome({ count, leaks }: { count: number; leaks: readonly Leak[] }) {
  if (leaks.length === 0) {
    return (
      <Alert color="green" icon={<IconCircleCheck size={18} aria-hidden />}>
        {texts.proof(count)}
      </Alert>
    );
  }
  return (
    <Alert color="red" icon={<IconAlertTriangle size={18} aria-hidden />} title={texts.leaks(leaks.length)}>
      <ul className={classes.plainList}>
        {leaks.map(({ text, place }, index) => (
          <li key={index}>{texts.leak(text, place)}</li>
        ))}
      </ul>
    </Alert>
  );
}
