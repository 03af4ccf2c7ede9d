import type { OrganizationWithoutBrands } from '@portal/domain/organizations/merge-organization';
import {
  changedSince,
  mayChange,
  undoOf,
  type SettingChange,
  type SettingValues,
} from '@portal/domain/organizations/setting-change';
import { settingHistoryTexts as texts } from '@portal/domain/texts/settings';
import { Group, Paper, Stack, Text } from '@mantine/core';
import { ConfirmButton } from '../../../components/ui/confirm-button';
import { formatDayAndTime } from '../../../components/ui/format';
import { Loaded } from '../../../components/ui/loaded';
import { runWithNotice } from '../../../components/ui/run-with-notice';
import { useData } from '../../../firebase/data-provider';
import { useSignedIn } from '../../../session/session-context';
import { useSettingsProof } from '../settings/use-settings-proof';
import { saveSettings } from '../settings/save-settings';
import { ChangedBrand } from './changed-brand';
import { ChangedValues } from './changed-values';
import { useSettingChanges } from './use-setting-changes';

/** The newest changes of settings and brands, each with its undo where there is one. */
export default function SettingChanges({ organization }: { organization: OrganizationWithoutBrands }) {
  const changes = useSettingChanges(organization.id);
  return (
    <Loaded live={changes}>
      {(found) =>
        found.length === 0 ? (
          <Text c="dimmed">{texts.empty}</Text>
        ) : (
          <Stack gap="sm">
            {found.map((change) => (
              <Change key={change.id} change={change} organization={organization} />
            ))}
          </Stack>
        )
      }
    </Loaded>
  );
}

interface ChangeProps {
  change: SettingChange;
  organization: OrganizationWithoutBrands;
}

function Change({ change, organization }: ChangeProps) {
  if (change.brandKind === '') return <SettingsChange change={change} organization={organization} />;
  const { before, after, brandKind, brandName } = change;
  return (
    <Paper p="sm" withBorder>
      <Group justify="space-between" align="flex-start" gap="xs" mb="xs">
        <Author change={change} />
        {Object.keys(after).length === 0 && (
          <Text size="xs" c="dimmed">
            {texts.brandDeleted}
          </Text>
        )}
      </Group>
      <Text size="sm" fw={500}>
        {texts.brand(brandName)}
      </Text>
      <ChangedBrand kind={brandKind} before={before} after={after} />
    </Paper>
  );
}

function Author({ change }: { change: SettingChange }) {
  return (
    <Text size="sm">
      <Text span fw={600} size="sm">
        {change.changedByName || change.changedBy}
      </Text>{' '}
      <Text span size="sm" c="dimmed">
        {formatDayAndTime(change.changedAt)}
      </Text>
    </Text>
  );
}

function SettingsChange({ change, organization }: ChangeProps) {
  const { firestore } = useData();
  const { user } = useSignedIn();
  const withProof = useSettingsProof();
  const earlier = undoOf(change, organization);
  const isUndone = Object.keys(earlier).length === 0;
  const isAllowed = mayChange(earlier, user.userRoles.superAdmin);
  const undo = () =>
    runWithNotice(() => withProof(earlier, () => saveSettings(firestore, organization, earlier, user)), {
      done: texts.undone,
    });
  return (
    <Paper p="sm" withBorder>
      <Group justify="space-between" align="flex-start" gap="xs" mb="xs">
        <Author change={change} />
        {isUndone ? (
          <Text size="xs" c="dimmed">
            {texts.undoneAlready}
          </Text>
        ) : isAllowed ? (
          <ConfirmButton
            size="compact-sm"
            variant="default"
            question={texts.undoQuestion}
            consequence={<UndoConsequence change={change} earlier={earlier} organization={organization} />}
            confirm={texts.undo}
            onConfirm={undo}
          >
            {texts.undo}
          </ConfirmButton>
        ) : (
          <Text size="xs" c="dimmed">
            {texts.onlySuperAdmins}
          </Text>
        )}
      </Group>
      <ChangedValues before={change.before} after={change.after} />
    </Paper>
  );
}

interface ConsequenceProps extends ChangeProps {
  earlier: SettingValues;
}

/** What an undo does, with the later changes of the same settings that it replaces. */
function UndoConsequence({ change, earlier, organization }: ConsequenceProps) {
  const later = changedSince(change, earlier, organization);
  const restored = Object.fromEntries(Object.keys(later).map((path) => [path, earlier[path]]));
  return (
    <Stack gap="xs">
      {texts.undoConsequence}
      {Object.keys(later).length > 0 && (
        <>
          <Text size="sm">{texts.changedSince}</Text>
          <ChangedValues before={later} after={restored} />
        </>
      )}
    </Stack>
  );
}
