import { secondStepTexts } from '@portal/domain/texts/second-step';
import { Code, Group, Stack, Text } from '@mantine/core';
import { useMemo } from 'react';
import { encode } from 'uqr';
import { CopyLinkButton } from '../ui/copy-button';

/** Modules of quiet zone around a QR code (ISO/IEC 18004). */
const quietZone = 4;

/** A new key, to scan or to type. @param uri what the QR code holds. */
export function KeyToScan({ keyText, uri }: { keyText: string; uri: string }) {
  const grouped = keyText.match(/.{1,4}/g)?.join(' ') ?? keyText;
  return (
    <Stack gap="sm">
      <Text size="sm">{secondStepTexts.scan}</Text>
      <QrCode text={uri} />
      <Text size="sm">{secondStepTexts.typeKey}</Text>
      <Group gap="xs">
        <Code style={{ overflowWrap: 'anywhere' }}>{grouped}</Code>
        <CopyLinkButton label={secondStepTexts.copyKey} value={keyText} />
      </Group>
    </Stack>
  );
}

function QrCode({ text }: { text: string }) {
  const { size, path } = useMemo(() => {
    const { data, size: modules } = encode(text, { border: quietZone });
    const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size: modules, path: dark.join('') };
  }, [text]);
  return (
    <svg
      role="img"
      aria-label={secondStepTexts.qrCode}
      viewBox={`0 0 ${size} ${size}`}
      width="100%"
      style={{ maxWidth: 220, background: '#fff' }}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
