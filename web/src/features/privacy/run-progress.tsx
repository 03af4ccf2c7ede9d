import { isRunUnderWay, type PrivacyRun } from '@portal/domain/privacy/privacy-run';
import { placeNames, privacyPageTexts as texts, type PlaceName } from '@portal/domain/texts/privacy';
import { Group, Stack, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { BusyButton } from '../../components/ui/busy-button';
import { ProgressBar } from '../../components/ui/progress-bar';
import { useDownloadExport } from './use-download-export';

/** How far a run is; the files of a finished export. */
export function RunProgress({ run }: { run: PrivacyRun }) {
  const download = useDownloadExport();
  const { kind, state, cursor, total, place, found, expiresAt } = run;
  const isOpen = kind === 'export' && state === 'done' && expiresAt !== null;
  const placeName = place in placeNames ? placeNames[place as PlaceName] : '';
  return (
    <Stack gap={6}>
      <Text size="sm" role="status">
        {texts.states[state]}
      </Text>
      {isRunUnderWay(run) && <ProgressBar label={texts.kinds[kind]} part={total > 0 ? cursor / total : null} />}
      <Text size="xs" c="dimmed">
        {texts.progress(isRunUnderWay(run) ? placeName : '', found)}
      </Text>
      {isOpen && (
        <Group gap="xs">
          {(['pdf', 'json'] as const).map((format) => (
            <BusyButton
              key={format}
              size="compact-sm"
              variant="default"
              leftSection={<IconDownload size={14} aria-hidden />}
              onClick={() => download(run, format)}
            >
              {format === 'pdf' ? texts.downloadPdf : texts.downloadJson}
            </BusyButton>
          ))}
        </Group>
      )}
    </Stack>
  );
}
