import { record } from '@portal/domain/fields/model';
import { formTexts } from '@portal/domain/texts/form';
import { passkeyTexts } from '@portal/domain/texts/passkeys';
import { maxPasskeyNameLength, type ListedPasskey } from '@portal/domain/users/passkey';
import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { string } from 'yup';
import { DialogForm } from '../../../components/form/dialog-form';
import { FormTextInput } from '../../../components/form/form-text-input';
import { ConfirmButton } from '../../../components/ui/confirm-button';
import { formatMoment } from '../../../components/ui/format';
import { runWithNotice } from '../../../components/ui/run-with-notice';
import { useFirebase } from '../../../firebase/firebase-context';
import { addPasskey, listPasskeys, removePasskey, renamePasskey } from '../../../session/passkeys';
import { useRecentProof } from '../../../session/recent-proof';
import { useCalled } from '../../../firebase/use-called';
import { CalledListView } from '../../../components/ui/called-list';

const nameSchema = record({ name: string().trim().max(maxPasskeyNameLength).required(formTexts.required) });

/** The user's passkeys. */
export function PasskeysCard() {
  const { auth } = useFirebase();
  const withRecentProof = useRecentProof();
  const { called, update } = useCalled(listPasskeys);
  const [named, setNamed] = useState<ListedPasskey | 'new'>();
  const change = (work: () => Promise<ListedPasskey[]>, done: string) =>
    runWithNotice(
      async () => {
        const passkeys = await withRecentProof(work);
        update(() => passkeys);
      },
      { done },
    );
  const save = ({ name }: { name: string }) =>
    named === 'new' || named === undefined
      ? change(() => addPasskey(auth, name), passkeyTexts.added)
      : change(() => renamePasskey(auth, { passkeyId: named.id, name }), passkeyTexts.renamed);

  return (
    <Paper component="section" aria-label={passkeyTexts.title} p="lg">
      <Stack>
        <Title order={2}>{passkeyTexts.title}</Title>
        <Text size="sm" c="dimmed">
          {passkeyTexts.lead}
        </Text>
        <CalledListView
          list={called}
          empty={passkeyTexts.empty}
          row={(passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRename={() => {
                setNamed(passkey);
              }}
              onRemove={() => change(() => removePasskey(auth, passkey.id), passkeyTexts.removed)}
            />
          )}
        />
        <Button
          w="max-content"
          variant="default"
          onClick={() => {
            setNamed('new');
          }}
        >
          {passkeyTexts.add}
        </Button>
        {named && (
          <DialogForm
            title={named === 'new' ? passkeyTexts.add : passkeyTexts.renameOf(named.name)}
            isOpen
            onClose={() => {
              setNamed(undefined);
            }}
            initialValues={{ name: named === 'new' ? '' : named.name }}
            schema={nameSchema}
            submitLabel={named === 'new' ? passkeyTexts.add : passkeyTexts.saveName}
            onSubmit={save}
          >
            <FormTextInput
              name="name"
              label={passkeyTexts.name}
              description={passkeyTexts.nameHint}
              autoComplete="off"
              data-autofocus
            />
          </DialogForm>
        )}
      </Stack>
    </Paper>
  );
}

function PasskeyRow(props: { passkey: ListedPasskey; onRename: () => void; onRemove: () => Promise<unknown> }) {
  const { name, createdAt, lastUsedAt } = props.passkey;
  return (
    <Group component="li" justify="space-between" gap="xs">
      <div>
        <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
          {name}
        </Text>
        <Text size="sm" c="dimmed">
          {passkeyTexts.created(formatMoment(createdAt))} ·{' '}
          {lastUsedAt === null ? passkeyTexts.neverUsed : passkeyTexts.lastUsed(formatMoment(lastUsedAt))}
        </Text>
      </div>
      <Group gap="xs">
        <Button variant="default" aria-label={passkeyTexts.renameOf(name)} onClick={props.onRename}>
          {passkeyTexts.rename}
        </Button>
        <ConfirmButton
          variant="default"
          aria-label={passkeyTexts.removeOf(name)}
          question={passkeyTexts.removeQuestion(name)}
          consequence={passkeyTexts.removeConsequence}
          confirm={passkeyTexts.remove}
          onConfirm={props.onRemove}
        >
          {passkeyTexts.remove}
        </ConfirmButton>
      </Group>
    </Group>
  );
}
